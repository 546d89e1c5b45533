import { isEmailAddress } from '@troupe/contract/mail/email-address'
import { createTransport } from 'nodemailer'
import { seconds } from '../../lib/durations.ts'
import { isLoopbackName } from '../../lib/loopback.ts'
import { type Mailer, MailRefusedError } from '../../modules/accounts/core/mailer-port.ts'
import { judgeSmtpFailure } from './judge-smtp-failure.ts'

interface SmtpMailerOptions {
  /**
   * `smtp://` (with STARTTLS where offered, and nothing else where a password goes to another machine) or `smtps://`; user and
   * password in the URL, percent-encoded.
   */
  readonly url: string
  /** Address, or name and address, of the sender. */
  readonly from: string
}

const connections = 2

/** Sends over SMTP on a few kept connections. Certificates are checked; a silent server is given up after 20 seconds. */
export function createSmtpMailer({ url, from }: SmtpMailerOptions): Mailer & { close(): Promise<void> } {
  const transport = createTransport({
    url,
    requireTLS: sendsPasswordElsewhere(url),
    pool: true,
    maxConnections: connections,
    connectionTimeout: seconds(5),
    greetingTimeout: seconds(5),
    dnsTimeout: seconds(5),
    socketTimeout: seconds(20),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, html }) {
      refuseUnsafe(to, subject)
      // As an object it is one address, whatever it looks like.
      const recipient = { name: '', address: to }
      const headers = { 'Auto-Submitted': 'auto-generated' }
      await transport
        .sendMail({ from, to: recipient, subject, text, ...(html === undefined ? {} : { html }), headers })
        .catch((error: unknown) => {
          throw toMailerError(error)
        })
    },
    async close() {
      transport.close()
    },
  }
}

/** Otherwise an attacker on the way could suppress the STARTTLS offer and read the mail. */
function sendsPasswordElsewhere(url: string): boolean {
  const { password, hostname } = new URL(url)
  return password !== '' && !isLoopbackName(hostname)
}

/** A refusal that is about the platform's own account, and every other failure, may pass. */
function toMailerError(error: unknown): unknown {
  const { kind, text } = judgeSmtpFailure(error, { phase: 'sending', bodySent: false })
  return kind === 'recipient' ? new MailRefusedError(text, { cause: error }) : error
}

/** An address must be one that needs no quoting, and no value may start a header of its own. */
function refuseUnsafe(to: string, subject: string): void {
  if (!isEmailAddress(to)) throw new MailRefusedError('The recipient is not a plain address')
  if (/\p{Cc}/u.test(subject)) throw new MailRefusedError('The subject holds control characters')
}
