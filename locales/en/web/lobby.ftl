# Words of: lobby.
