"""Chapter 13: merry men, smuggled like contraband."""
