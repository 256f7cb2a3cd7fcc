"""The chapters of the rulebook that hold for every game."""
