import type { TokenPair } from '@troupe/contract/accounts'

const accessKey = 'access_token'
const refreshKey = 'refresh_token'

/** Changes of the tokens that this tab's session did not make. */
type TokenChange = 'signed-in-elsewhere' | 'signed-out-elsewhere' | 'expired'

export interface TokenStorage {
  readAccessToken: () => string | null
  readRefreshToken: () => string | null
  write: (pair: TokenPair) => void
  clear: () => void
  /** Clears, and tells the listeners that the session ended by itself. */
  expire: () => void
  /** Hears of other tabs signing in or out, and of expiry. Returns the way to stop. */
  subscribe: (listener: (change: TokenChange) => void) => () => void
}

/** The tokens in the browser's local storage, shared by all tabs. */
export function createTokenStorage(storage: Storage = window.localStorage): TokenStorage {
  const listeners = new Set<(change: TokenChange) => void>()
  const clear = () => {
    storage.removeItem(refreshKey)
    storage.removeItem(accessKey)
  }
  return {
    readAccessToken: () => storage.getItem(accessKey),
    readRefreshToken: () => storage.getItem(refreshKey),
    write: (pair) => {
      // The access token last: other tabs are told of it, and then both must be there.
      storage.setItem(refreshKey, pair.refresh_token)
      storage.setItem(accessKey, pair.access_token)
    },
    clear,
    expire: () => {
      clear()
      for (const listener of listeners) listener('expired')
    },
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        // A null key means that everything was cleared.
        if (event.key !== accessKey && event.key !== null) return
        listener(storage.getItem(accessKey) === null ? 'signed-out-elsewhere' : 'signed-in-elsewhere')
      }
      listeners.add(listener)
      window.addEventListener('storage', onStorage)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', onStorage)
      }
    },
  }
}
