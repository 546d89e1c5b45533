import type { FastifyReply } from 'fastify'

/** A refusal in the Gmail API's format. */
export class GmailRefusal extends Error {
  override readonly name = 'GmailRefusal'
  readonly httpStatus: number
  readonly reason: string
  readonly status: string

  constructor(httpStatus: number, { message, reason, status }: { message: string; reason: string; status: string }) {
    super(message)
    this.httpStatus = httpStatus
    this.reason = reason
    this.status = status
  }
}

const usageReasons = ['rateLimitExceeded', 'accessNotConfigured']

export function sendGmailRefusal(
  reply: FastifyReply,
  { httpStatus, message, reason, status }: GmailRefusal,
): FastifyReply {
  const domain = usageReasons.includes(reason) ? 'usageLimits' : 'global'
  const location = reason === 'authError' ? { locationType: 'header', location: 'Authorization' } : {}
  return reply.code(httpStatus).send({
    error: { code: httpStatus, message, errors: [{ message, domain, reason, ...location }], status },
  })
}

export const gmailRefusals = {
  noToken: () =>
    new GmailRefusal(401, { message: 'Invalid Credentials', reason: 'authError', status: 'UNAUTHENTICATED' }),
  noScope: () =>
    new GmailRefusal(403, {
      message: 'Request had insufficient authentication scopes.',
      reason: 'insufficientPermissions',
      status: 'PERMISSION_DENIED',
    }),
  invalid: (message: string) =>
    new GmailRefusal(400, { message, reason: 'invalidArgument', status: 'INVALID_ARGUMENT' }),
  notFound: () =>
    new GmailRefusal(404, { message: 'Requested entity was not found.', reason: 'notFound', status: 'NOT_FOUND' }),
  rateLimit: (until: Date) =>
    new GmailRefusal(429, {
      message: `User-rate limit exceeded.  Retry after ${until.toISOString()}`,
      reason: 'rateLimitExceeded',
      status: 'RESOURCE_EXHAUSTED',
    }),
  broken: () =>
    new GmailRefusal(500, { message: 'Internal error encountered.', reason: 'backendError', status: 'INTERNAL' }),
}
