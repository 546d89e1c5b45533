import PostalMime from 'postal-mime'
import { writeBounce } from '../mailbox/bounce.ts'
import type { Envelope } from '../mailbox/mailbox.ts'
import { gmailRefusals } from './gmail-error.ts'

const rateLimitMilliseconds = 15 * 60_000

/** Outcome of a mail; `lost`: it was sent, but the client gets no response. */
export type Sending = { readonly id: string; readonly outcome: 'sent' | 'lost' }

/** Where the mails go. */
export interface Delivery {
  deliver(source: Buffer, envelope: Envelope): Promise<unknown>
}

export interface GmailOutbox {
  /** @throws GmailRefusal */
  send(mail: { readonly raw: string; readonly account: string }): Promise<Sending>
}

/** Delivers the mails sent through the Gmail API to the inbox; some recipient names trigger failures. */
export function createGmailOutbox(mailbox: Delivery, now: () => Date): GmailOutbox {
  let sent = 0
  return {
    async send({ raw, account }) {
      const source = decode(raw)
      const parsed = await PostalMime.parse(source)
      const to = parsed.to?.flatMap(({ address }) => (address ? [address] : [])) ?? []
      const recipient = to[0]
      if (recipient === undefined) throw gmailRefusals.invalid('Recipient address required')
      const name = recipient.split('@')[0]
      if (name === 'invalid') throw gmailRefusals.invalid('Invalid To header')
      if (name === 'ratelimit') throw gmailRefusals.rateLimit(new Date(now().getTime() + rateLimitMilliseconds))
      if (name === 'error500') throw gmailRefusals.broken()

      const envelope = { from: account, to: to.join(', ') }
      const written = parsed.from?.address === account ? source : rewriteFrom(source, account)
      await mailbox.deliver(written, envelope)
      if (name === 'bounce') {
        await mailbox.deliver(writeBounce(envelope, 'gmail.test', written.toString('latin1')), {
          from: '',
          to: account,
        })
      }
      const id = `18fsandbox${(++sent).toString(16).padStart(6, '0')}`
      return { id, outcome: name === 'unknown' ? 'lost' : 'sent' }
    },
  }
}

/** Decodes a mail, which the API expects in base64url; refuses one without a header section. */
function decode(raw: string): Buffer {
  const source = Buffer.from(raw, 'base64url')
  if (!/^[\w-]+=*$/.test(raw) || !source.includes('\r\n\r\n')) {
    throw gmailRefusals.invalid("'raw' RFC822 payload message string or uploading message via /upload/* URL required")
  }
  return source
}

/** Replaces the From header with the account's address. */
function rewriteFrom(source: Buffer, account: string): Buffer {
  const text = source.toString('latin1').replace(/^From:.*(?:\r\n[ \t].*)*$/im, `From: <${account}>`)
  return Buffer.from(text, 'latin1')
}
