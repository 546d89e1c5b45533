import { seconds } from '../../durations.ts'
import type { SmtpAccount } from '../../modules/email-settings/mail-probe-port.ts'
import type { MailReceipt, OutgoingMail } from '../../modules/outreach/mail-transport-port.ts'
import { composeMail } from './compose-mail.ts'
import type { DialSmtp } from './dial-smtp.ts'
import { judgeSmtpFailure, type SmtpPhase } from './judge-smtp-failure.ts'
import { type Goodbye, type OpenConnection, openSmtpConnection } from './smtp-connection.ts'

interface SmtpLaneOptions {
  readonly dial: DialSmtp
  /** PEM of a further authority, trusted for servers on this machine only. */
  readonly localAuthority: string | undefined
  /** For opening and handing over one mail, milliseconds. */
  readonly deadline?: number
}

export interface SmtpLane {
  /** As `MailTransport.send` promises. */
  send(mail: OutgoingMail): Promise<MailReceipt>
  close(): Promise<Goodbye>
}

/** Servers do not like connections that stay for ever. */
const maxMailsOnConnection = 100
/** Shorter than servers wait, so that we are the one who hangs up. */
const idleTime = seconds(15)

/** One mail on its way. */
interface Attempt {
  phase: SmtpPhase
  /** Its failure was reported: nothing more may be sent of it. */
  isAbandoned: boolean
}

/** One connection to a mailbox, opened when there is a mail and kept for the next. */
export function createSmtpLane(account: SmtpAccount, options: SmtpLaneOptions): SmtpLane {
  const { dial, localAuthority, deadline = seconds(80) } = options
  let current: OpenConnection | undefined
  let mails = 0
  let idleTimer: NodeJS.Timeout | undefined

  async function open(attempt: Attempt): Promise<OpenConnection> {
    attempt.phase = 'opening'
    const connection = await openSmtpConnection({ ...account, socket: await dial(account), localAuthority })
    if (attempt.isAbandoned) {
      connection.destroy()
      throw new Error('It took too long to sign in')
    }
    attempt.phase = 'sending'
    mails = 0
    current = connection
    return connection
  }

  /** The kept connection is used; one that proves gone before the mail's end has left is replaced, once. */
  async function handOver(mail: OutgoingMail, source: Buffer, attempt: Attempt): Promise<string> {
    const envelope = { from: mail.from.address, to: mail.to.address }
    const kept = current?.isOpen ? current : undefined
    if (!kept) return (await open(attempt)).send(envelope, source)
    attempt.phase = 'sending'
    try {
      return await kept.send(envelope, source)
    } catch (error) {
      if (attempt.isAbandoned || kept.hasSentBody() || hasReply(error)) throw error
      return (await open(attempt)).send(envelope, source)
    }
  }

  async function hangUp(): Promise<Goodbye> {
    clearTimeout(idleTimer)
    const connection = current
    current = undefined
    return connection ? connection.quit() : 'clean'
  }

  /** After a refusal the session goes on; after anything else nobody knows what the server thinks of it. */
  async function settleConnection(error: unknown): Promise<void> {
    const connection = current
    if (connection?.isOpen && hasReply(error)) await connection.reset().catch(() => connection.destroy())
    else connection?.destroy()
    if (!connection?.isOpen) current = undefined
  }

  return {
    async send(mail) {
      const source = await composeMail(mail)
      clearTimeout(idleTimer)
      const attempt: Attempt = { phase: 'opening', isAbandoned: false }
      try {
        const reply = await within(deadline, handOver(mail, source, attempt))
        mails++
        return { serverId: readServerId(reply), reply }
      } catch (error) {
        attempt.isAbandoned = true
        const bodySent = attempt.phase === 'sending' && (current?.hasSentBody() ?? false)
        await settleConnection(error)
        throw judgeSmtpFailure(error, { phase: attempt.phase, bodySent })
      } finally {
        if (mails >= maxMailsOnConnection) void hangUp()
        else idleTimer = setTimeout(() => void hangUp(), idleTime).unref()
      }
    },
    close: hangUp,
  }
}

/** Whether the server said why and stays; a connection that broke has no reply. */
function hasReply(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Boolean(error.responseCode) && error.responseCode !== 421
}

async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error('The mail server takes too long'), { code: 'ETIMEDOUT' })
    timer = setTimeout(() => reject(error), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** `DEMO123` of "250 OK: queued as DEMO123", or whatever stands last and looks like an id. */
function readServerId(reply: string): string {
  return /queued as ([\w.-]{4,80})/i.exec(reply)?.[1] ?? /<([^<>\s]{4,200})>/.exec(reply)?.[1] ?? ''
}
