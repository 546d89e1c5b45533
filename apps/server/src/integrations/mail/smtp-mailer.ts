import { isEmailAddress } from '@troupe/contract/mail/email-address'
import type { Transporter } from 'nodemailer'
import { toAsciiDomain } from '../../lib/ascii-address.ts'
import { seconds } from '../../lib/durations.ts'
import { isLoopbackName } from '../../lib/loopback.ts'
import { type Mailer, MailRefusedError } from '../../modules/accounts/core/mailer-port.ts'
import { judgeSmtpFailure } from './judge-smtp-failure.ts'

interface SmtpMailerOptions {
  /**
   * `smtp://` or `smtps://`, with percent-encoded user and password. `smtp://` uses STARTTLS if offered, and requires
   * it if a password goes to another machine.
   */
  readonly url: string
  /** Sender: an address, or a name and an address. */
  readonly from: string
}

export interface SmtpMailer extends Mailer {
  /** Connects, encrypts and signs in as for a mail, without sending one; rejects with the reason of the server. */
  check(): Promise<void>
  close(): Promise<void>
}

const connections = 2

/**
 * Sends over SMTP on a few connections that are kept open. Certificates are verified; a silent server is given up after
 * 20 seconds.
 */
export function createSmtpMailer({ url, from }: SmtpMailerOptions): SmtpMailer {
  const options = {
    url,
    requireTLS: sendsPasswordElsewhere(url),
    pool: true as const,
    maxConnections: connections,
    connectionTimeout: seconds(5),
    greetingTimeout: seconds(5),
    dnsTimeout: seconds(5),
    socketTimeout: seconds(20),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  let opening: Promise<Transporter> | undefined
  // Loaded with the first mail: a start does not need its forty modules.
  const open = () => {
    opening ??= import('nodemailer').then(({ createTransport }) => createTransport(options))
    return opening
  }
  return {
    async send({ to, subject, text, html }) {
      refuseUnsafe(to, subject)
      // As an object it is a single address, whatever its text looks like.
      const recipient = { name: '', address: toAsciiDomain(to) }
      const headers = { 'Auto-Submitted': 'auto-generated' }
      const transport = await open()
      await transport
        .sendMail({ from, to: recipient, subject, text, ...(html === undefined ? {} : { html }), headers })
        .catch((error: unknown) => {
          throw toMailerError(error)
        })
    },
    async check() {
      const transport = await open()
      await transport.verify()
    },
    async close() {
      const transport = await opening
      transport?.close()
    },
  }
}

/**
 * Whether a password goes to another machine. TLS is required then: an attacker could otherwise suppress the STARTTLS
 * offer and read the mail.
 */
function sendsPasswordElsewhere(url: string): boolean {
  const { password, hostname } = new URL(url)
  return password !== '' && !isLoopbackName(hostname)
}

/**
 * Only a refusal of the recipient is permanent. All other failures, including refusals of the platform's own account,
 * may be temporary.
 */
function toMailerError(error: unknown): unknown {
  const { kind, text } = judgeSmtpFailure(error, { phase: 'sending', bodySent: false })
  return kind === 'recipient' ? new MailRefusedError(text, { cause: error }) : error
}

/** Requires an address that needs no quoting, and values that cannot start a header. */
function refuseUnsafe(to: string, subject: string): void {
  if (!isEmailAddress(to)) throw new MailRefusedError('The recipient is not a plain address')
  if (/\p{Cc}/u.test(subject)) throw new MailRefusedError('The subject holds control characters')
}
