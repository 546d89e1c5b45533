import type { ReadingFailureKind } from '@troupe/contract/mail/mailbox-reading'
import { OAuthError, type OAuthErrorKind } from '../../../modules/email-settings/oauth/oauth-port.ts'
import { ReadingError } from '../../../modules/outreach/incoming/mailbox-reader-port.ts'
import { type Answer, NoAnswerError } from '../fetch-answer.ts'
import { readGraphFailure } from './call-graph.ts'

const ofConnections: ReadonlyMap<string, ReadingFailureKind> = new Map([
  ['ENOTFOUND', 'not_found'],
  ['EAI_AGAIN', 'not_found'],
  ['ETIMEDOUT', 'timeout'],
  ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
  ['ECONNREFUSED', 'refused'],
  ['ECONNRESET', 'refused'],
])

const ofSignIns: Record<OAuthErrorKind, ReadingFailureKind> = {
  ended: 'authentication',
  misconfigured: 'authentication',
  unreachable: 'timeout',
}

/** Converts any failure of a call to the port's error. */
export function judgeGraphFailure(error: unknown): ReadingError {
  if (error instanceof ReadingError) return error
  if (error instanceof OAuthError) return new ReadingError(ofSignIns[error.kind], error.message, { cause: error })
  if (error instanceof NoAnswerError) {
    return new ReadingError(ofConnections.get(error.code) ?? 'other', error.message, { cause: error })
  }
  return new ReadingError('other', '', { cause: error })
}

const kinds: ReadonlyMap<number, ReadingFailureKind> = new Map([
  [401, 'authentication'],
  [403, 'permission'],
])

/** Converts an answer that is a failure. */
export function judgeGraphAnswer(answer: Answer): ReadingError {
  const { code, text } = readGraphFailure(answer)
  return new ReadingError(
    kinds.get(answer.status) ?? 'other',
    `${answer.status} ${code} ${text}`.replace(/ +/g, ' ').slice(0, 300),
  )
}
