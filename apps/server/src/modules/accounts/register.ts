import { AppError } from '../../app-error.ts'
import type { Client } from '../../http/endpoint-binding.ts'
import type { AccountContext } from './account-context.ts'
import * as accounts from './account-repository.ts'
import { type OpenedCode, openCode } from './codes/open-code.ts'

interface Registration {
  readonly email: string
  readonly username: string
  readonly password: string
}

/**
 * Starts a registration and has its code mailed. There is no account before the code was entered, with the registration that it
 * is to complete. The password is hashed before anything is looked up, so
 * that the time tells nothing.
 * @throws AppError `conflict` when address or user name are taken, `too_many_requests`.
 */
export async function register(
  context: Pick<AccountContext, 'db' | 'clock' | 'jobs' | 'passwords' | 'rateLimits'>,
  { email, username, password }: Registration,
  client: Client,
): Promise<OpenedCode> {
  const { db, passwords, rateLimits } = context
  await rateLimits.take(['registerByNetwork', { ip: client.ip }])
  const passwordHash = await passwords.hash(password)

  const taken = await accounts.findTaken(db, { email, username })
  if (taken) throw refuseTaken(taken)

  const subject = { purpose: 'registration', email } as const
  return openCode(context, { subject, registration: { username, passwordHash } }, client)
}

export function refuseTaken(taken: 'email' | 'username'): AppError {
  return new AppError('conflict', taken === 'email' ? 'Email already registered' : 'Username already taken')
}
