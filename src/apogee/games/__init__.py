"""The games, one package each, all of the same anatomy. No game imports another."""
