# Zakończone partie, rozdania do sprawdzenia, rozdanie dnia i lekcje.

server-no-such-ply = { $plies ->
    [one] Ta partia ma tylko jeden ruch.
    [few] Ta partia ma tylko { $plies } ruchy.
   *[other] Ta partia ma tylko { $plies } ruchów.
  }
server-no-help-daily = W rozdaniu dnia nie ma podpowiedzi ani cofania ruchów.
server-day-not-over = Inni jeszcze grają to rozdanie. Wszystko będzie widoczne, gdy dzień się skończy.
server-day-over = Dzień tego rozdania minął i jego karty są już jawne. Można tylko poddać partię.
server-daily-not-played = Wyniki zobaczysz, gdy zagrasz to rozdanie.
server-not-expected = To dozwolone, ale w tej lekcji chodzi o { $expected }.
server-lesson-empty = Lekcja musi mieć co najmniej jeden ruch.
server-lesson-no-turn = W tej lekcji nie masz nic do zrobienia.

verify-missing = Zapis nie mówi, jak rozdano tę partię.
verify-secret = Sekret nie składa się z 64 cyfr szesnastkowych.
verify-commitment = Zobowiązanie w zapisie nie pasuje do sekretu.
verify-other-commitment = Zobowiązanie w zapisie jest inne niż ogłoszone przed rozdaniem.
verify-nonces = Nie ma dokładnie jednej liczby jednorazowej na każde miejsce.
verify-setup = Z sekretu i liczb jednorazowych wynika inne rozdanie niż rozegrane.
verify-reshuffle = Z sekretu i liczb jednorazowych wynika inne tasowanie niż to w ruchu { $ply }.

lesson-mandala-turns = Trzy rzeczy, które możesz zrobić w swojej turze
lesson-mandala-turns-build = Buduj wzgórze: połóż jedną pomarańczową kartę na wzgórzu I. Potem dobierasz trzy karty, najwyżej do ośmiu na ręce.
lesson-mandala-turns-grow = Uprawiaj pole: połóż obie fioletowe karty na swoim polu mandali I. Nic nie dobierasz, ale większe pole daje później pierwszy wybór.
lesson-mandala-turns-discard = Odrzuć: połóż czarną kartę na stosie odrzuconych i dobierz za nią inną.
lesson-mandala-colours = Zasada unikalności koloru
lesson-mandala-colours-same = W jednej mandali kolor leży tylko w jednym miejscu. Czarny leży już na wzgórzu I, więc tam może trafić go więcej: połóż na nim czarną kartę.
lesson-mandala-colours-own = Fioletowy leży na twoim polu mandali I: na to wzgórze trafić nie może, ale pole przyjmie go więcej. Połóż tam obie fioletowe karty.
lesson-mandala-colours-other = Czerwony leży na polu przeciwnika w mandali I, więc w tej mandali nie położysz go nigdzie. Mandala II jest od niej niezależna: połóż czerwoną kartę na wzgórzu II.
lesson-mandala-destruction = Mandala zostaje ukończona i zniszczona
lesson-mandala-destruction-complete = W mandali I brakuje tylko żółtego. Połóż żółtą kartę na wzgórzu, a mandala będzie ukończona.
lesson-mandala-destruction-first = Na twoim polu jest więcej kart, więc pierwszy wybór masz ty. Weź czerwony: jedna karta otwiera twoją rzekę, druga trafia do misy.
lesson-mandala-destruction-second = Wybieracie na zmianę, za każdym razem wszystkie karty jednego koloru. Weź zielony: to drugi kolor w twojej rzece.
lesson-mandala-river = Ile warta jest twoja rzeka
lesson-mandala-river-build = Połóż zieloną kartę na wzgórzu II. Jeszcze jeden kolor i mandala będzie ukończona.
lesson-mandala-river-new = Żółty jest dla ciebie nowy: jedna karta zajmuje trzecie miejsce w rzece, druga trafia do misy i jest warta trzy punkty.
lesson-mandala-river-known = Zielony leży już na twoim drugim miejscu: karta trafia prosto do misy, za dwa punkty.
lesson-mandala-choice = Kto ma pierwszy wybór
lesson-mandala-choice-level = Na polu przeciwnika w mandali I leżą dwie karty, na twoim jedna. Połóż tam jedną fioletową kartę i będzie po równo.
lesson-mandala-choice-first = Mandalę ukończył twój przeciwnik. Gdy pola są równe, pierwszy wybór ma ten drugi gracz, czyli ty. Weź czerwony.
lesson-mandala-choice-second = Gdyby przy dwóch do dwóch mandala została ukończona przez ciebie, zaczynałby przeciwnik. Teraz weź zielony.
lesson-mandala-empty = Puste pole
lesson-mandala-empty-grow = W mandali II brakuje tylko czerwonego, a uprawianiem pola też można ukończyć mandalę. Połóż jedną czerwoną kartę na swoim polu.
lesson-mandala-empty-first = Przeciwnik nie ma tu na polu żadnej karty. Pierwszy wybór masz ty: weź fioletowy.
lesson-mandala-empty-second = Przeciwnik wziął pomarańczowy, ale przy pustym polu karta trafiła na stos odrzuconych. Weź zielony: ty zachowujesz to, co wybierasz.
lesson-mandala-deck = Gdy talia się wyczerpie
lesson-mandala-deck-build = W talii zostało sześć kart. Połóż pomarańczową kartę na wzgórzu I i dobierz trzy z nich.
lesson-mandala-deck-last = Połóż fioletową kartę na wzgórzu I: dobierasz ostatnią kartę talii. Odrzucone karty po przetasowaniu tworzą nową, a następne zniszczenie mandali kończy grę.
lesson-mandala-deck-first = Mandala jest ukończona, a twoje pole większe. Weź pomarańczowy: trzy karty do misy, po cztery punkty każda.
lesson-mandala-deck-second = Weź zielony. Z tym ostatnim kolorem mandala znika i gra się kończy.
lesson-mandala-end = Szósty kolor
lesson-mandala-end-complete = W twojej rzece są cztery kolory. W mandali II brakuje zielonego, a pola są tam równe: połóż na swoim polu obie zielone karty, żeby ją ukończyć i mieć pierwszy wybór.
lesson-mandala-end-fifth = Fioletowego nie ma jeszcze w twojej rzece: weź go, zajmie piąte miejsce.
lesson-mandala-end-sixth = Czarny to twój szósty kolor. Weź go: pełna rzeka kończy grę i liczą się karty w misach.
lesson-stones-turns = Artyści i wieże
lesson-stones-turns-move = Przestaw artystę z gwiazdą z d6 na b2. Bierze gwiazdy wokół siebie: te z a2 i b1. Gwiazda na c2 zostaje, bo obok niej stoi inny artysta. Zacznij od zachodu i postaw wieżę na polu 2.
lesson-stones-turns-again = Przestaw artystę z pierścieniem z d6 na d2. Bierze pierścienie z d1 i d3. Zacznij od południa i postaw wieżę na polu 5.
lesson-stones-order = Kolejność w wieży
lesson-stones-order-first = Przestaw artystę z pierścieniem z d6 na b6. Wybierasz tylko pierwszy kamień, następne bierzesz zgodnie z ruchem wskazówek zegara. Zacznij od wschodu: fioletowy, potem żółty, a na wierzchu fioletowy. Postaw wieżę na polu 3.
lesson-stones-order-again = Przestaw go z powrotem na d6, zacznij od zachodu i postaw wieżę na polu 5. Na wierzchu znów jest fioletowy.
lesson-stones-order-score = O tym, w jakim kolorze wieża punktuje, decyduje tylko kamień na wierzchu. Fioletowy jest na wierzchu dwóch wież: zapunktuj fioletowy.
lesson-stones-scoring = Punktowanie koloru
lesson-stones-scoring-colour = Różowy jest na wierzchu czterech twoich wież. Zapunktuj różowy: każda z czterech wież daje tyle, ile jej pole, razem 14 punktów, a ich wierzchnie kamienie trafiają na planszę mandali.
lesson-stones-scoring-below = Na wierzchu leżą teraz kamienie, które były pod nimi. Fioletowy jest na wierzchu dwóch wież, raz z pierścieniem, raz z gwiazdą: symbole nie mają znaczenia. Zapunktuj fioletowy.
lesson-stones-spaces = Pięć pól, pięć sposobów punktowania
lesson-stones-spaces-tall = Pole 4 lubi wysokie wieże. Przestaw artystę z gwiazdą z b2 na f4, zacznij od wschodu i postaw wieżę z trzech kamieni na polu 4.
lesson-stones-spaces-heights = Pole 1 liczy różne wysokości na twojej planszy. Przestaw artystę z pierścieniem z d2 na b4, zacznij od południa i postaw wieżę z czterech kamieni na polu 1.
lesson-stones-spaces-violet = Zapunktuj fioletowy: pojedynczy kamień daje 4 punkty na polu 2, ale tylko 1 na polu 3, a wieża z trzech kamieni daje 4 na polu 4.
lesson-stones-spaces-yellow = Zapunktuj żółty: pole 1 liczy trzy wysokości (0, 2 i 4), a pole 5 daje punkt za każdy kolor wieży i jeszcze jeden.
lesson-stones-tops = Punktowanie dowolnych kamieni
lesson-stones-tops-any = Możesz też zdjąć dowolne wierzchnie kamienie, po jednym punkcie za każdy. Zdejmij różowy z wieży 5: pod nim leży żółty.
lesson-stones-tops-colour = Teraz żółty jest na wierzchu czterech twoich wież zamiast trzech. Zapunktuj żółty.
lesson-stones-track = Plansza mandali
lesson-stones-track-two = Zapunktowane kamienie zakrywają po jednym polu planszy mandali. Następne pole daje +2: zapunktuj różowy.
lesson-stones-track-prepare = Pole 30 daje +1. Przestaw artystę z gwiazdą z b6 na b4, zacznij od północy i postaw wieżę na polu 3: wtedy trzy wieże pokazują niebieski.
lesson-stones-track-one = Zapunktuj niebieski: pierwszy kamień zakrywa pole 30. Sześć pól dalej czekają dwie dłonie.
lesson-stones-end = Cele i koniec gry
lesson-stones-end-yellow = Twoje cele to „na wierzchu wież same pierścienie” i „dokładnie 4 kamienie”. Każda wieża ma pokazywać różowy: zdejmij żółty z wieży 5 za jeden punkt.
lesson-stones-end-blue = Teraz zdejmij niebieski z wieży 4.
lesson-stones-end-pink = Zapunktuj różowy. Twoje kamienie zakrywają dwie dłonie na polu 36: ta runda jest ostatnia. Na planszy zostaje jeden pierścień, więc cel z pierścieniami jest spełniony.
