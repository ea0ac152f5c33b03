# Dlaczego osoba lub żądanie zostaje zatrzymane już przy drzwiach.

server-name-taken = Ta nazwa jest już zajęta.
server-label-invalid = Opis musi mieć od 1 do 60 widocznych znaków.
server-password-invalid = Hasło musi mieć od 8 do 200 znaków.
server-wrong-password = Błędna nazwa lub hasło.
server-wrong-recovery = Błędna nazwa lub kod odzyskiwania.
server-already-account = Masz już konto.
server-account-needed = To jest możliwe tylko na koncie z hasłem.
server-guest-sits = Jako gość masz miejsca przy stołach; po zalogowaniu już na nie nie wrócisz ani nikt inny ich nie zajmie. Zalogować się mimo to i porzucić profil gościa?
server-banned = To konto jest zablokowane.
server-scope-missing = Token programu na to nie pozwala.
server-scopes-empty = Token musi na coś pozwalać.
server-person-needed = To może zrobić tylko człowiek w przeglądarce, nie program.
server-settings-too-large = Te ustawienia zajmują za dużo miejsca.
server-cross-site = To żądanie wysłała inna strona internetowa, więc nie zostało wykonane.
server-method-not-allowed = Ten adres istnieje, ale nie obsługuje takiego żądania.
server-json-needed = Treść żądania musi być w formacie JSON (Content-Type: application/json).
server-socket-needed = Pod tym adresem działa tylko WebSocket.
server-internal = Coś poszło u nas nie tak. To nie twoja wina i nic się nie zmieniło.
