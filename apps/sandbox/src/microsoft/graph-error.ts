import { randomUUID } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { MicrosoftFault } from './microsoft-faults.ts'

/** A refusal in the format of Microsoft Graph. */
export class GraphRefusal extends Error {
  override readonly name = 'GraphRefusal'
  readonly httpStatus: number
  readonly code: string
  readonly retryAfterSeconds: number | undefined

  constructor(httpStatus: number, code: string, message: string, retryAfterSeconds?: number) {
    super(message)
    this.httpStatus = httpStatus
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export function sendGraphRefusal(
  reply: FastifyReply,
  { httpStatus, code, message, retryAfterSeconds }: GraphRefusal,
): FastifyReply {
  const id = randomUUID()
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  const innerError = { date: new Date().toISOString(), 'request-id': id, 'client-request-id': id }
  return reply.code(httpStatus).header('request-id', id).send({ error: { code, message, innerError } })
}

export const graphRefusals = {
  noToken: () =>
    new GraphRefusal(401, 'InvalidAuthenticationToken', 'Lifetime validation failed, the token is expired.'),
  noScope: () => new GraphRefusal(403, 'ErrorAccessDenied', 'Access is denied. Check credentials and try again.'),
  notFound: () => new GraphRefusal(404, 'ErrorItemNotFound', 'The specified object was not found in the store.'),
  badMime: () =>
    new GraphRefusal(400, 'ErrorMimeContentInvalidBase64String', 'Invalid base64 string for MIME content.'),
  noRecipient: () => new GraphRefusal(400, 'ErrorInvalidRecipients', 'At least one recipient is not valid.'),
  foreignSender: () =>
    new GraphRefusal(
      403,
      'ErrorSendAsDenied',
      'The user account which was used to submit this request does not have the right to send mail on behalf of the specified sending account.',
    ),
  limit: () =>
    new GraphRefusal(
      403,
      'ErrorExceededMessageLimit',
      'Cannot send mail. The message limit of the account is reached.',
    ),
  badToken: () => new GraphRefusal(400, 'BadRequest', 'Badly formed token.'),
}

export const faultRefusals: Record<MicrosoftFault, () => GraphRefusal> = {
  throttled: () =>
    new GraphRefusal(429, 'ApplicationThrottled', 'Application is over its MailboxConcurrency limit.', 30),
  unavailable: () => new GraphRefusal(503, 'ErrorServerBusy', 'The server cannot service this request right now.', 10),
  'error-500': () => new GraphRefusal(500, 'ErrorInternalServerError', 'An internal server error occurred.'),
  'delta-expired': () => new GraphRefusal(410, 'syncStateNotFound', 'The sync state generation is not found.'),
}
