# Woorden van herhalingen en analyses.

replay-name = Herhaling
replay-title = Herhaling: { $names }
replay-not-here = Deze partij kan niet worden getoond
replay-board = Het bord
replay-controls = Door de partij bladeren
replay-first = Naar het begin
replay-back = Eén zet terug
replay-play = Afspelen
replay-pause = Pauzeren
replay-forward = Eén zet verder
replay-last = Naar het einde
replay-moment = Moment van de partij
replay-of = na { $ply } van { $plies } zetten
replay-viewpoint = Door wiens ogen
replay-open = Open
replay-public = Toeschouwers
replay-panel = Zetten en analyse
replay-moves = Zetten
replay-analysis = Analyse
replay-share = Dit moment delen
replay-download = Spelverslag
replay-check = De verdeling controleren
replay-verified = De verdeling is zoals beloofd.
replay-verified-text = Het geheim waarvan de vingerafdruk vóór de eerste kaart werd bekendgemaakt, geeft samen met de bijdragen van de spelers precies deze verdeling. Niemand kan de kaarten dus hebben gekozen toen bekend was wie er aan tafel zat.

## Analyse

replay-analyse = De partij analyseren
replay-analysis-what = Elke beslissing wordt beoordeeld op wat de speler kon weten, nooit op verborgen kaarten: hoe goed ze was, wat beter was en waarom, en hoeveel geluk er meespeelde.
replay-analysis-failed = De analyse is niet gelukt. Je kunt er opnieuw om vragen.
replay-queued = De analyse wacht op haar beurt.
replay-thinking = De partij wordt geanalyseerd.
replay-graph = Winstkans
replay-graph-line = { $name }: van { $start } naar { $end }.
replay-graph-note = Elke lijn gaat uit van wat die speler toen kon weten; daarom kunnen er meerdere tegelijk hoog staan.
replay-cost = Winstkans: { $before } → { $after }
replay-chance = Winstkans: { $chance }
replay-better = Beter:
replay-draw = Toon op het bord
replay-undraw = Terug naar wat er gespeeld is
replay-turning-points = Keerpunten
replay-no-mistakes = Geen enkele zet besliste de partij: niemand maakte een dure fout.
replay-split = Geluk en kunde
replay-player = Speler
replay-start = begin
replay-luck = geluk
replay-skill = kunde
replay-others = anderen
replay-end = einde
replay-split-note = In procentpunten van de winstkans. Geluk is wat het toeval meer gaf dan te verwachten was; kunde is wat de eigen beslissingen kostten; anderen is wat de beslissingen van de andere spelers gaven of namen. Alles is geschat.

## Nog eens proberen

replay-retry =
    { $count ->
        [one] Verbeter je fout
       *[other] Verbeter je { $count } fouten
    }
replay-exercise = Fout { $number } van { $count }
replay-exercise-task = Zoek iets beters. Bij zet { $number } koos je:
replay-exercise-judging = Je keuze wordt beoordeeld.
replay-exercise-again = Je koos hetzelfde als in de partij.
replay-exercise-next = Volgende fout
replay-exercise-leave = Terug naar de analyse
replay-play-on = Vanaf hier doorspelen
replay-play-on-text = Na zet { $ply } begint een nieuwe partij tegen de computer. Alles wat verborgen is, is hetzelfde als in deze partij. De nieuwe partij telt niet mee.
replay-play-on-begin = Spelen

## Spelverslagen van elders

replay-record = Een spelverslag openen
replay-record-text = Een spelverslag is een partij als één regel tekst. Het wordt gecontroleerd, afgespeeld en, als je wilt, geanalyseerd; er wordt niets van bewaard, behalve een analyse waarom je vraagt.
replay-choose = Kies een bestand
replay-drop = of laat het hier vallen (.jsonl)
replay-paste = Of plak een spelverslag
replay-open-record = Openen
replay-another = Een ander spelverslag
