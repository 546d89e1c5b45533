import type { Clock } from '../../../lib/clock.ts'
import { seconds } from '../../../lib/durations.ts'
import {
  MailError,
  type MailErrorKind,
  type MailTransport,
} from '../../../modules/outreach/context/mail-transport-port.ts'
import type { Answer } from '../fetch-answer.ts'
import { rethrowNoAnswer } from '../rethrow-no-answer.ts'
import { callGraph, type GraphAccess, readGraphFailure, readRetryAfter, toGraphUrl } from './call-graph.ts'

/** `getAccessToken` throws MailError of kind `account`. */
interface GraphTransportOptions extends GraphAccess {
  readonly clock: Clock
  /** Milliseconds. */
  readonly timeout?: number
}

const probeTimeout = seconds(10)

/** Failures of the account, which the next mail would meet as well; for other codes the status decides. */
const ofAccount = new Set([
  'ErrorAccessDenied',
  'ErrorAccountSuspend',
  'ErrorAccountSuspendShowTierUpgrade',
  'ErrorExceededMessageLimit',
  'ErrorMailboxMoveInProgress',
  'ErrorMessageSubmissionBlocked',
  'ErrorNonPrimarySmtpAddress',
  'ErrorQuotaExceeded',
  'ErrorSendAsDenied',
  'ErrorServerBusy',
  'ErrorSubmissionQuotaExceeded',
  'MailboxNotEnabledForRESTAPI',
  'MailboxNotHostedInExternalOrgPerf',
  'MailboxNotSupportedForRESTAPI',
])

/**
 * Sends by `sendMail` in MIME format, for which the permission to send is enough. Exchange replaces the Message-ID, so
 * the mail also names its own in References, which Exchange and the programs of readers keep: answers are found by it.
 * Graph has no idempotency key, so an unclear outcome is `unknown` (decision 11).
 */
export function createGraphTransport(options: GraphTransportOptions): MailTransport {
  const { graphUrl, clock, timeout = seconds(60) } = options
  return {
    async send(mail) {
      // Nodemailer's writer is loaded with the first mail: a start does not need it.
      const { writeMail } = await import('../write-message.ts')
      const body = writeMail(mail, { namesItself: true }).toString('base64')
      const headers = { 'content-type': 'text/plain' }
      const url = toGraphUrl(graphUrl, '/me/sendMail')
      const answer = await callGraph(options, url, { method: 'POST', headers, body, timeout }).catch(rethrowNoAnswer)
      if (answer.status !== 202) throw toMailError(answer, clock)
      const serverId = (answer.headers.get('request-id') ?? '').replace(/[^\w-]/g, '').slice(0, 100)
      return { serverId, reply: `202 ${serverId}`.trim() }
    },
    async close() {},
  }
}

/**
 * Reads who the account is.
 * @throws MailError
 */
export async function probeGraph(options: GraphAccess & { readonly clock: Clock }): Promise<void> {
  const url = toGraphUrl(options.graphUrl, '/me', { $select: 'id' })
  const answer = await callGraph(options, url, { timeout: probeTimeout }).catch(rethrowNoAnswer)
  if (answer.status !== 200) throw toMailError(answer, options.clock)
}

function toMailError(answer: Answer, clock: Clock): MailError {
  const { code, text } = readGraphFailure(answer)
  const retryAt = readRetryAfter(answer, clock)
  const kind = ofAccount.has(code) ? 'account' : judgeStatus(answer.status, retryAt !== undefined)
  return new MailError({ kind, code: code || String(answer.status), text, bodySent: true, retryAt })
}

function judgeStatus(status: number, isPutOff: boolean): MailErrorKind {
  // 507: the mailbox has no room for the copy in Sent Items.
  if ([401, 403, 404, 429, 507].includes(status)) return 'account'
  // With a time to come back Graph has done nothing.
  if (status === 503 && isPutOff) return 'account'
  if (status === 400 || status === 413) return 'recipient'
  // Exchange may have accepted the mail before Graph's failure, and any other answer does not come from Graph.
  return 'unknown'
}
