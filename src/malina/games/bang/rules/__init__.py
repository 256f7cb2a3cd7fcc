"""The common rules, one module a chapter of the rulebook. They know no character, event or mode: those have a say at
the moments of moments.py."""
