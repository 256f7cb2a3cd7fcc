"""What all games share. Pure: no web, no clock, no randomness of the machine, no logging, and no game."""
