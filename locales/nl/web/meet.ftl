# Woorden voor mensen die elkaar treffen: uitnodigen, zoeken, wachten op de anderen.

## Uitnodigen

meet-name = Je naam
meet-name-friend = Je vriend ziet je naam in de uitnodiging. We onthouden hem voor je.
meet-name-table = De anderen zien je naam aan tafel. We onthouden hem voor je.
meet-invite = Maak de link

## Eén apparaat

meet-device-text = Namen hoeven niet; dit apparaat onthoudt ze.
meet-device = Begin

## Zoeken

meet-search =
    { $count ->
        [one] We zoeken een tegenstander
       *[other] We zoeken nog { $count } spelers
    }
meet-search-text = De partij begint zodra elke plaats bezet is. Wie hetzelfde wil spelen, komt bij jou zitten.
meet-waited = Zoektijd
meet-online =
    { $count ->
        [0] Er is nu niemand anders online.
        [one] Er is nog iemand online.
       *[other] Er zijn nog { $count } anderen online.
    }
meet-meanwhile = Speel intussen tegen de computer
meet-meanwhile-text = We waarschuwen je zodra er iemand komt zitten.
meet-cancel = Stop met zoeken
meet-back = Terug naar het zoeken
meet-instead = Of stuur de link naar een vriend
meet-found = { $name } is er: jullie partij begint.
meet-go = Naar de tafel

## Een revanche

meet-kept = Wachten op { $name }
meet-kept-text = De revanche begint zodra { $name } meedoet. De plaats blijft gereserveerd.
