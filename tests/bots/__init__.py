"""What bots make of a game."""
