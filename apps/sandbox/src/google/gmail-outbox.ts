import PostalMime from 'postal-mime'
import { findHabit, writeAnswer } from '../mailbox/answers.ts'
import type { Mailbox } from '../mailbox/mailbox.ts'
import { gmailRefusals } from './gmail-error.ts'
import { toMessageId } from './gmail-messages.ts'

const rateLimitMilliseconds = 15 * 60_000

/** Outcome of a mail; `lost`: it was sent, but the client gets no response. */
export type Sending = { readonly id: string; readonly outcome: 'sent' | 'lost' }

export interface GmailOutbox {
  /** @throws GmailRefusal */
  send(mail: { readonly raw: string; readonly account: string }): Promise<Sending>
}

/** Delivers the mails sent through the Gmail API to the inbox, with what their readers answer; some recipient names trigger failures. */
export function createGmailOutbox(mailbox: Pick<Mailbox, 'deliver'>, now: () => Date): GmailOutbox {
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
      const delivered = await mailbox.deliver(written, envelope)
      const habit = findHabit(envelope)
      if (habit) {
        const answer = writeAnswer(delivered, habit)
        await mailbox.deliver(answer.source, answer.envelope)
      }
      const id = toMessageId(delivered)
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
