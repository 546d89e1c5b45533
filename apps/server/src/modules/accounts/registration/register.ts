import { say } from '@troupe/contract/messages/message'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { AccountContext } from '../core/account-context.ts'
import * as accounts from '../core/account-repository.ts'
import { requireLocalPasswords } from '../local-passwords/local-passwords.ts'
import { type OpenedCode, openCode } from '../verification/open-code.ts'
import { requireRegistration } from './decide-registration.ts'

interface Registration {
  readonly email: string
  readonly username: string
  readonly password: string
}

/**
 * Starts a registration and mails its code. The account is created once the code is entered together with the
 * registration that it completes. The password is hashed before any lookup, so that the response time reveals nothing.
 * @throws AppError `forbidden` when the address may get no account or local passwords are off, `conflict` when address or
 * user name are taken, `too_many_requests`.
 */
export async function register(
  context: Pick<
    AccountContext,
    'db' | 'clock' | 'jobs' | 'passwords' | 'rateLimits' | 'registration' | 'findInvitation' | 'singleSignOn'
  >,
  { email, username, password }: Registration,
  client: Client,
): Promise<OpenedCode> {
  const { db, passwords, rateLimits } = context
  requireLocalPasswords(context)
  await rateLimits.take(['registerByNetwork', { ip: client.ip }])
  await requireRegistration(context, db, email)
  const passwordHash = await passwords.hash(password)

  const taken = await accounts.findTaken(db, { email, username })
  if (taken) throw refuseTaken(taken)

  const subject = { purpose: 'registration', email } as const
  return openCode(context, { subject, registration: { username, passwordHash } }, client)
}

export function refuseTaken(taken: 'email' | 'username'): AppError {
  return new AppError('conflict', say(taken === 'email' ? 'accounts.email_taken' : 'accounts.username_taken'))
}
