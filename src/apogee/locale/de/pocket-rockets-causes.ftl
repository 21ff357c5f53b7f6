pr-7-1-empty-hand = Deine Hand ist leer, und gebaut wird mit Handkarten; zieh zuerst eine.
pr-7-11-empty-hand = Deine Hand ist leer, und zum Recyceln brauchst du eine Handkarte; zieh eine, wo ein Stapel liegt, und komm zurück.
