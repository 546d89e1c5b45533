import { say } from '@troupe/contract/messages/message'
import type { UserRow } from '../../../database/tables/account-tables.ts'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { AccountContext } from '../core/account-context.ts'
import * as accounts from '../core/account-repository.ts'
import { countFactors, read } from '../factors/factor-state-repository.ts'
import { refusePasswords, requirePasswordFor } from '../local-passwords/local-passwords.ts'
import { rememberDevice } from '../sessions/remember-device.ts'
import { issueTokens, startSession, type Tokens } from '../sessions/start-session.ts'
import { askSecondFactor, type SecondFactorRequest } from './ask-second-factor.ts'
import { countLogin } from './login-limits.ts'

/**
 * Signs in with address and password. One hash is computed whether or not the address is known, and both failures get
 * the same response. A hash with outdated parameters is replaced.
 * @returns tokens; for an account with a second factor, what it is asked for.
 * @throws AppError `unauthenticated`, `forbidden` for a deactivated account (only if the password is right) and
 * where local passwords are off, `too_many_requests`.
 */
export async function login(
  context: AccountContext,
  { email, password }: { email: string; password: string },
  client: Client,
): Promise<Tokens | SecondFactorRequest> {
  const { db, log, passwords, rateLimits } = context
  const takes = await countLogin(context, email, client)

  const user = await accounts.findByEmail(db, email)
  const isRight = await passwords.matches(user?.password_hash, password)
  if (!user || !isRight) {
    log.info({ event: 'login-refused', userId: user?.id, ip: client.ip }, 'wrong address or password')
    throw context.singleSignOn.hasLocalPasswords ? refuse() : refusePasswords()
  }
  // After the comparison, so that the answer does not tell which accounts may use a password.
  await requirePasswordFor(context, user.id)
  if (user.deactivated_at) {
    log.info({ event: 'login-refused', userId: user.id, ip: client.ip }, 'account is deactivated')
    throw new AppError('forbidden', say('accounts.inactive'))
  }

  const passwordHash = await renewOutdatedHash(context, user, password)
  const factors = await read(db, user.id)
  if (countFactors(factors) > 0) return askSecondFactor(context, { user, passwordHash, factors }, client)

  // In one transaction: the session that a device refers to could be ended meanwhile.
  const session = await db.transaction().execute(async (transaction) => {
    const started = await startSession(context, transaction, {
      userId: user.id,
      passwordHash,
      method: 'password',
      client,
    })
    if (started) await rememberDevice(context, transaction, { ...started, client })
    return started
  })
  // The password was changed while it was being verified.
  if (!session) throw refuse()
  await rateLimits.forgive(...takes)
  await context.sweeper.sweep()
  log.info({ event: 'login', userId: user.id, sessionId: session.sessionId, ip: client.ip }, 'signed in')
  return issueTokens(context, session)
}

/**
 * Replaces a hash with outdated parameters.
 * @returns the hash that is stored now if the password still matches it.
 */
async function renewOutdatedHash(
  { db, clock, passwords }: AccountContext,
  user: UserRow,
  password: string,
): Promise<string> {
  const from = user.password_hash
  if (!passwords.isOutdated(from)) return from
  const to = await passwords.hash(password)
  if (await accounts.replacePasswordHash(db, { userId: user.id, from, to, now: clock.now() })) return to
  // Another sign-in has replaced it meanwhile, or the password was changed.
  const current = (await accounts.findByEmail(db, user.email))?.password_hash
  return current !== undefined && (await passwords.matches(current, password)) ? current : from
}

function refuse(): AppError {
  return new AppError('unauthenticated', say('accounts.sign_in_refused'))
}
