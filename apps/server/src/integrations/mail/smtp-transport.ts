import { toLine } from '@troupe/contract/base/text'
import pTimeout from 'p-timeout'
import { toAsciiDomain } from '../../lib/ascii-address.ts'
import { seconds } from '../../lib/durations.ts'
import type { SmtpAccount } from '../../modules/email-settings/mail-probe-port.ts'
import type { MailReceipt, OutgoingMail } from '../../modules/outreach/context/mail-transport-port.ts'
import { judgeSmtpFailure } from './judge-smtp-failure.ts'
import { type Attempt, hasReply, KeptConnection, type KeptConnectionOptions } from './kept-connection.ts'
import type { Goodbye } from './smtp-connection.ts'

const longestReply = 500

interface SmtpTransportOptions extends KeptConnectionOptions {
  /** Milliseconds for connecting and submitting one mail. */
  readonly deadline?: number
}

export interface SmtpTransport {
  /** See `MailTransport.send`. */
  send(mail: OutgoingMail): Promise<MailReceipt>
  close(): Promise<Goodbye>
}

/** Connection to a mailbox, opened for a mail and kept for the next ones. */
export function createSmtpTransport(account: SmtpAccount, options: SmtpTransportOptions): SmtpTransport {
  const { deadline = seconds(80) } = options
  const connection = new KeptConnection(account, options)

  /** Uses the kept connection. If it proves to be closed before the end of the mail was sent, replaces it once. */
  async function handOver(mail: OutgoingMail, source: Buffer, attempt: Attempt): Promise<string> {
    const envelope = { from: toAsciiDomain(mail.from.address), to: toAsciiDomain(mail.to.address) }
    const kept = connection.current
    if (!kept) return (await connection.open(attempt)).send(envelope, source)
    attempt.phase = 'sending'
    try {
      return await kept.send(envelope, source)
    } catch (error) {
      if (attempt.isAbandoned || kept.hasSentBody() || hasReply(error)) throw error
      return (await connection.open(attempt)).send(envelope, source)
    }
  }

  return {
    async send(mail) {
      // Nodemailer's writer is loaded with the first mail: a start does not need it.
      const { writeMail } = await import('./write-message.ts')
      const source = writeMail(mail)
      connection.busy()
      const attempt: Attempt = { phase: 'opening', isAbandoned: false }
      try {
        const reply = toLine(await waitForServer(deadline, handOver(mail, source, attempt)), longestReply)
        return { serverId: readServerId(reply), reply }
      } catch (error) {
        attempt.isAbandoned = true
        const bodySent = attempt.phase === 'sending' && connection.hasSentBody()
        await connection.settle(error)
        throw judgeSmtpFailure(error, { phase: attempt.phase, bodySent })
      } finally {
        connection.rest()
      }
    },
    close: () => connection.hangUp(),
  }
}

/** Resolves to the result of an exchange with a mail server. @throws ETIMEDOUT after `milliseconds`. */
export function waitForServer<Value>(milliseconds: number, exchange: Promise<Value>): Promise<Value> {
  const message = Object.assign(new Error('The mail server takes too long'), { code: 'ETIMEDOUT' })
  return pTimeout(exchange, { milliseconds, message })
}

/**
 * Returns `DEMO123` for "250 OK: queued as DEMO123", or else the first text in angle brackets that looks like an id.
 */
function readServerId(reply: string): string {
  return /queued as ([\w.-]{4,80})/i.exec(reply)?.[1] ?? /<([^<>\s]{4,200})>/.exec(reply)?.[1] ?? ''
}
