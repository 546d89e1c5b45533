import { AppError } from '../../app-error.ts'
import { minutes } from '../../durations.ts'
import type { Client } from '../../http/endpoint-binding.ts'
import type { AccountContext } from './account-context.ts'
import * as accounts from './account-repository.ts'
import { toNetwork } from './client-network.ts'
import * as verifications from './verification-repository.ts'

const codeLifetime = minutes(10)

export interface Registration {
  readonly email: string
  readonly username: string
  readonly password: string
}

export interface StartedRegistration {
  readonly registrationId: string
  /** When its code expires. */
  readonly expiresAt: Date
}

/**
 * Starts a registration and has its code mailed; repeated, it replaces the pending one of the address, whose code is
 * then dead. There is no account before the code was entered. The password is hashed before anything is looked up, so
 * that the time tells nothing.
 * @throws AppError `conflict` when address or user name are taken, `too_many_requests`.
 */
export async function register(
  {
    db,
    clock,
    jobs,
    passwords,
    rateLimits,
  }: Pick<AccountContext, 'db' | 'clock' | 'jobs' | 'passwords' | 'rateLimits'>,
  { email, username, password }: Registration,
  client: Client,
): Promise<StartedRegistration> {
  await rateLimits.take(['registerByNetwork', toNetwork(client.ip)], ['registerByAddress', email])
  const passwordHash = await passwords.hash(password)

  const taken = await accounts.findTaken(db, { email, username })
  if (taken) throw refuseTaken(taken)

  // Only now: a person who has to choose another user name need not wait a minute for it.
  await rateLimits.take(['codeByAddress', email], ['codesByAddress', email])
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + codeLifetime)
  const pending = { email, username, passwordHash, expiresAt, now }
  const verificationId = await verifications.replaceRegistration(db, pending)
  // Should this fail, the caller is told so and repeats the call.
  await jobs.enqueue('deliver-verification-code', { verificationId })
  return { registrationId: verificationId, expiresAt }
}

export function refuseTaken(taken: 'email' | 'username'): AppError {
  return new AppError('conflict', taken === 'email' ? 'Email already registered' : 'Username already taken')
}
