# Dlaczego osoba lub żądanie zostaje zatrzymane już przy drzwiach.

server-name-taken = Ta nazwa jest już zajęta.
server-label-invalid = Opis musi mieć od 1 do 60 widocznych znaków.
server-password-invalid = Hasło musi mieć od 8 do 200 znaków.
server-wrong-password = Błędna nazwa lub hasło.
server-wrong-recovery = Błędna nazwa lub kod odzyskiwania.
server-already-account = Masz już konto.
server-account-needed = To jest możliwe tylko na koncie z hasłem.
server-guest-sits = Jako gość siedzisz przy stołach i nikt nie mógłby już zająć tam twojego miejsca. Zalogować się mimo to i porzucić gościa?
server-banned = To konto jest zablokowane.
server-scope-missing = Token programu na to nie pozwala.
server-scopes-empty = Token musi na coś pozwalać.
server-person-needed = To może zrobić tylko człowiek w przeglądarce, nie program.
server-settings-too-large = Te ustawienia są za duże.
server-cross-site = To żądanie wysłała inna strona internetowa, więc nie zostało wykonane.
server-method-not-allowed = Pod tym adresem coś jest, ale nie można z tym zrobić właśnie tego.
server-json-needed = Oczekiwany jest JSON (Content-Type: application/json).
server-socket-needed = Pod tym adresem jest tylko WebSocket.
server-internal = Coś poszło u nas nie tak. To nie twoja wina i nic się nie zmieniło.
