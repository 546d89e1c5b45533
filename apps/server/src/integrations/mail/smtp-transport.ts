import pTimeout from 'p-timeout'
import { seconds } from '../../lib/durations.ts'
import type { SmtpAccount } from '../../modules/email-settings/mail-probe-port.ts'
import type { MailReceipt, OutgoingMail } from '../../modules/outreach/context/mail-transport-port.ts'
import { judgeSmtpFailure } from './judge-smtp-failure.ts'
import { type Attempt, hasReply, KeptConnection, type KeptConnectionOptions } from './kept-connection.ts'
import type { Goodbye } from './smtp-connection.ts'
import { writeMail } from './write-message.ts'

interface SmtpTransportOptions extends KeptConnectionOptions {
  /** For opening and handing over one mail, milliseconds. */
  readonly deadline?: number
}

export interface SmtpTransport {
  /** As `MailTransport.send` promises. */
  send(mail: OutgoingMail): Promise<MailReceipt>
  close(): Promise<Goodbye>
}

/** One connection to a mailbox, opened when there is a mail and kept for the next. */
export function createSmtpTransport(account: SmtpAccount, options: SmtpTransportOptions): SmtpTransport {
  const { deadline = seconds(80) } = options
  const connection = new KeptConnection(account, options)

  /** The kept connection is used; one that proves gone before the mail's end has left is replaced, once. */
  async function handOver(mail: OutgoingMail, source: Buffer, attempt: Attempt): Promise<string> {
    const envelope = { from: mail.from.address, to: mail.to.address }
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
      const source = writeMail(mail)
      connection.busy()
      const attempt: Attempt = { phase: 'opening', isAbandoned: false }
      try {
        const reply = await waitForServer(deadline, handOver(mail, source, attempt))
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

/** Result of an exchange with a mail server. @throws ETIMEDOUT after `milliseconds`. */
export function waitForServer<Value>(milliseconds: number, exchange: Promise<Value>): Promise<Value> {
  const message = Object.assign(new Error('The mail server takes too long'), { code: 'ETIMEDOUT' })
  return pTimeout(exchange, { milliseconds, message })
}

/** `DEMO123` of "250 OK: queued as DEMO123", or whatever stands last and looks like an id. */
function readServerId(reply: string): string {
  return /queued as ([\w.-]{4,80})/i.exec(reply)?.[1] ?? /<([^<>\s]{4,200})>/.exec(reply)?.[1] ?? ''
}
