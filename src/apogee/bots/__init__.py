"""Bots. A bot gets a twin, its own generator and a budget, and nothing else: `choose(twin, seat, rng, budget)`."""
