# shellcheck shell=bash
# What ./test and ./play share: finding Python, virtual environments, Debian's packages. Sourced, never run.

unset PYTHONPATH PYTHONHOME PIP_USER PIP_TARGET PIP_PREFIX # meant for other programs
unset PYTHONDONTWRITEBYTECODE                              # to read every module anew takes longer than most checks
[ -n "${HOME:-}" ] || unset HOME                           # an empty one would mean the root folder

die() { echo "$*" >&2; exit 1; }

# Installs Debian packages where that is possible: as root, where there is apt-get.
apt_install() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
  echo "installing Debian's $*" >&2
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@"; } </dev/null >/dev/null 2>&1
}

# The first Python that is new enough; where PYTHON names one, that one or none.
find_python() {
  local candidate
  for candidate in "${PYTHON:-python3}" python3.11 python3.12 python3.13 python3.14; do
    "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$candidate" && return
    [ -z "${PYTHON:-}" ] || return 1
  done
  return 1
}

# need_python: sets python, or says what is missing.
need_python() {
  python=$(find_python) && return
  [ -z "${PYTHON:-}" ] || die "PYTHON names $PYTHON, which is not a Python 3.11 or newer; name another, or none."
  { apt_install python3 python3-venv && python=$(find_python); } ||
    die "there is no Python 3.11 or newer; install one (Debian: python3, python3-venv), or name it: PYTHON=its/path $0"
}

# make_venv FOLDER: an empty virtual environment of $python, whatever was there before.
make_venv() {
  local said missing="ensurepip is not|No module named"
  rm -rf "$1" && said=$("$python" -m venv "$1" 2>&1) && return
  if [[ $said =~ $missing ]] && apt_install python3-venv; then
    said=$("$python" -m venv --clear "$1" 2>&1) && return
  fi
  rm -rf "$1"
  ! [[ $said =~ $missing ]] ||
    die "$python cannot make a virtual environment; install its venv module (Debian: apt install python3-venv)."
  setup_failed "$1" "$said"
}

# setup_failed FOLDER WHAT-WAS-SAID: ends with one line about what to do; what was said comes before it if that is unclear.
setup_failed() {
  local free
  free=$(df -Pk . 2>/dev/null | awk 'NR == 2 { print $4 }')
  if [[ $2 =~ "Permission denied"|"Read-only file system" ]]; then
    die "$PWD cannot be written to; give yourself the right to, or copy the folder to where you have it."
  elif [[ $2 =~ "No space left"|"Errno 28"|"uota exceeded" ]] || [ "${free:-20000}" -lt 20000 ]; then
    die "the disk is full: $1 and the pages need about 400 MB in $PWD; make room, and start again."
  elif [[ $2 =~ "DO NOT MATCH THE HASHES" ]]; then
    die "the package registry has sent a file that is not the locked one; nothing of it was installed."
  elif [[ $2 =~ "onnection"|"timed out"|"resol"|"Max retries"|"SSL"|"No matching distribution"|"HTTP error" ]]; then
    die "the package registry cannot be reached, or lacks a file; see to the network and pip's settings, and start again."
  fi
  [ -z "$2" ] || hide_registry <<<"$2" >&2
  die "$1 could not be set up, as said above."
}

# Takes the registry's host out of what installers say: settings of this machine, not for logs.
hide_registry() { sed -E "s#file://[^' ]+|(://|host=')[^/' ]+#\1(registry)#g"; }

# compile_with PYTHON: the compiled program, in build/compiled.
compile_with() {
  local -a needs
  read -ra needs < <("$1" tools/compile.py --needs)
  [ ${#needs[@]} = 0 ] || apt_install "${needs[@]}"
  "$1" tools/compile.py
}
