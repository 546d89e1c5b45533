import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'

declare global {
  interface JSON {
    /** In Node since version 22, but not yet in the compiler's library. */
    rawJSON(text: string): object
  }
}

/** The Business API's codes; all of them come with HTTP status 200. */
export const tiktokCodes = {
  ok: 0,
  noPermission: 40001,
  badParameter: 40002,
  tooManyRequests: 40100,
  noToken: 40104,
  badToken: 40105,
  systemError: 50000,
} as const

type TiktokCode = (typeof tiktokCodes)[keyof typeof tiktokCodes]

/** A request that the Business API refuses, with its error code. */
export class TiktokRefusal extends Error {
  readonly code: TiktokCode

  constructor(code: TiktokCode, message: string) {
    super(message)
    this.code = code
  }
}

interface Envelope {
  readonly code: TiktokCode
  readonly message: string
  readonly data: object
}

/**
 * Writes the envelope of every answer as text. 64-bit integers (`bigint`) become bare numbers with all their digits.
 */
export function writeEnvelope({ code, message, data }: Envelope, now: Date): string {
  return JSON.stringify({ code, message, request_id: drawRequestId(now), data }, (_key, value) =>
    typeof value === 'bigint' ? JSON.rawJSON(value.toString()) : value,
  )
}

/** Returns the time of the request to the second and random digits. */
function drawRequestId(now: Date): string {
  const second = now
    .toISOString()
    .replaceAll(/[^0-9]/g, '')
    .slice(0, 14)
  return `${second}${randomBytes(10).toString('hex').toUpperCase()}`
}

export function sendEnvelope(reply: FastifyReply, envelope: Envelope, now: Date): FastifyReply {
  return reply.code(200).type('application/json').send(writeEnvelope(envelope, now))
}
