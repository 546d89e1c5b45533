import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { decodeCanonicalBase64url } from '../../lib/canonical-base64url.ts'
import { divideToken, joinToken } from '../../lib/mail-texts/divide-token.ts'

/** What a token is for: an invitation as it was last mailed. */
interface MailedInvitation {
  readonly id: string
  readonly mailedAt: Date
}

/** Secrets in the links of invitations, derived from the stored ones. */
export interface InvitationTokens {
  of(invitation: MailedInvitation): string
  /** The id in a token, whose signature `isOf` checks; undefined for a malformed one. */
  readId(token: string): string | undefined
  isOf(token: string, invitation: MailedInvitation): boolean
}

const form = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/
const read = (token: string) => form.exec(joinToken(token)) ?? []

export function createInvitationTokens(key: Buffer): InvitationTokens {
  const secret = createSecretKey(key)
  const sign = ({ id, mailedAt }: MailedInvitation) =>
    createHmac('sha256', secret).update(`${id} ${mailedAt.getTime()}`).digest()
  return {
    of: (invitation) => `${invitation.id}.${divideToken(sign(invitation).toString('base64url'))}`,
    readId: (token) => read(token)[1],
    isOf(token, invitation) {
      const [, , written = ''] = read(token)
      const signature = decodeCanonicalBase64url(written)
      const expected = sign(invitation)
      return signature?.length === expected.length && timingSafeEqual(signature, expected)
    },
  }
}
