import { AppError } from '../../app-error.ts'
import type { UserRow } from '../../database/tables.ts'
import type { Actor } from '../../http/endpoint-binding.ts'
import type { AccountContext } from './account-context.ts'
import * as accounts from './account-repository.ts'

/** The signed-in user's own account. */
export async function getAccount({ db }: Pick<AccountContext, 'db'>, actor: Actor): Promise<UserRow> {
  const user = await accounts.findById(db, actor.userId)
  // Deleted between the guard and here.
  if (!user) throw new AppError('unauthenticated', 'Authentication expired. Please log in again.')
  return user
}
