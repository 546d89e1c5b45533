import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { decodeCanonicalBase64url } from '../../canonical-base64url.ts'

const idBytes = 16
const signatureBytes = 16

/** Tokens that let whoever holds a mail stop the mails to its recipient, and do nothing else. */
export interface UnsubscribeTokens {
  /** 43 characters, fit for a URL. The same recipient always gets the same. */
  issue(recipientId: string): string
  /** The recipient's id; undefined when the token is not one of ours. */
  read(token: string): string | undefined
}

export function createUnsubscribeTokens(key: Buffer): UnsubscribeTokens {
  const secret = createSecretKey(key)
  const sign = (id: Buffer) => createHmac('sha256', secret).update(id).digest().subarray(0, signatureBytes)
  return {
    issue(recipientId) {
      const id = Buffer.from(recipientId.replaceAll('-', ''), 'hex')
      return Buffer.concat([id, sign(id)]).toString('base64url')
    },
    read(token) {
      const bytes = decodeCanonicalBase64url(token)
      if (bytes?.length !== idBytes + signatureBytes) return undefined
      const id = bytes.subarray(0, idBytes)
      if (!timingSafeEqual(sign(id), bytes.subarray(idBytes))) return undefined
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
