import { isEmailAddress } from '@troupe/contract/email-address'
import { createTransport } from 'nodemailer'
import { seconds } from '../../durations.ts'
import type { Mailer } from '../../modules/accounts/mailer-port.ts'

interface SmtpMailerOptions {
  /** `smtp://` (with STARTTLS where offered) or `smtps://`; user and password in the URL, percent-encoded. */
  readonly url: string
  /** Address, or name and address, of the sender. */
  readonly from: string
}

const connections = 2

/** Sends over SMTP on a few kept connections. Certificates are checked; a silent server is given up after 20 seconds. */
export function createSmtpMailer({ url, from }: SmtpMailerOptions): Mailer & { close(): Promise<void> } {
  const transport = createTransport({
    url,
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
      await transport.sendMail({
        from,
        // As an object it is one address, whatever it looks like.
        to: { name: '', address: to },
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    async close() {
      transport.close()
    },
  }
}

/** An address must be one that needs no quoting, and no value may start a header of its own. */
function refuseUnsafe(to: string, subject: string): void {
  if (!isEmailAddress(to)) throw new Error('The recipient is not a plain address')
  if (/\p{Cc}/u.test(subject)) throw new Error('The subject holds control characters')
}
