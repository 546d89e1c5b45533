import { toLine } from '@troupe/contract/base/text'
import { z } from 'zod'
import { seconds } from '../../lib/durations.ts'
import {
  MailError,
  type MailErrorKind,
  type MailTransport,
} from '../../modules/outreach/context/mail-transport-port.ts'
import { type Answer, fetchWithToken, type GetAccessToken, parseJson } from './fetch-answer.ts'
import { rethrowNoAnswer } from './rethrow-no-answer.ts'

interface GmailTransportOptions {
  readonly apiUrl: string
  /** @throws MailError of kind `account` */
  readonly getAccessToken: GetAccessToken
  /** Milliseconds. */
  readonly timeout?: number
}

const google = { who: 'Google', maxBytes: 256 * 1024 }
const probeTimeout = seconds(10)

const Sent = z.object({ id: z.string().min(1).max(100) })
const Failure = z.object({
  error: z.object({
    message: z.string().default(''),
    status: z.string().default(''),
    errors: z.array(z.object({ reason: z.string().default('') })).default([]),
  }),
})

/** Failure kinds by Gmail's reason; for other reasons the status decides. */
const kindsByReason: Readonly<Record<string, MailErrorKind>> = {
  failedPrecondition: 'account',
  insufficientPermissions: 'account',
  accessNotConfigured: 'account',
  domainPolicy: 'account',
  dailyLimitExceeded: 'account',
  userRateLimitExceeded: 'account',
  rateLimitExceeded: 'account',
  authError: 'account',
}

/**
 * Sends through the Gmail API. The API has no idempotency key, and without permission to
 * read there is no way to check whether a mail was sent, so an unclear outcome is `unknown` (decision 11).
 */
export function createGmailTransport({
  apiUrl,
  getAccessToken,
  timeout = seconds(60),
}: GmailTransportOptions): MailTransport {
  const url = new URL('/gmail/v1/users/me/messages/send', apiUrl)

  return {
    async send(mail) {
      // Nodemailer's writer is loaded with the first mail: a start does not need it.
      const { writeMail } = await import('./write-message.ts')
      const body = JSON.stringify({ raw: writeMail(mail, { namesItself: true }).toString('base64url') })
      const headers = { 'content-type': 'application/json' }
      const request = { ...google, method: 'POST', headers, body, timeout }
      const answer = await fetchWithToken(getAccessToken, url, request).catch(rethrowNoAnswer)
      if (answer.status !== 200) throw readFailure(answer)
      const serverId = Sent.safeParse(parseJson(answer.body)).data?.id ?? ''
      return { serverId, reply: `200 ${serverId}`.trim() }
    },
    async close() {},
  }
}

/**
 * Requests the account's profile. With permission to send only, Gmail refuses it even for a valid token; that also
 * counts as a successful probe.
 * @throws MailError
 */
export async function probeGmail({ apiUrl, getAccessToken }: Pick<GmailTransportOptions, 'apiUrl' | 'getAccessToken'>) {
  const url = new URL('/gmail/v1/users/me/profile', apiUrl)
  const request = { ...google, timeout: probeTimeout }
  const answer = await fetchWithToken(getAccessToken, url, request).catch(rethrowNoAnswer)
  if (answer.status === 200 || findReason(answer) === 'insufficientPermissions') return
  throw readFailure(answer)
}

function findReason({ body }: Answer): string {
  return Failure.safeParse(parseJson(body)).data?.error.errors[0]?.reason ?? ''
}

function readFailure(answer: Answer): MailError {
  const { status, body } = answer
  const failure = Failure.safeParse(parseJson(body)).data?.error
  const reason = findReason(answer)
  const text = toLine(failure?.message || 'Gmail gave an error without a reason', 500)
  return new MailError({
    kind: kindsByReason[reason] ?? judgeStatus(status),
    code: reason || failure?.status || String(status),
    text,
    bodySent: true,
    retryAt: readRetryAt(text),
  })
}

function judgeStatus(status: number): MailErrorKind {
  if (status === 401 || status === 403 || status === 429) return 'account'
  if (status === 400 || status === 413) return 'recipient'
  // Gmail may have accepted the mail before its own failure, and any other answer does not come from Gmail.
  return 'unknown'
}

/** Reads the time in "User-rate limit exceeded.  Retry after 2026-11-02T10:15:30.000Z". */
function readRetryAt(text: string): Date | undefined {
  const moment = /Retry after (\d{4}-\d\d-\d\dT[\d:.]+Z)/i.exec(text)?.[1]
  const at = moment === undefined ? undefined : new Date(moment)
  return at && !Number.isNaN(at.getTime()) ? at : undefined
}
