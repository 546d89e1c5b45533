import type { FastifyReply } from 'fastify'
import type { SpokenFault } from '../platforms/faults.ts'
import { GraphError } from './graph/graph-error.ts'

const retryAfterSeconds = 2

const throttled = { isTransient: true }

/**
 * Each failure as the Graph API reports it. Throttling is sent with every status it is known to have, so that clients
 * cannot rely on the status.
 */
const graphErrors: Record<SpokenFault, GraphError> = {
  quota: new GraphError(4, '(#4) Application request limit reached', { ...throttled, status: 403 }),
  'rate-limit': new GraphError(17, '(#17) User request limit reached', { ...throttled, subcode: 2446079 }),
  'rate-limit-retry-after': new GraphError(613, '(#613) Calls to this api have exceeded the rate limit.', {
    ...throttled,
    status: 429,
  }),
  'error-500': new GraphError(1, 'An unknown error occurred', { status: 500, isTransient: false }),
  unavailable: new GraphError(2, 'An unexpected error has occurred. Please retry your request later.', {
    status: 503,
    isTransient: true,
  }),
  'wrong-key': new GraphError(190, 'Invalid OAuth access token - Cannot parse access token'),
  'old-wrong-key': new GraphError(190, 'Error validating access token: Session has expired.', { subcode: 463 }),
  disabled: new GraphError(10, '(#10) Application does not have permission for this action', { status: 403 }),
}

/** Returns the platform's error for a fault, and sets the `Retry-After` header where the platform sends it. */
export function toGraphFault(fault: SpokenFault, reply: FastifyReply): GraphError {
  if (fault === 'rate-limit-retry-after') reply.header('retry-after', retryAfterSeconds)
  return graphErrors[fault]
}
