import { say } from '@troupe/contract/messages/message'
import { AppError } from '../../../lib/app-error.ts'
import type { AccountContext } from '../core/account-context.ts'
import { isExempt } from './password-exemption-repository.ts'

type Context = Pick<AccountContext, 'db' | 'singleSignOn'>

/** Whether this account may use a password or passkey: all may, unless local passwords are off; then only exempt ones. */
export async function mayUsePassword({ db, singleSignOn }: Context, userId: string): Promise<boolean> {
  return singleSignOn.hasLocalPasswords || (await isExempt(db, userId))
}

/** @throws AppError `forbidden` where local passwords are off. */
export function requireLocalPasswords({ singleSignOn }: Pick<AccountContext, 'singleSignOn'>): void {
  if (!singleSignOn.hasLocalPasswords) throw refusePasswords()
}

/** @throws AppError `forbidden` where local passwords are off, and the account is not exempt. */
export async function requirePasswordFor(context: Context, userId: string): Promise<void> {
  if (!(await mayUsePassword(context, userId))) throw refusePasswords()
}

export function refusePasswords(): AppError {
  return new AppError('forbidden', say('single_sign_on.local_passwords_off'))
}
