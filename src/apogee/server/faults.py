"""What may be told of a fault: what kind it was, and where. What it was about may be secret."""

import traceback

FRAMES = 4  # how many of the innermost ones are told


def fault_facts(error: BaseException) -> dict[str, str]:
    """The kind of a fault and the places that led to it, the last one innermost, as module:function:line."""
    frames = list(traceback.walk_tb(error.__traceback__))[-FRAMES:]
    where = [f"{frame.f_globals.get('__name__', '?')}:{frame.f_code.co_name}:{line}" for frame, line in frames]
    return {"kind": type(error).__name__, "where": " ".join(where)}
