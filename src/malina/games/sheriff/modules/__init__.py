"""The modules of the expansions, in any combination."""
