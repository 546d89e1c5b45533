import { accountEndpoints, type TokenPair, type User } from '@troupe/contract/accounts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { ApiError } from '../../../lib/transport/api-error.ts'
import type { TokenStorage } from '../../../lib/transport/token-storage.ts'
import type { CallEndpoint } from '../../../lib/transport/transport.ts'
import { sessionTexts } from './session-texts.ts'

/** The tokens are good, as far as is known, but whose they are could not be read. */
export class UserUnreadableError extends Error {
  override readonly name = 'UserUnreadableError'

  constructor(cause: unknown) {
    super(sessionTexts.userUnreadable, { cause })
  }
}

/** How often a signed-in user is read again. */
export const recheckIntervalMs = 5 * 60 * 1000
/** How long a person who signs out may have to wait for the server. */
const logoutTimeoutMs = 5000
/** Pauses before a failed reading of the user is retried. */
const retryDelaysMs = [500, 1500]

export type SessionState =
  | { status: 'loading'; user: null; notice: null }
  | { status: 'signed-in'; user: User; notice: null }
  | {
      status: 'signed-out'
      user: null
      /** Why the session ended, when it was not the person's own wish. */
      notice: string | null
      /** Whether the person signed out, in this tab or another, rather than being sent out. */
      isOwnWish?: boolean
    }

export interface Session {
  store: StoreApi<SessionState>
  /** Reads the user when a token is stored, then watches the other tabs and the clock. Returns the way to stop. */
  start: () => () => void
  /** Keeps the tokens and reads the user. Rejects, signed out, when the user cannot be read. */
  signIn: (pair: TokenPair) => Promise<void>
  /** Tells the server and forgets the tokens, whatever the server says. */
  signOut: () => Promise<void>
  /** Forgets the tokens of a session that the server has ended already. */
  end: () => void
  /** Takes over what a call has changed of the signed-in user. */
  updateUser: (user: User) => void
}

/** Signed out by the user, or for the reason in the notice. */
function signedOut(notice: string | null, isOwnWish = false): SessionState {
  return { status: 'signed-out', user: null, notice, isOwnWish }
}

interface SessionParts {
  callEndpoint: CallEndpoint
  tokens: TokenStorage
}

/** The session of the application. */
export function createSession(parts: SessionParts): Session {
  const { tokens } = parts
  const store = createStore<SessionState>(() =>
    tokens.readAccessToken() === null ? signedOut(null) : { status: 'loading', user: null, notice: null },
  )
  const steps = createSteps(store, parts)
  return {
    store,
    signOut: async () => {
      await steps.forget()
      steps.set(signedOut(null, true))
    },
    end: () => {
      tokens.clear()
      steps.set(signedOut(null, true))
    },
    updateUser: (user) => {
      if (store.getState().status === 'signed-in') steps.set({ status: 'signed-in', user, notice: null })
    },
    signIn: async (pair) => {
      tokens.write(pair)
      try {
        await steps.readUser()
      } catch (error) {
        tokens.clear()
        throw new UserUnreadableError(error)
      }
    },
    start: () => {
      const unsubscribe = tokens.subscribe((change) => {
        if (change === 'expired') steps.set(signedOut(sessionTexts.expired))
        else if (change === 'signed-out-elsewhere') steps.sendOut(signedOut(null, true))
        else if (store.getState().status === 'signed-out') void steps.loadStoredSession()
        // New tokens may belong to another user. If the user cannot be read now, the next check will.
        else void steps.readUser().catch(() => undefined)
      })
      const timer = setInterval(() => {
        if (store.getState().status === 'signed-in') void steps.readUser().catch(steps.sendOutUnreadable)
      }, recheckIntervalMs)
      if (store.getState().status === 'loading') void steps.loadStoredSession()
      return () => {
        clearInterval(timer)
        unsubscribe()
      }
    },
  }
}

/** Dependencies of sign-in and sign-out. */
function createSteps(store: StoreApi<SessionState>, { callEndpoint, tokens }: SessionParts) {
  // States are replaced, never merged.
  const set = (state: SessionState) => store.setState(state, true)
  // A session that ended with a notice keeps it until the next sign-in or sign-out.
  const sendOut = (state: SessionState) => {
    if (store.getState().status !== 'signed-out') set(state)
  }
  const sendOutUnreadable = () => sendOut(signedOut(sessionTexts.userUnreadable))

  const readUser = async () => {
    const user = await retryTransient(() => callEndpoint(accountEndpoints.me))
    // Signed out while the answer was on its way.
    if (tokens.readAccessToken() === null) throw new Error(sessionTexts.noAccessToken)
    set({ status: 'signed-in', user, notice: null })
  }

  const forget = async () => {
    try {
      const isKnown = tokens.readAccessToken() !== null
      if (isKnown) await callEndpoint(accountEndpoints.logout, { timeoutMs: logoutTimeoutMs })
    } catch {
      // Signed out here, whether or not the server heard of it.
    } finally {
      tokens.clear()
    }
  }

  const loadStoredSession = async () => {
    set({ status: 'loading', user: null, notice: null })
    try {
      await readUser()
    } catch {
      await forget()
      sendOutUnreadable()
    }
  }

  return { set, sendOut, sendOutUnreadable, readUser, forget, loadStoredSession }
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
