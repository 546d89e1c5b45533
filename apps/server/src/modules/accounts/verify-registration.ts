import { AppError } from '../../app-error.ts'
import type { Client } from '../../http/endpoint-binding.ts'
import type { AccountContext } from './account-context.ts'
import * as accounts from './account-repository.ts'
import { toNetwork } from './client-network.ts'
import type { Take } from './rate-limits.ts'
import { refuseTaken } from './register.ts'
import { issueTokens, type StartedSession, startSession, type Tokens } from './start-session.ts'
import * as verifications from './verification-repository.ts'

const attemptsPerCode = 5

/**
 * Creates the account of a pending registration whose mailed code is entered, and signs in. A submission is counted,
 * for its code and its address, before it is compared; a code works once.
 * @throws AppError `invalid_input` with a text for people, `conflict` when the address or the user name were taken
 * meanwhile, `too_many_requests`.
 */
export async function verifyRegistration(
  context: AccountContext,
  { email, code }: { email: string; code: string },
  client: Client,
): Promise<Tokens> {
  const { db, clock, log, passwords, rateLimits } = context
  const wrongCodes: Take[] = [
    ['wrongCodesByAddress', email],
    ['wrongCodesInAllByAddress', email],
  ]
  await rateLimits.take(['verifyByNetwork', toNetwork(client.ip)])
  await rateLimits.take(...wrongCodes)

  const attempt = await verifications.countAttempt(db, email)
  const comparable = attempt && attempt.attempts <= attemptsPerCode ? (attempt.codeHash ?? undefined) : undefined
  const isRight = await passwords.matches(comparable, code)
  if (!attempt || attempt.expiresAt <= clock.now()) throw refuseExpired()
  if (!isRight || comparable === undefined) {
    log.info({ event: 'code-refused', ip: client.ip, attempts: attempt.attempts }, 'verification code refused')
    throw refuseWrong(attemptsPerCode - attempt.attempts)
  }

  const session = await createAccount(context, { id: attempt.id, codeHash: comparable }, client)
  await rateLimits.forgive(...wrongCodes)
  log.info({ event: 'registered', userId: session.userId, ip: client.ip }, 'account created')
  return issueTokens(context, session)
}

function createAccount(
  context: AccountContext,
  verification: { id: string; codeHash: string },
  client: Client,
): Promise<StartedSession> {
  return context.db.transaction().execute(async (transaction) => {
    const registration = await verifications.takeRegistration(transaction, verification)
    if (!registration) throw refuseExpired()
    const { email, username } = registration
    const userId = await accounts.insert(transaction, { ...registration, now: context.clock.now() })
    if (!userId) throw refuseTaken((await accounts.findTaken(transaction, { email, username })) ?? 'username')
    return startSession(context, transaction, { userId, client })
  })
}

function refuseExpired(): AppError {
  return new AppError('invalid_input', 'This verification code has expired. Please request a new one.')
}

function refuseWrong(attemptsLeft: number): AppError {
  if (attemptsLeft <= 0) {
    return new AppError(
      'invalid_input',
      'This verification code was entered wrongly too often. Please request a new one.',
    )
  }
  const left = attemptsLeft === 1 ? '1 attempt' : `${attemptsLeft} attempts`
  return new AppError('invalid_input', `Incorrect verification code. You have ${left} left.`)
}
