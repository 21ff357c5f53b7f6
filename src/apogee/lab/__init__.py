"""The lab: many matches between bots (simulate.py), how strong they are (arena.py), how fast the engine is (speed.py).

Each command is a module with `configure(parser, texts)` and `run(arguments, texts)`; cli.py calls them.
"""
