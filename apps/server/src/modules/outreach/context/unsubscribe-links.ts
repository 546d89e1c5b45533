import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
import { decodeCanonicalBase64url } from '../../../lib/canonical-base64url.ts'
import { addLanguage } from '../../../lib/mail-texts/say-mail.ts'

const idBytes = 16
const signatureBytes = 16
/** The form of the tokens in mails sent before their parts were separated. */
const joinedToken = /^[\w-]{43}$/

/** Tokens in mails that allow their holder to read the notice about the recipient's data and to unsubscribe, and nothing else. */
export interface UnsubscribeTokens {
  /**
   * Returns two parts of 22 URL-safe characters, always the same for a recipient. Of one part of 43, SpamAssassin takes one
   * in 3,600 for the address of a Bitcoin wallet (`__BITCOIN_ID`: from 30 characters).
   */
  issue(recipientId: string): string
  /** Returns the recipient's id; undefined if the token is invalid. */
  read(token: string): string | undefined
}

export function createUnsubscribeTokens(key: Buffer): UnsubscribeTokens {
  const secret = createSecretKey(key)
  const sign = (id: Buffer) => createHmac('sha256', secret).update(id).digest().subarray(0, signatureBytes)
  return {
    issue(recipientId) {
      const id = Buffer.from(recipientId.replaceAll('-', ''), 'hex')
      return `${id.toString('base64url')}.${sign(id).toString('base64url')}`
    },
    read(token) {
      const { id, signature } = splitToken(token)
      if (id?.length !== idBytes || signature?.length !== signatureBytes) return undefined
      if (!timingSafeEqual(sign(id), signature)) return undefined
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}

function splitToken(token: string): { id?: Buffer | undefined; signature?: Buffer | undefined } {
  if (joinedToken.test(token)) {
    const bytes = decodeCanonicalBase64url(token)
    return { id: bytes?.subarray(0, idBytes), signature: bytes?.subarray(idBytes) }
  }
  const [id, signature, ...rest] = token.split('.').map(decodeCanonicalBase64url)
  return rest.length === 0 ? { id, signature } : {}
}

/** URLs of a recipient: to unsubscribe, and of the notice about their data. */
export interface UnsubscribeLinks {
  /** @param language language in which the page opens. */
  of(
    recipientId: string,
    language: MailLanguage,
  ): {
    /** Page for readers. */
    pageUrl: string
    /** Endpoint for mail clients; accepts POST and GET. */
    oneClickUrl: string
    /** Page of the notice. */
    noticeUrl: string
  }
}

/**
 * @param getPublicUrl Called at each use, since without a configured address the port is known only once the server
 * listens.
 */
export function createUnsubscribeLinks(tokens: UnsubscribeTokens, getPublicUrl: () => string): UnsubscribeLinks {
  return {
    of(recipientId, language) {
      const token = tokens.issue(recipientId)
      return {
        pageUrl: addLanguage(`${getPublicUrl()}/unsubscribe/${token}`, language),
        oneClickUrl: addLanguage(`${getPublicUrl()}/api/unsubscribe/${token}`, language),
        noticeUrl: addLanguage(`${getPublicUrl()}/privacy-notice/${token}`, language),
      }
    },
  }
}
