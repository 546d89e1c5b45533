import { AppError } from '../../app-error.ts'
import type { UserRow } from '../../database/tables.ts'
import type { Client } from '../../http/endpoint-binding.ts'
import type { AccountContext } from './account-context.ts'
import * as accounts from './account-repository.ts'
import { toNetwork } from './client-network.ts'
import type { Take } from './rate-limits.ts'
import { issueTokens, startSession, type Tokens } from './start-session.ts'

/**
 * Signs in with address and password. One hash is computed whether the address is known or not, and the answer to both
 * is the same. A hash made with old parameters is replaced.
 * @throws AppError `unauthenticated`, `forbidden` for a deactivated account (to those who know its password only),
 * `too_many_requests`.
 */
export async function login(
  context: AccountContext,
  { email, password }: { email: string; password: string },
  client: Client,
): Promise<Tokens> {
  const { db, log, passwords, rateLimits } = context
  const [byNetworkAndAddress, byAddress] = toLoginTakes(email, client)
  // One after the other: what is refused for its network does not count against the address.
  await rateLimits.take(['loginByNetwork', toNetwork(client.ip)], byNetworkAndAddress)
  await rateLimits.take(byAddress)

  const user = await accounts.findByEmail(db, email)
  const isRight = await passwords.matches(user?.password_hash, password)
  if (!user || !isRight) {
    log.info({ event: 'login-refused', userId: user?.id, ip: client.ip }, 'wrong address or password')
    throw refuse()
  }
  if (user.deactivated_at) {
    log.info({ event: 'login-refused', userId: user.id, ip: client.ip }, 'account is deactivated')
    throw new AppError('forbidden', 'Inactive user')
  }

  const passwordHash = await renewOutdatedHash(context, user, password)
  const session = await startSession(context, db, { userId: user.id, passwordHash, client })
  // The password was changed while this one was compared.
  if (!session) throw refuse()
  await rateLimits.forgive(byNetworkAndAddress, byAddress)
  await context.sweeper.sweep()
  log.info({ event: 'login', userId: user.id, sessionId: session.sessionId, ip: client.ip }, 'signed in')
  return issueTokens(context, session)
}

/** What is counted for an address at sign-in: from this network, and from all. */
export function toLoginTakes(email: string, client: Client): [Take, Take] {
  return [
    ['loginByNetworkAndAddress', `${toNetwork(client.ip)} ${email}`],
    ['loginByAddress', email],
  ]
}

/** Replaces a hash that was made with old parameters; gives the one that counts from now on. */
async function renewOutdatedHash(
  { db, clock, passwords }: AccountContext,
  user: UserRow,
  password: string,
): Promise<string> {
  const from = user.password_hash
  if (!passwords.isOutdated(from)) return from
  const to = await passwords.hash(password)
  await accounts.replacePasswordHash(db, { userId: user.id, from, to, now: clock.now() })
  return to
}

function refuse(): AppError {
  return new AppError('unauthenticated', 'Incorrect email or password')
}
