const storageKey = 'troupe.own-channel-token'

/** The token of a creator's page that this tab keeps for a reload; null if there is none. */
export function readOwnToken(): string | null {
  return sessionStorage.getItem(storageKey)
}

/** Keeps the token in this tab only, since it opens the page without an account. */
export function keepOwnToken(token: string): void {
  sessionStorage.setItem(storageKey, token)
}

export function forgetOwnToken(): void {
  sessionStorage.removeItem(storageKey)
}
