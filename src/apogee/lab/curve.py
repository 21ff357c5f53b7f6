"""The learning curve, drawn: the share of wins over the matches learned from, each with its interval."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

from apogee.lab.figures import number
from apogee.locale.texts import Texts

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 60, 620, 50, 310
FONT = 'font-family="sans-serif" font-size="13"'
LINES = (0.0, 0.25, 0.5, 0.75, 1.0)


class Point(NamedTuple):
    """After so many matches, the share of wins and its interval."""

    matches: int
    share: float
    low: float
    high: float


def draw(curve: Sequence[Point], title: str, texts: Texts) -> str:
    """An SVG picture."""
    most = max((point.matches for point in curve), default=1)

    def x(matches: int) -> str:
        return f"{LEFT + (RIGHT - LEFT) * matches / most:.1f}"

    def y(share: float) -> str:
        return f"{BOTTOM - (BOTTOM - TOP) * share:.1f}"

    band = [f"{x(point.matches)},{y(point.high)}" for point in curve]
    band += [f"{x(point.matches)},{y(point.low)}" for point in reversed(curve)]
    axis = texts("train-curve-matches")
    line = [f"{x(point.matches)},{y(point.share)}" for point in curve]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {FONT}>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="28" font-size="16">{escape(title)}</text>',
    ]
    for share in LINES:
        parts.append(f'<line x1="{LEFT}" x2="{RIGHT}" y1="{y(share)}" y2="{y(share)}" stroke="#cccccc"/>')
        label = f"{number(texts, 100 * share)} %"
        parts.append(f'<text x="{LEFT - 8}" y="{y(share)}" dy="4" text-anchor="end">{label}</text>')
    parts += [
        f'<polygon points="{" ".join(band)}" fill="#b9d4f0"/>',
        f'<polyline points="{" ".join(line)}" fill="none" stroke="#0b5cad" stroke-width="2"/>',
        *(f'<circle cx="{x(point.matches)}" cy="{y(point.share)}" r="3" fill="#0b5cad"/>' for point in curve),
        f'<text x="{LEFT}" y="{BOTTOM + 20}">0</text>',
        f'<text x="{RIGHT}" y="{BOTTOM + 20}" text-anchor="end">{number(texts, most)}</text>',
        f'<text x="{(LEFT + RIGHT) / 2}" y="{BOTTOM + 40}" text-anchor="middle">{escape(axis)}</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"
