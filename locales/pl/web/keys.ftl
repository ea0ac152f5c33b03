# Klawisze stołu i jego planszy.

keys-pointer = Te klawisze działają przy stole zawsze, tylko nie podczas pisania. Litery można wyłączyć w ustawieniach.
keys-list = Pokaż tę listę
keys-escape = Odłóż wszystko
keys-enter = Zagraj lub potwierdź wybór
keys-tab = Przejdź do następnej części stołu
keys-mandala-card = Wybierz kartę z ręki albo ją odłóż
keys-mandala-count = O jedną kartę tego koloru więcej lub mniej
keys-mandala-build = Buduj wzgórze; potem 1 lub 2, jeśli możliwe są obie mandale
keys-mandala-grow = Uprawiaj swoje pole; potem 1 lub 2, jeśli możliwe są obie mandale
keys-mandala-discard = Odrzuć
keys-mandala-claim = Wybierz kolor, który bierzesz ze wzgórza
keys-mandala-cup = Zajrzyj do swojej misy
keys-mandala-pile = Przejrzyj stos odrzuconych
keys-stones-arrows = Przechodź z pola na pole
keys-stones-space = Wybierz pole
keys-stones-first = Zacznij od kamienia na północy, wschodzie, południu lub zachodzie
keys-stones-tower = Wybierz pole wieży
keys-stones-colour = Punktuj kolor; jeszcze raz: następny kolor
keys-stones-tops = Punktuj wierzchnie kamienie; potem numery wież
