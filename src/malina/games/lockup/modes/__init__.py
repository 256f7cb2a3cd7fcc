"""Ways to play: they listen to the moments of the rules, which know nothing of them."""
