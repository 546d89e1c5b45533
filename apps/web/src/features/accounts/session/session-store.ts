import { accountEndpoints, type TokenPair, type User } from '@troupe/contract/accounts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { ApiError } from '../../../lib/transport/api-error.ts'
import type { TokenStorage } from '../../../lib/transport/token-storage.ts'
import type { CallEndpoint } from '../../../lib/transport/transport.ts'
import { sessionTexts } from './session-texts.ts'

/** The tokens may be valid, but their user could not be read. */
export class UserUnreadableError extends Error {
  override readonly name = 'UserUnreadableError'

  constructor(cause: unknown) {
    super(sessionTexts.userUnreadable, { cause })
  }
}

/** Interval at which the signed-in user is read again. */
export const recheckIntervalMs = 5 * 60 * 1000
/** How long signing out waits for the server. */
const logoutTimeoutMs = 5000
/** Delays before retries of reading the user; the last one repeats. */
const retryDelaysMs = [500, 1500, 3000, 5000] as const
/** For how long the user is tried to be read, in milliseconds: a server is replaced by a newer version meanwhile. */
const retryForMs = 60_000

export type SessionState =
  | { status: 'loading'; user: null; notice: null }
  | { status: 'signed-in'; user: User; notice: null }
  | {
      status: 'signed-out'
      user: null
      /** Why the session ended, if the user did not end it. */
      notice: string | null
      /** Whether the user ended the session, in this tab or another. */
      isOwnWish?: boolean
    }

export interface Session {
  store: StoreApi<SessionState>
  /**
   * Reads the user if a token is stored, then watches other tabs and reads the user at intervals, except while the
   * device is offline: what is on screen, such as a mail being written, is there when it is online again. Returns a
   * function that stops it.
   */
  start: () => () => void
  /** Stores the tokens and reads the user. If that fails, signs out and rejects. */
  signIn: (pair: TokenPair) => Promise<void>
  /** Renews the tokens, and reads the user again: after a change that the tokens depend on. */
  renew: () => Promise<void>
  /** Signs out on the server and removes the tokens, whatever the response. */
  signOut: () => Promise<void>
  /** Removes the tokens of a session that the server has already ended. */
  end: () => void
  /** Replaces the signed-in user after a call changed it. */
  updateUser: (user: User) => void
}

/** State after a sign-out by the user, or for the reason in the notice. */
function signedOut(notice: string | null, isOwnWish = false): SessionState {
  return { status: 'signed-out', user: null, notice, isOwnWish }
}

interface SessionParts {
  callEndpoint: CallEndpoint
  tokens: TokenStorage
}

/** Creates the session of the application. */
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
    renew: async () => {
      const refresh_token = tokens.readRefreshToken()
      if (refresh_token === null) return
      tokens.write(await parts.callEndpoint(accountEndpoints.refresh, { body: { refresh_token } }))
      await steps.readUser()
    },
    start: () => {
      let isStopped = false
      const loadStoredSession = () => steps.loadStoredSession(() => isStopped)
      const unsubscribe = tokens.subscribe((change) => {
        if (change === 'expired') steps.set(signedOut(sessionTexts.expired))
        else if (change === 'signed-out-elsewhere') steps.sendOut(signedOut(null, true))
        else if (store.getState().status === 'signed-out') void loadStoredSession()
        // New tokens may belong to another user. If the user cannot be read now, the next interval retries.
        else void steps.readUser().catch(() => undefined)
      })
      const timer = setInterval(() => {
        if (store.getState().status === 'signed-in' && navigator.onLine) {
          void steps.readUser().catch(() => {
            if (navigator.onLine) steps.sendOutUnreadable()
          })
        }
      }, recheckIntervalMs)
      if (store.getState().status === 'loading') void loadStoredSession()
      return () => {
        isStopped = true
        clearInterval(timer)
        unsubscribe()
      }
    },
  }
}

/** Operations that the session's methods share. */
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
    // The user signed out before the response arrived.
    if (tokens.readAccessToken() === null) throw new Error(sessionTexts.noAccessToken)
    set({ status: 'signed-in', user, notice: null })
  }

  const forget = async () => {
    try {
      const isKnown = tokens.readAccessToken() !== null
      if (isKnown) await callEndpoint(accountEndpoints.logout, { timeoutMs: logoutTimeoutMs })
    } catch {
      // Signed out in this browser even if the server did not receive the call.
    } finally {
      tokens.clear()
    }
  }

  /** @param isStopped whether the tokens belong to a session that began since. */
  const loadStoredSession = async (isStopped: () => boolean) => {
    set({ status: 'loading', user: null, notice: null })
    try {
      await readUser()
    } catch {
      if (isStopped()) return
      await forget()
      sendOutUnreadable()
    }
  }

  return { set, sendOut, sendOutUnreadable, readUser, forget, loadStoredSession }
}

async function retryTransient<T>(action: () => Promise<T>): Promise<T> {
  const end = Date.now() + retryForMs
  for (let tries = 0; ; tries++) {
    try {
      return await action()
    } catch (error) {
      const delayMs = retryDelaysMs[tries] ?? retryDelaysMs[3]
      const isTransient = error instanceof ApiError && error.isTransient
      if (!isTransient || Date.now() + delayMs > end) throw error
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
  }
}
