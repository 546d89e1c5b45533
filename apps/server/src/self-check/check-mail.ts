import { say } from '@troupe/contract/messages/message'
import { readMessage } from '@troupe/contract/messages/wire-message'
import { withTimeout } from '../lib/with-timeout.ts'
import type { SenderDomainCheck } from '../modules/email-settings/check-domain.ts'
import { broken, type Check, checkPatienceMs, type Finding, good, look } from './check-result.ts'

interface MailParts {
  /** Undefined: mail goes to the sandbox's inbox. */
  readonly systemSmtpUrl: string | undefined
  /** An address, or a name and an address. */
  readonly systemMailFrom: string
  /** Connects and signs in as for a mail, without sending one; rejects with the server's reason. */
  checkMailer(): Promise<void>
  /** Looks up SPF, DKIM and DMARC of a domain. */
  checkDomain: SenderDomainCheck
}

/** Leaves time to report a silent server before the check itself is given up. */
const patienceMs = checkPatienceMs - 500
const parts = { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' } as const

/** Checks the mail server of the system's own mail and the DNS records of its sender. */
export function createMailCheck(options: MailParts): Check {
  const { systemSmtpUrl } = options
  return {
    area: 'mail',
    async run() {
      if (systemSmtpUrl === undefined) return [look(say('self_check.mail_sandbox'), say('self_check.set_mail'))]
      const { hostname } = new URL(systemSmtpUrl)
      const [server, records] = await Promise.all([checkServer(options, hostname), checkRecords(options, hostname)])
      return [server, ...records]
    },
  }
}

async function checkServer({ checkMailer }: MailParts, host: string): Promise<Finding> {
  const advice = say('self_check.check_mail')
  const answer = checkMailer().then(
    () => 'accepted' as const,
    (error: unknown) => ({
      reason: error instanceof Error ? error.message.replaceAll(/\s+/g, ' ').slice(0, 200) : '?',
    }),
  )
  const outcome = await withTimeout(answer, patienceMs)
  if (outcome === 'accepted') return good(say('self_check.mail_accepted', { host }))
  if (outcome) return broken(say('self_check.mail_refused', { host, reason: outcome.reason }), advice)
  return broken(say('self_check.mail_silent', { host, count: Math.ceil(patienceMs / 1000) }), advice)
}

/** Top-level domains that are never registered (RFC 2606). */
const invented = /\.(?:test|example|invalid|localhost)$/

async function checkRecords({ systemMailFrom, checkDomain }: MailParts, smtpHost: string): Promise<readonly Finding[]> {
  const address = /<([^<>]+)>\s*$/.exec(systemMailFrom)?.[1] ?? systemMailFrom
  const domain = address.split('@')[1]?.toLowerCase() ?? ''
  if (!domain.includes('.') || invented.test(domain)) {
    return [broken(say('self_check.sender_example', { address }), say('self_check.set_sender'), 'DNS')]
  }
  const checks = await withTimeout(checkDomain({ domain, smtpHost, selector: undefined }), patienceMs)
  if (!checks) return [look(say('self_check.dns_silent'), say('self_check.look_again'), 'DNS')]
  return checks.map(({ id, state, explanation_message: said, advice_message: told }): Finding => {
    const finding = readMessage(said?.message_key ?? null, said?.message_params ?? {})
    const advice = readMessage(told?.message_key ?? null, told?.message_params ?? {})
    return {
      part: parts[id],
      state: state === 'good' ? 'good' : 'look',
      finding: finding ?? say('self_check.dns_silent'),
      ...(advice ? { advice } : {}),
    }
  })
}
