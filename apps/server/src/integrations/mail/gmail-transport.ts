import { z } from 'zod'
import { seconds } from '../../lib/durations.ts'
import {
  MailError,
  type MailErrorKind,
  type MailTransport,
} from '../../modules/outreach/context/mail-transport-port.ts'
import { fetchGoogle, type GoogleAnswer, NoAnswerError } from './fetch-google.ts'

interface GmailTransportOptions {
  readonly apiUrl: string
  /**
   * Resolves to a valid access token; after one was refused, to another.
   * @throws MailError of kind `account`
   */
  readonly getAccessToken: (refused?: string) => Promise<string>
  /** Milliseconds. */
  readonly timeout?: number
}

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

  async function post(body: string, token: string): Promise<GoogleAnswer> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    return fetchGoogle(url, { method: 'POST', headers, body, timeout }).catch(rethrowNoAnswer)
  }

  return {
    async send(mail) {
      // Nodemailer's writer is loaded with the first mail: a start does not need it.
      const { writeMail } = await import('./write-message.ts')
      const body = JSON.stringify({ raw: writeMail(mail, { namesItself: true }).toString('base64url') })
      const token = await getAccessToken()
      const first = await post(body, token)
      // A refused token means that the mail was refused too, so sending it again with another token is safe.
      const answer = first.status === 401 ? await post(body, await getAccessToken(token)) : first
      if (answer.status !== 200) throw readFailure(answer)
      const serverId = Sent.safeParse(answer.body).data?.id ?? ''
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
  const ask = (token: string) =>
    fetchGoogle(url, { headers: { authorization: `Bearer ${token}` }, timeout: probeTimeout }).catch(rethrowNoAnswer)
  const token = await getAccessToken()
  const first = await ask(token)
  const answer = first.status === 401 ? await ask(await getAccessToken(token)) : first
  if (answer.status === 200 || findReason(answer.body) === 'insufficientPermissions') return
  throw readFailure(answer)
}

function rethrowNoAnswer(error: unknown): never {
  if (!(error instanceof NoAnswerError)) throw error
  const { code, wasSent, message } = error
  throw new MailError({ kind: wasSent ? 'unknown' : 'account', code, text: message, bodySent: wasSent, cause: error })
}

function findReason(body: unknown): string {
  return Failure.safeParse(body).data?.error.errors[0]?.reason ?? ''
}

function readFailure({ status, body }: GoogleAnswer): MailError {
  const failure = Failure.safeParse(body).data?.error
  const reason = findReason(body)
  const text = (failure?.message || 'Gmail gave an error without a reason').replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 500)
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
