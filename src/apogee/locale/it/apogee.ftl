seat-you = Tu
seat-other = Giocatore { $number }
