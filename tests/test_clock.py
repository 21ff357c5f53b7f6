"""The server's time: nobody is locked out and nothing decided when the machine's clock is put forward or back."""

from __future__ import annotations

import pytest

from apogee.server.clock import SteadyClock, put_off
from apogee.server.limits import Buckets


class Machine:
    """A machine whose clock can be put."""

    def __init__(self) -> None:
        self.wall = 1_000_000.0
        self.passed = 50.0

    def wait(self, seconds: float) -> None:
        self.wall += seconds
        self.passed += seconds

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.wall, lambda: self.passed)


def test_it_is_the_machines_time_while_that_goes_on_evenly() -> None:
    machine = Machine()
    clock = machine.clock()
    for _ in range(100):
        machine.wait(7.3)
        assert clock() == pytest.approx(machine.wall)


@pytest.mark.parametrize("jump", [-10 * 365 * 86_400, -7 * 86_400, -3_601, 3_601, 2 * 86_400, 10 * 365 * 86_400])
def test_a_clock_that_was_put_far_away_is_not_followed(jump: float) -> None:
    """Or everybody would have half their time, or twice as much, for years."""
    machine = Machine()
    clock = machine.clock()
    before = clock()
    machine.wall += jump
    for _ in range(1_000):
        machine.wait(7)
        before += 7
        assert clock() == pytest.approx(before)
    machine.wall -= jump  # and all is as it was
    machine.wait(7)
    assert clock() == pytest.approx(machine.wall)


@pytest.mark.parametrize("jump", [-3_600, -120, 120, 3_600])
def test_a_jump_is_followed_slowly(jump: float) -> None:
    """A minute later, between half a minute and one and a half have gone by; after a while it is right again."""
    machine = Machine()
    clock = machine.clock()
    before = clock()
    machine.wall += jump
    assert clock() == before
    last = before
    for second in range(1, 61):
        machine.wait(1)
        assert 0.5 <= clock() - last <= 1.5, second
        last = clock()
    machine.wait(2 * abs(jump))
    assert clock() == pytest.approx(machine.wall)


@pytest.mark.parametrize("jumps", [(-120.0,), (3_600.0, -3_600.0), (-3_600.0, 3_600.0)])
def test_a_limit_is_the_same_whatever_the_machines_clock_does(jumps: tuple[float, ...]) -> None:
    """An hour ahead and back had locked everybody out for an hour."""
    machine = Machine()
    clock = machine.clock()
    buckets = Buckets(per_second=1, most=3)
    assert [buckets.take("ada", clock()) for _ in range(4)] == [0, 0, 0, 1]
    for jump in jumps:
        machine.wall += jump
        buckets.take("bob", clock())
    assert buckets.take("ada", clock()) == 1
    machine.wait(2.1)
    assert buckets.take("ada", clock()) == 0


def test_a_limit_forgives_a_time_that_goes_back() -> None:
    buckets = Buckets(per_second=1, most=3)
    assert buckets.take("ada", 1_000.0) == 0
    assert [buckets.take("ada", 10.0) for _ in range(3)] == [0, 0, 1]
    assert buckets.take("ada", 11.0) == 0


def test_it_does_not_go_back_where_the_time_that_passes_does() -> None:
    """Processors of one machine may differ by milliseconds, and whoever asks changes between them."""
    machine = Machine()
    clock = machine.clock()
    last = clock()
    for step in (1.0, -0.02, 0.01, -0.02, 0.5, -3.0, 0.1):
        machine.passed += step
        machine.wall += step
        assert clock() >= last
        last = clock()
    machine.wait(60)
    assert 25 < clock() - last < 95


@pytest.mark.parametrize(
    ("away", "deadline"),
    [
        ([], 100),
        ([(10, 20)], 100),  # before it was set
        ([(60, 75)], 115),
        ([(10, 20), (60, 75), (110, 120)], 125),  # not over yet, the second time
        ([(60, 75), (116, 120)], 115),  # over before
        ([(40, 55)], 105),  # it was set meanwhile, by a clock that went back
    ],
)
def test_a_deadline_waits_while_the_server_is_down(away: list[tuple[float, float]], deadline: float) -> None:
    assert put_off(100, 50, away) == deadline
