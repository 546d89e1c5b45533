import { say } from '@troupe/contract/messages/message'
import type { IdentityRow } from '../../../database/tables/account-tables.ts'
import type { Actor } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { AccountContext } from '../core/account-context.ts'
import { mayUsePassword } from '../local-passwords/local-passwords.ts'
import { hasPassword } from '../secrets/passwords.ts'
import { getAccount } from '../sessions/authenticate.ts'
import * as repository from './identity-repository.ts'

type Context = Pick<AccountContext, 'db' | 'clock' | 'log' | 'singleSignOn'>

/** An identity with the provider's present name; undefined: the provider is no longer in the settings. */
export interface NamedIdentity extends IdentityRow {
  readonly providerName: string | undefined
}

/** The user's identities, and whether the account has a password that it may use. */
export async function listIdentities(
  context: Context,
  actor: Actor,
): Promise<{ identities: NamedIdentity[]; hasPassword: boolean }> {
  const { db, singleSignOn } = context
  const user = await getAccount(context, actor)
  const names = new Map(singleSignOn.providers.map(({ id, name }) => [id, name]))
  const rows = await repository.list(db, actor.userId)
  return {
    identities: rows.map((row) => ({ ...row, providerName: names.get(row.provider) })),
    hasPassword: hasPassword(user.password_hash) && (await mayUsePassword(context, actor.userId)),
  }
}

/**
 * Removes an identity of the user. Another identity or a password must remain.
 * @throws AppError `not_found`, `conflict` for the last way to sign in.
 */
export async function removeIdentity(context: Context, actor: Actor, id: string): Promise<void> {
  await context.db.transaction().execute(async (transaction) => {
    // Otherwise two removals at the same time could each rely on the other's identity.
    await repository.lockUser(transaction, actor.userId)
    const { identities, hasPassword } = await listIdentities({ ...context, db: transaction }, actor)
    if (!identities.some((identity) => identity.id === id)) {
      throw new AppError('not_found', say('single_sign_on.unknown_identity'))
    }
    const others = identities.filter((identity) => identity.id !== id && identity.providerName !== undefined)
    if (!hasPassword && others.length === 0) throw new AppError('conflict', say('single_sign_on.last_way'))
    await repository.deleteById(transaction, { id, userId: actor.userId })
  })
  context.log.info({ event: 'identity-removed', identityId: id, ...actor }, 'an identity was removed')
}
