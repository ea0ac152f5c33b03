# Zakończone gry, rozdania do sprawdzenia, rozdanie dnia i lekcje.

server-no-such-ply = { $plies ->
    [one] Ta gra ma tylko jeden ruch.
    [few] Ta gra ma tylko { $plies } ruchy.
   *[other] Ta gra ma tylko { $plies } ruchów.
  }
server-no-help-daily = W rozdaniu dnia nie ma podpowiedzi ani cofania ruchów.
server-day-not-over = Inni jeszcze grają to rozdanie. Wszystko będzie widoczne, gdy dzień się skończy.
server-day-over = Dzień tego rozdania minął i jego karty są już jawne. Można tylko poddać grę.
server-daily-not-played = Wyniki zobaczysz, gdy sam zagrasz to rozdanie.
server-not-expected = To dozwolone, ale w tej lekcji chodzi o { $expected }.
server-lesson-empty = Lekcja musi mieć co najmniej jeden ruch.
server-lesson-no-turn = W tej lekcji nie masz nic do zrobienia.

verify-missing = Zapis nie mówi, jak rozdano tę grę.
verify-secret = Sekret nie składa się z 64 cyfr szesnastkowych.
verify-commitment = Zobowiązanie w zapisie nie pasuje do sekretu.
verify-other-commitment = Zobowiązanie w zapisie jest inne niż ogłoszone przed rozdaniem.
verify-nonces = Nie ma dokładnie jednej liczby jednorazowej na każde miejsce.
verify-setup = Z sekretu i liczb jednorazowych wynika inne rozdanie niż rozegrane.
verify-reshuffle = Z sekretu i liczb jednorazowych wynika inne tasowanie niż to w ruchu { $ply }.

lesson-mandala-turns = Trzy rzeczy, które możesz zrobić w swojej turze
lesson-mandala-turns-build = Budowanie: połóż pomarańczową kartę na wzgórzu 1. Potem dobierasz do trzech kart.
lesson-mandala-turns-grow = Wzrost: połóż obie fioletowe karty na swoim polu mandali 1. Nic nie dobierasz, ale dadzą ci później pierwszeństwo wyboru.
lesson-mandala-turns-discard = Odrzucanie: odrzuć czarną kartę i dobierz inną.
lesson-mandala-destruction = Mandala zostaje ukończona i zniszczona
lesson-mandala-destruction-complete = W mandali 1 brakuje tylko żółtego. Połóż go na wzgórzu.
lesson-mandala-destruction-first = Na twoim polu jest więcej kart, więc wybierasz pierwszy. Weź czerwony: jedna karta otwiera twoją rzekę, druga trafia do misy.
lesson-mandala-destruction-second = Znów wybierasz ty. Weź zielony: to drugi kolor w twojej rzece.
lesson-mandala-river = Ile warta jest twoja rzeka
lesson-mandala-river-build = Połóż zieloną kartę na wzgórzu 2. Jeszcze jeden kolor i będzie ukończona.
lesson-mandala-river-new = Żółty jest dla ciebie nowy: jedna karta zajmuje trzecie miejsce w rzece, a ta w misie jest warta trzy punkty.
lesson-mandala-river-known = Zielony leży już na twoim drugim miejscu: karta trafia prosto do misy, za dwa punkty.
lesson-stones-turns = Artyści i wieże
lesson-stones-turns-move = Przesuń artystę z d6 na b2. Zabiera on każdy wolny kamień ze swoim wzorem; zacznij od zachodu i ustaw wieżę na polu 2.
lesson-stones-turns-again = Przesuń artystę z d6 na d2, zacznij od południa i ustaw wieżę na polu 5.
lesson-stones-scoring = Punktowanie koloru
lesson-stones-scoring-prepare = Przesuń artystę z b4 na f4, zacznij od zachodu i ustaw wieżę na polu 4.
lesson-stones-scoring-colour = Różowy leży na szczycie czterech twoich wież. Zapunktuj różowy: każda z nich przynosi punkty, a kamienie ze szczytów wędrują na mandalę.
lesson-stones-tops = Punktowanie dowolnych kamieni
lesson-stones-tops-colour = Różowy leży na szczycie więcej niż jednej twojej wieży: zapunktuj różowy.
lesson-stones-tops-any = Zdejmij kamienie ze szczytów wież 2 i 5, bez względu na kolor: punkt za każdy i miejsce na nowe wieże.
