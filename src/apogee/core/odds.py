"""Odds: chances as views and labels tell them."""

from math import gcd
from typing import Any


def odds_json(name: str, good: int, of: int) -> dict[str, Any]:
    """A chance by its name, rounded, and exactly as a reduced fraction."""
    common = gcd(good, of)
    return {name: round(good / of, 6), "numerator": good // common, "denominator": of // common}


def rounded(good: int, of: int, whole: int) -> int:
    """A chance in parts of a whole, such as 100 for percent; only the impossible is 0, only the certain all."""
    parts = round(whole * good / of)
    return min(max(parts, 1), whole - 1) if 0 < good < of else parts
