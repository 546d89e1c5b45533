import { AppError } from '../../app-error.ts'
import type { Client } from '../../http/endpoint-binding.ts'
import type { AccountContext } from './account-context.ts'
import { toNetwork } from './client-network.ts'
import { toLimitSubject } from './open-code.ts'
import type { Take } from './rate-limits.ts'
import * as verifications from './verification-repository.ts'

const attemptsPerCode = 5

interface Submission {
  readonly subject: verifications.CodeSubject
  readonly code: string
  /** For a registration: who enters it must be who registered. */
  readonly registrant?: verifications.Registrant
}

/**
 * Compares a code that was entered. It is counted, for its code and its address, before it is compared. A right one is
 * not yet used up: `take` it in the transaction of what it is for, then forgive its failures.
 * @throws AppError `invalid_input` with a text for people, `too_many_requests`.
 */
export async function checkCode(
  { db, clock, log, passwords, rateLimits }: AccountContext,
  { subject, code, registrant }: Submission,
  client: Client,
): Promise<verifications.RightCode> {
  await rateLimits.take(['verifyByNetwork', toNetwork(client.ip)])
  await rateLimits.take(...wrongCodes(subject))

  const attempt = await verifications.countAttempt(db, subject, registrant)
  const comparable = attempt && attempt.attempts <= attemptsPerCode ? (attempt.codeHash ?? undefined) : undefined
  const isRight = await passwords.matches(comparable, code)
  if (!attempt || attempt.expiresAt <= clock.now()) throw refuseExpired()
  if (!isRight || comparable === undefined) {
    const { purpose } = subject
    log.info({ event: 'code-refused', purpose, ip: client.ip, attempts: attempt.attempts }, 'code refused')
    throw refuseWrong(attemptsPerCode - attempt.attempts)
  }
  return { id: attempt.id, codeHash: comparable }
}

/** Forgets the failures of an address after a right code. */
export async function forgiveWrongCodes(
  { rateLimits }: Pick<AccountContext, 'rateLimits'>,
  subject: verifications.CodeSubject,
): Promise<void> {
  await rateLimits.forgive(...wrongCodes(subject))
}

export function refuseExpired(): AppError {
  return new AppError('invalid_input', 'This verification code has expired. Please request a new one.')
}

function wrongCodes(subject: verifications.CodeSubject): Take[] {
  const limited = toLimitSubject(subject)
  return [
    ['wrongCodesBySubject', limited],
    ['wrongCodesInAllBySubject', limited],
  ]
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
