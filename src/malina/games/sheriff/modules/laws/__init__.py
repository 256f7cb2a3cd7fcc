"""Chapter 11: the laws, a block for each. They are imported for what they register."""
