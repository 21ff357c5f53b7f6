"""The terminal: line by line, drawn with colour where there is any, told in plain sentences with --plain."""
