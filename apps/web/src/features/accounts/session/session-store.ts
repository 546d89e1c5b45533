import { accountEndpoints, type TokenPair, type User } from '@troupe/contract/accounts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { ApiError } from '../../../lib/transport/api-error.ts'
import type { TokenStorage } from '../../../lib/transport/token-storage.ts'
import type { CallEndpoint } from '../../../lib/transport/transport.ts'
import { sessionTexts } from '../auth-texts.ts'

/** How often a signed-in user is read again. */
export const recheckIntervalMs = 5 * 60 * 1000
/** Waits before a reading of the user that nobody answered is tried again. */
const retryDelaysMs = [500, 1500]

export type SessionState =
  | { status: 'loading'; user: null; notice: null }
  | { status: 'signed-in'; user: User; notice: null }
  /** `notice` says why the session ended, when it was not the person's own wish. */
  | { status: 'signed-out'; user: null; notice: string | null }

export interface Session {
  store: StoreApi<SessionState>
  /** Reads the user when a token is stored, then watches the other tabs and the clock. Returns the way to stop. */
  start: () => () => void
  /** Keeps the tokens and reads the user. Rejects, signed out, when the user cannot be read. */
  signIn: (pair: TokenPair) => Promise<void>
  /** Tells the server and forgets the tokens, whatever the server says. */
  signOut: () => Promise<void>
}

const signedOut = (notice: string | null = null): SessionState => ({ status: 'signed-out', user: null, notice })

/** Who is signed in, for the whole application. */
export function createSession({ callEndpoint, tokens }: { callEndpoint: CallEndpoint; tokens: TokenStorage }): Session {
  const store = createStore<SessionState>(() =>
    tokens.readAccessToken() === null ? signedOut() : { status: 'loading', user: null, notice: null },
  )
  // States are replaced, never merged. One that ended with a notice keeps it until somebody signs in.
  const set = (state: SessionState) => store.setState(state, true)
  const endQuietly = () => {
    if (store.getState().status !== 'signed-out') set(signedOut())
  }

  const readUser = async () => {
    const user = await retryTransient(() => callEndpoint(accountEndpoints.me))
    // Signed out while the answer was on its way.
    if (tokens.readAccessToken() === null) throw new Error(sessionTexts.noAccessToken)
    set({ status: 'signed-in', user, notice: null })
  }

  const signOut = async () => {
    try {
      if (tokens.readAccessToken() !== null) await callEndpoint(accountEndpoints.logout)
    } catch {
      // The person wants to be signed out here, whether or not the server heard of it.
    } finally {
      tokens.clear()
      endQuietly()
    }
  }

  const loadStoredSession = async () => {
    set({ status: 'loading', user: null, notice: null })
    await readUser().catch(signOut)
  }

  return {
    store,
    signOut,
    signIn: async (pair) => {
      tokens.write(pair)
      await readUser().catch(() => {
        throw new Error(sessionTexts.userUnreadable)
      })
    },
    start: () => {
      const unsubscribe = tokens.subscribe((change) => {
        if (change === 'expired') set(signedOut(sessionTexts.expired))
        else if (change === 'signed-out-elsewhere') endQuietly()
        else if (store.getState().status === 'signed-out') void loadStoredSession()
      })
      const timer = setInterval(() => {
        if (store.getState().status === 'signed-in') void readUser().catch(endQuietly)
      }, recheckIntervalMs)
      if (store.getState().status === 'loading') void loadStoredSession()
      return () => {
        clearInterval(timer)
        unsubscribe()
      }
    },
  }
}

async function retryTransient<T>(action: () => Promise<T>): Promise<T> {
  for (const delayMs of retryDelaysMs) {
    try {
      return await action()
    } catch (error) {
      if (!(error instanceof ApiError) || !error.isTransient) throw error
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
  }
  return action()
}
