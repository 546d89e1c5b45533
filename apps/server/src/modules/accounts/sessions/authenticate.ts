import { say } from '@troupe/contract/messages/message'
import type { UserRow } from '../../../database/tables/account-tables.ts'
import type { Actor } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { AccountContext } from '../core/account-context.ts'
import * as accounts from '../core/account-repository.ts'

/** Accounts that were read during authentication, so that the same call does not read them again. */
const accountsOfActors = new WeakMap<Actor, UserRow>()

/**
 * Returns the actor of an access token. Session, user and role are looked up on each call, in one query, so that signing out
 * and deactivation take effect at once rather than when the token expires.
 * @param workspaceId the workspace of the call; undefined: the one that is open in the session.
 * @throws AppError `unauthenticated`; `not_found` if the user is not in the named workspace.
 */
export async function authenticate(
  { db, clock, sessionTokens }: Pick<AccountContext, 'db' | 'clock' | 'sessionTokens'>,
  accessToken: string,
  workspaceId?: string,
): Promise<Actor> {
  const session = await sessionTokens.verify(accessToken)
  const named = { ...session, now: clock.now() }
  const found = await accounts.findBySession(db, { ...named, workspaceId })
  if (!found) {
    const isElsewhere = workspaceId !== undefined && (await accounts.findBySession(db, named))
    throw isElsewhere ? new AppError('not_found', say('workspaces.unknown')) : refuse()
  }
  const { workspace_id, role, ...user } = found
  const actor = { ...session, workspaceId: workspace_id, role }
  accountsOfActors.set(actor, user)
  return actor
}

/**
 * Returns the signed-in user's account, as it was when the call was authenticated.
 * @throws AppError `unauthenticated` when it no longer exists.
 */
export async function getAccount({ db }: Pick<AccountContext, 'db'>, actor: Actor): Promise<UserRow> {
  const user = accountsOfActors.get(actor) ?? (await accounts.findById(db, actor.userId))
  if (!user) throw refuse()
  return user
}

function refuse(): AppError {
  return new AppError('unauthenticated', say('accounts.session_expired'))
}
