import { randomUUID } from 'node:crypto'
import { seconds } from '../../lib/durations.ts'
import { sayMail } from '../../lib/mail-texts/say-mail.ts'
import {
  type MailProbe,
  ProbeError,
  type ProbeFailure,
  type ProbeMail,
} from '../../modules/email-settings/mail-probe-port.ts'
import { MailError, type MailTransport, type OutgoingMail } from '../../modules/outreach/context/mail-transport-port.ts'
import type { DialSmtp } from './dial-smtp.ts'
import { createGmailTransport } from './gmail-transport.ts'
import { createSmtpTransport } from './smtp-transport.ts'

/** Shorter than the 30 seconds that the user's browser waits. */
const deadline = seconds(20)

type GetAccessToken = (refused?: string) => Promise<string>

interface MailProbeOptions {
  readonly dial: DialSmtp
  readonly localAuthority: string | undefined
  /** Undefined: Gmail is not available. */
  readonly gmailUrl: string | undefined
  /** Creates the transport of a Microsoft account; `timeout` in milliseconds. Undefined: Microsoft is not available. */
  readonly openMicrosoft: ((getAccessToken: GetAccessToken, timeout: number) => MailTransport) | undefined
}

/** Tests users' settings with a short mail, sent the same way as outreach sends. */
export function createMailProbe({ dial, localAuthority, gmailUrl, openMicrosoft }: MailProbeOptions): MailProbe {
  return {
    async trySmtp(account, mail) {
      const transport = createSmtpTransport(account, { dial, localAuthority, deadline })
      try {
        await transport.send(writeTestMail(mail)).catch(rethrow)
        return { brokeGoodbye: (await transport.close()) === 'broken' }
      } finally {
        await transport.close()
      }
    },
    async tryGmail(getAccessToken, mail) {
      if (gmailUrl === undefined) throw new ProbeError('other', 'Gmail is not available')
      const transport = createGmailTransport({ apiUrl: gmailUrl, getAccessToken, timeout: deadline })
      await transport.send(writeTestMail(mail)).catch(rethrow)
    },
    async tryMicrosoft(getAccessToken, mail) {
      if (openMicrosoft === undefined) throw new ProbeError('other', 'Outlook is not available')
      await openMicrosoft(getAccessToken, deadline).send(writeTestMail(mail)).catch(rethrow)
    },
  }
}

function writeTestMail({ language, from, to }: ProbeMail): OutgoingMail {
  const text = sayMail(language, 'settings_test.text')
  return {
    from,
    to: { name: '', address: to },
    subject: sayMail(language, 'settings_test.subject'),
    text,
    html: `<p${language === 'en' ? '' : ` lang="${language}"`}>${text}</p>`,
    messageId: `${randomUUID()}@${from.address.split('@')[1]}`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

function rethrow(error: unknown): never {
  throw error instanceof MailError ? new ProbeError(judge(error), error.text) : error
}

const refusedCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH'])
const timeoutCodes = new Set(['ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT'])

function judge({ kind, code }: MailError): ProbeFailure {
  if (/^(?:530|534|535|454)\b/.test(code) || code === 'EAUTH' || code === 'authError') return 'authentication'
  if (code === 'EHOST') return 'not_found'
  if (timeoutCodes.has(code)) return 'timeout'
  return kind === 'account' && refusedCodes.has(code) ? 'refused' : 'other'
}
