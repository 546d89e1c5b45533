import type { SessionState } from '../features/accounts/session/session-store.ts'
import type { Visitor } from '../features/landing/visitor.ts'

/** What the landing page has to know of a session. */
export function toVisitor(state: SessionState, onSignOut: () => void): Visitor {
  if (state.status !== 'signed-in') return { status: state.status }
  const { username, email } = state.user
  return { status: 'signed-in', username, email, onSignOut }
}
