import { say } from '@troupe/contract/messages/message'
import type { UserRow } from '../../../database/tables/account-tables.ts'
import type { Actor } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { AccountContext } from '../core/account-context.ts'
import * as accounts from '../core/account-repository.ts'

/**
 * Keeps the language of the user's interface and the time zone of the browser in the account; what is absent stays. Any
 * code of a language is kept: only the browser knows the languages.
 * @returns the changed account.
 * @throws AppError `unauthenticated` when the account was deleted meanwhile.
 */
export async function changePreferences(
  { db, clock }: Pick<AccountContext, 'db' | 'clock'>,
  { userId }: Actor,
  preferences: accounts.Preferences,
): Promise<UserRow> {
  const user = await accounts.replacePreferences(db, { userId, preferences, now: clock.now() })
  if (!user) throw new AppError('unauthenticated', say('accounts.session_expired'))
  return user
}
