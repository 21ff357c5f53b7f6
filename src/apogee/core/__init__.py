"""What every game stands on: positions as plain data, chance as a player, one door in and one exit out.

Start reading at state.py, the contract; match.py is the authority that runs a match by it.
"""
