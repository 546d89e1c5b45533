import { AppError } from '../../app-error.ts'
import type { Client } from '../../http/endpoint-binding.ts'
import type { AccountContext } from './account-context.ts'
import * as accounts from './account-repository.ts'
import { toNetwork } from './client-network.ts'
import { sweep } from './expired-rows-repository.ts'
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
  const { db, clock, log, passwords, rateLimits } = context
  const network = toNetwork(client.ip)
  const byAddress: Take[] = [['loginByAddress', email]]
  const byNetworkAndAddress: Take[] = [['loginByNetworkAndAddress', `${network} ${email}`]]
  // One after the other: what is refused for its network does not count against the address.
  await rateLimits.take(['loginByNetwork', network], ...byNetworkAndAddress)
  await rateLimits.take(...byAddress)

  const user = await accounts.findByEmail(db, email)
  const isRight = await passwords.matches(user?.password_hash, password)
  if (!user || !isRight) {
    log.info({ event: 'login-refused', userId: user?.id, ip: client.ip }, 'wrong address or password')
    throw new AppError('unauthenticated', 'Incorrect email or password')
  }
  if (user.deactivated_at) {
    log.info({ event: 'login-refused', userId: user.id, ip: client.ip }, 'account is deactivated')
    throw new AppError('forbidden', 'Inactive user')
  }

  if (passwords.isOutdated(user.password_hash)) {
    const to = await passwords.hash(password)
    await accounts.replacePasswordHash(db, { userId: user.id, from: user.password_hash, to, now: clock.now() })
  }
  await rateLimits.forgive(...byNetworkAndAddress, ...byAddress)
  const session = await startSession(context, db, { userId: user.id, client })
  await sweep(db, clock.now())
  log.info({ event: 'login', userId: user.id, sessionId: session.sessionId, ip: client.ip }, 'signed in')
  return issueTokens(context, session)
}
