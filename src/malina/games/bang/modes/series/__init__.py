"""Chapter 13: games for money."""
