"""The engine core that all games share. Pure and deterministic: no I/O, clock, system randomness, logging, nor game."""
