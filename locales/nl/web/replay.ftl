# Woorden van herhalingen en analyses.

replay-name = Herhaling
replay-title = Herhaling: { $names }
replay-not-here = Deze partij kan niet worden getoond
replay-board = Het bord
replay-controls = Door de partij
replay-first = Naar het begin
replay-back = Eén zet terug
replay-play = Afspelen
replay-pause = Pauzeren
replay-forward = Eén zet verder
replay-last = Naar het einde
replay-moment = Moment van de partij
replay-of = na { $ply } van { $plies } zetten
replay-eyes = Door wiens ogen
replay-open = open
replay-public = toeschouwers
replay-panel = Zetten en analyse
replay-moves = Zetten
replay-analysis = Analyse
replay-share = Dit moment delen
replay-download = Spelverslag
replay-check = De verdeling controleren
replay-verified = De verdeling is zoals beloofd.
replay-verified-text = Het geheim waarvan de vingerafdruk vóór de eerste kaart werd bekendgemaakt, geeft samen met de bijdragen van de spelers precies deze verdeling. Niemand heeft de kaarten dus gekozen toen bekend was wie er aan tafel zat.

## Analyse

replay-analyse = De partij analyseren
replay-analysis-what = Elke beslissing wordt beoordeeld op wat de speler kon weten, nooit op verborgen kaarten: hoe goed ze was, wat beter was en waarom, en hoeveel geluk het was.
replay-analysis-failed = De analyse is niet gelukt. Je kunt er opnieuw om vragen.
replay-queued = De analyse wacht op haar beurt.
replay-thinking = De partij wordt geanalyseerd.
replay-graph = Winstkans
replay-graph-line = { $name }: van { $start } naar { $end }.
replay-cost = van { $before } naar { $after }
replay-chance = Winstkans: { $chance }
replay-better = Beter:
replay-turning-points = Keerpunten
replay-split = Geluk en vaardigheid
replay-player = Speler
replay-start = begin
replay-luck = geluk
replay-skill = spel
replay-others = anderen
replay-end = einde
replay-split-note = In procentpunten van de winstkans. Geluk is wat het toeval meer gaf dan te verwachten was; spel is wat de eigen beslissingen kostten; anderen is wat de beslissingen van de andere spelers gaven of namen. Alles is geschat.

## Spelverslagen van elders

replay-record = Een spelverslag openen
replay-record-text = Een spelverslag is een partij als één regel tekst. Het wordt gecontroleerd, herhaald en, als je wilt, geanalyseerd; er wordt niets van bewaard, behalve een analyse waarom je vraagt.
replay-choose = Kies een bestand
replay-drop = of laat het hier vallen (.jsonl)
replay-paste = Of plak een spelverslag
replay-open-record = Openen
replay-another = Een ander spelverslag
