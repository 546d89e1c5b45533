import type { FastifyReply } from 'fastify'
import type { SpokenFault } from '../platforms/faults.ts'
import { sendEnvelope, TiktokRefusal, tiktokCodes } from './tiktok-answer.ts'

const retryAfterSeconds = 2

const tooManyRequests = 'Too many requests. Please retry in some time.'

const refusals: Record<Exclude<SpokenFault, 'unavailable'>, TiktokRefusal> = {
  quota: new TiktokRefusal(
    tiktokCodes.tooManyRequests,
    'Requests made too frequently: the daily limit (QPD) of this app is reached.',
  ),
  'rate-limit': new TiktokRefusal(tiktokCodes.tooManyRequests, tooManyRequests),
  'rate-limit-retry-after': new TiktokRefusal(tiktokCodes.tooManyRequests, tooManyRequests),
  'error-500': new TiktokRefusal(tiktokCodes.systemError, 'System error.'),
  'wrong-key': new TiktokRefusal(tiktokCodes.badToken, 'Access token is incorrect or has been revoked.'),
  'old-wrong-key': new TiktokRefusal(tiktokCodes.badToken, 'Access token is expired.'),
  disabled: new TiktokRefusal(tiktokCodes.noPermission, 'No permission to operate this TikTok One account.'),
}

/** Sends a failure as the Business API does: a code with status 200, or plain text from the gateway in front of it. */
export function sendTiktokFault(fault: SpokenFault, reply: FastifyReply, now: Date): FastifyReply {
  if (fault === 'unavailable') return reply.code(504).type('text/plain').send('upstream request timeout')
  if (fault === 'rate-limit-retry-after') reply.header('retry-after', retryAfterSeconds)
  const { code, message } = refusals[fault]
  return sendEnvelope(reply, { code, message, data: {} }, now)
}
