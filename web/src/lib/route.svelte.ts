/** Addresses: which page is shown, and going to another without loading anew. */

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element).closest?.("a[href]");
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target || link.download) return;
      if (link.pathname.startsWith("/api/") || /\.\w+$/.test(link.pathname)) return; // a file, not a page
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash;
  }

  go(address: string): void {
    const isSamePage = new URL(address, location.href).pathname === location.pathname;
    history.pushState(null, "", address);
    this.read();
    if (!isSamePage) {
      scrollTo(0, 0);
      // Whoever reads by ear hears where they are.
      setTimeout(() => document.querySelector<HTMLElement>("h1[tabindex], main")?.focus({ preventScroll: true }));
    }
  }

  /** Change the address of what is shown, without another entry in the history. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    this.read();
  }
}

export const route = new Route();
