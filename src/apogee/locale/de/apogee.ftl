seat-you = Du
seat-other = Spieler { $number }
