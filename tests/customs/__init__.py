"""A game of declarations, for the leak test: see game.py."""
