"""The modules: what they change."""
