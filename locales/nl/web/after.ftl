# Woorden over wat er op een partij volgt: wat de doorslag gaf, ratings en de afbeelding van het resultaat.

after-decided = Wat de doorslag gaf
after-rating = Rating
after-against = Tegen { $name }
after-tally = Gewonnen: { $won }, gelijk: { $drawn }, verloren: { $lost }
after-all-games = Alle partijen
after-picture = Afbeelding
after-picture-save = Afbeelding opslaan
after-picture-share = Afbeelding delen
