import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../../../lib/clock.ts'
import { minutes } from '../../../../lib/durations.ts'

const life = minutes(10)

/** A received mail that its user may see in its own layout. */
export interface Framed {
  readonly workspaceId: string
  readonly mailId: string
  /** Whether pictures may be loaded from the web. */
  readonly images: boolean
}

/** Tokens in addresses of frames, since a browser sends no access token for them. */
export interface FrameTokens {
  issue(framed: Framed): string
  /** Undefined if the token is forged or older than ten minutes. */
  read(token: string): Framed | undefined
}

const uuid = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/
const toBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')
const toId = (bytes: Buffer) => bytes.toString('hex').replace(uuid, '$1-$2-$3-$4-$5')
const payloadBytes = 16 + 16 + 1 + 8

export function createFrameTokens(key: Buffer, clock: Clock): FrameTokens {
  const secret = createSecretKey(key)
  const sign = (payload: Buffer) => createHmac('sha256', secret).update(payload).digest()
  return {
    issue({ workspaceId, mailId, images }) {
      const end = Buffer.alloc(8)
      end.writeBigInt64BE(BigInt(clock.now().getTime() + life))
      const payload = Buffer.concat([toBytes(workspaceId), toBytes(mailId), Buffer.from([images ? 1 : 0]), end])
      return Buffer.concat([payload, sign(payload)]).toString('base64url')
    },
    read(token) {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== payloadBytes + 32) return undefined
      const payload = bytes.subarray(0, payloadBytes)
      if (!timingSafeEqual(bytes.subarray(payloadBytes), sign(payload))) return undefined
      if (Number(payload.readBigInt64BE(33)) < clock.now().getTime()) return undefined
      return {
        workspaceId: toId(payload.subarray(0, 16)),
        mailId: toId(payload.subarray(16, 32)),
        images: payload[32] === 1,
      }
    },
  }
}
