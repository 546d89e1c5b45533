import type { TokenPair } from '@troupe/contract/accounts'

const accessKey = 'access_token'
const refreshKey = 'refresh_token'

/** Changes of the tokens that were not made by this tab's session. */
type TokenChange = 'signed-in-elsewhere' | 'signed-out-elsewhere' | 'expired'

export interface TokenStorage {
  readAccessToken: () => string | null
  readRefreshToken: () => string | null
  write: (pair: TokenPair) => void
  clear: () => void
  /** Removes the tokens and tells the listeners that the session expired. */
  expire: () => void
  /** Listens for sign-ins and sign-outs in other tabs, and for expiry. Returns a function that stops it. */
  subscribe: (listener: (change: TokenChange) => void) => () => void
}

/** Stores the tokens in the browser's local storage, shared by all tabs. */
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
      // The access token is written last: its change notifies other tabs, which then need both.
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
