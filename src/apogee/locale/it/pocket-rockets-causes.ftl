pr-7-1-empty-hand = Non hai carte in mano, e si costruisce con quelle; prima pescane una.
pr-7-11-empty-hand = Non hai carte in mano, e per riciclare te ne serve una; pescala dove c'è un mazzo e torna qui.
