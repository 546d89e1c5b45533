import type { SessionState } from '../../features/accounts/session/session-store.ts'
import type { Visitor } from '../../features/landing/elements/visitor.ts'

/** Maps a session state to the visitor of the landing page. */
export function toVisitor(state: SessionState, onSignOut: () => void): Visitor {
  if (state.status !== 'signed-in') return { status: state.status }
  const { username, email } = state.user
  return { status: 'signed-in', username, email, onSignOut }
}
