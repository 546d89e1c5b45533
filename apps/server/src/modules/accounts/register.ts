import { AppError } from '../../app-error.ts'
import type { Client } from '../../http/endpoint-binding.ts'
import type { AccountContext } from './account-context.ts'
import * as accounts from './account-repository.ts'
import { toNetwork } from './client-network.ts'
import { type OpenedCode, openCode } from './open-code.ts'

interface Registration {
  readonly email: string
  readonly username: string
  readonly password: string
}

/**
 * Starts a registration and has its code mailed; repeated, it replaces the pending one of the address, whose code is
 * then dead. There is no account before the code was entered. The password is hashed before anything is looked up, so
 * that the time tells nothing.
 * @throws AppError `conflict` when address or user name are taken, `too_many_requests`.
 */
export async function register(
  context: Pick<AccountContext, 'db' | 'clock' | 'jobs' | 'passwords' | 'rateLimits'>,
  { email, username, password }: Registration,
  client: Client,
): Promise<OpenedCode> {
  const { db, passwords, rateLimits } = context
  const network = toNetwork(client.ip)
  await rateLimits.take(['registerByNetwork', network], ['registerByAddress', email])
  const passwordHash = await passwords.hash(password)

  const taken = await accounts.findTaken(db, { email, username })
  if (taken) throw refuseTaken(taken)

  // Only now: a person who has to choose another user name need not wait a minute for it.
  const subject = { purpose: 'registration', email } as const
  return openCode(context, { subject, registration: { username, passwordHash, network } }, client)
}

export function refuseTaken(taken: 'email' | 'username'): AppError {
  return new AppError('conflict', taken === 'email' ? 'Email already registered' : 'Username already taken')
}
