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
 * @throws AppError `unauthenticated`
 */
export async function authenticate(
  { db, clock, sessionTokens }: Pick<AccountContext, 'db' | 'clock' | 'sessionTokens'>,
  accessToken: string,
): Promise<Actor> {
  const session = await sessionTokens.verify(accessToken)
  const found = await accounts.findBySession(db, { ...session, now: clock.now() })
  if (!found) throw refuse()
  const { workspace_id: workspaceId, role, ...user } = found
  const actor = { ...session, workspaceId, role }
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
