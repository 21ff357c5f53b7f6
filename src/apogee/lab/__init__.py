"""The lab: many matches between bots (simulate.py), and how fast the engine is (speed.py).

Each command is a module with `configure(parser, texts)` and `run(arguments, texts)`; cli.py calls them.
"""
