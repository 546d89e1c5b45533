import { say } from '@troupe/contract/messages/message'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { AccountContext } from '../core/account-context.ts'
import { toNetwork } from '../limits/client-network.ts'
import type { Take } from '../limits/rate-limits.ts'
import { isLongCode } from '../secrets/code-secrets.ts'
import * as requests from './code-request-repository.ts'
import { type CodeSubject, toLimitSubject } from './code-subject.ts'
import * as codes from './mailed-code-repository.ts'

const attemptsPerRequest = 5

type CheckContext = Pick<AccountContext, 'db' | 'clock' | 'log' | 'codeSecrets' | 'rateLimits'>

interface Submission {
  readonly subject: CodeSubject
  readonly code: string
  /** The request's id, if the caller has it. */
  readonly requestId?: string | undefined
}

/** A code that was valid when it was entered. */
export interface RightCode {
  readonly codeId: string
  /** The request that it was entered for; may be undefined for a long code, which needs none. */
  readonly requestId: string | undefined
}

/**
 * Checks an entered code. A six-digit code is counted, before it is compared, against this browser's request only, so
 * that only the request's holder can use up its attempts. A right code is not consumed yet: call `take` in the
 * transaction that needs it, then reset the failures with `forgiveWrongCodes`.
 * @throws AppError `invalid_input` with a message for users, `too_many_requests`.
 */
export async function checkCode(context: CheckContext, submission: Submission, client: Client): Promise<RightCode> {
  const { log, rateLimits, codeSecrets } = context
  const { subject, code } = submission
  const attempt = await countAttempt(context, submission, client)
  const good = await listGood(context, submission)
  const right = good.find(({ id }) => codeSecrets.matches(id, code))
  if (right && isLongCode(code)) return { codeId: right.id, requestId: attempt?.requestId }
  if (!attempt || good.length === 0) {
    await rateLimits.take(['strayCodesByNetwork', { ip: client.ip }])
    throw refuseExpired()
  }
  if (attempt.attempts > attemptsPerRequest) throw refuseWrong(0)
  await rateLimits.take(...wrongCodes(subject, client))
  if (right) return { codeId: right.id, requestId: attempt.requestId }
  const { purpose } = subject
  log.info({ event: 'code-refused', purpose, ip: client.ip, attempts: attempt.attempts }, 'code refused')
  throw refuseWrong(attemptsPerRequest - attempt.attempts)
}

/** Counts for the request with the given id, or else for this browser's, or else for one from this network. */
async function countAttempt(
  { db, clock }: CheckContext,
  { subject, requestId }: Submission,
  { ip, device }: Client,
): Promise<requests.Attempt | undefined> {
  const count = (requester: requests.Requester) => requests.countAttempt(db, { subject, requester, now: clock.now() })
  if (subject.userId) return count({ by: 'user' })
  if (requestId) return count({ by: 'id', id: requestId })
  const own = device && !device.isNew ? await count({ by: 'device', device: device.hash }) : undefined
  return own ?? count({ by: 'network', network: toNetwork(ip) })
}

async function listGood({ db, clock }: CheckContext, { subject, code }: Submission): Promise<codes.GoodCode[]> {
  const now = clock.now()
  const good = await codes.listGood(db, subject, now)
  if (subject.purpose === 'password-reset' && isLongCode(code)) {
    good.push(...(await codes.listGood(db, { purpose: 'password-link', email: subject.email }, now)))
  }
  return good
}

/** Resets the failures of a subject after a right code. */
export async function forgiveWrongCodes(
  { rateLimits }: Pick<AccountContext, 'rateLimits'>,
  subject: CodeSubject,
  client: Client,
): Promise<void> {
  await rateLimits.forgive(...wrongCodes(subject, client))
}

export function refuseExpired(): AppError {
  return new AppError('invalid_input', say('accounts.code_expired'))
}

function wrongCodes(subject: CodeSubject, { ip }: Client): Take[] {
  const limited = toLimitSubject(subject)
  return [
    ['wrongCodesByNetworkAndSubject', { ip, of: limited }],
    ['wrongCodesBySubject', limited],
  ]
}

function refuseWrong(attemptsLeft: number): AppError {
  if (attemptsLeft <= 0) {
    return new AppError('invalid_input', say('accounts.code_wrong_too_often'))
  }
  return new AppError('invalid_input', say('accounts.code_wrong', { count: attemptsLeft }))
}
