import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { findHabit, writeAnswer } from '../mailbox/answers.ts'
import type { Mailbox } from '../mailbox/mailbox.ts'
import { faultRefusals, graphRefusals } from './graph-error.ts'

export interface GraphOutbox {
  /**
   * @returns whether the client gets a response.
   * @throws GraphRefusal
   */
  send(mail: { readonly mime: string; readonly account: string }): Promise<'sent' | 'lost'>
}

/**
 * Delivers the mails that are sent through Graph to the inbox, with a Message-ID of its own as Exchange does, and what
 * their readers answer at once. Some recipient names trigger failures.
 */
export function createGraphOutbox(mailbox: Pick<Mailbox, 'deliver'>): GraphOutbox {
  return {
    async send({ mime, account }) {
      const source = decode(mime)
      const parsed = await PostalMime.parse(source)
      const to = parsed.to?.flatMap(({ address }) => (address ? [address] : [])) ?? []
      const name = to[0]?.split('@')[0]
      if (name === undefined || name === 'invalid') throw graphRefusals.noRecipient()
      if (name === 'ratelimit') throw faultRefusals.throttled()
      if (name === 'daylimit') throw graphRefusals.limit()
      if (name === 'error500') throw faultRefusals['error-500']()
      if (parsed.from?.address?.toLowerCase() !== account) throw graphRefusals.foreignSender()

      const envelope = { from: account, to: to.join(', ') }
      const delivered = await mailbox.deliver(replaceMessageId(source), envelope, account)
      const habit = findHabit(envelope)
      if (habit) {
        const answer = writeAnswer(delivered, habit)
        await mailbox.deliver(answer.source, answer.envelope)
      }
      return name === 'unknown' ? 'lost' : 'sent'
    },
  }
}

function decode(mime: string): Buffer {
  const source = Buffer.from(mime, 'base64')
  if (!/^[\w+/\s]+=*\s*$/.test(mime) || !source.includes('\r\n\r\n')) throw graphRefusals.badMime()
  return source
}

function replaceMessageId(source: Buffer): Buffer {
  const id = `<${randomUUID().replaceAll('-', '').toUpperCase()}@SANDBOX.PROD.OUTLOOK.COM>`
  const [head = '', ...rest] = source.toString('latin1').split('\r\n\r\n')
  const replaced = head.replace(/^Message-ID:.*(?:\r\n[ \t].*)*\r\n/im, '')
  return Buffer.from([`Message-ID: ${id}\r\n${replaced}`, ...rest].join('\r\n\r\n'), 'latin1')
}
