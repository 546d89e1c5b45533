import type { DomainCheck } from '@troupe/contract/email-settings'
import { DomainName } from '@troupe/contract/email-settings'
import { say } from '@troupe/contract/messages/message'
import type { SenderRow } from '../../database/tables/email-settings-tables.ts'
import type { Actor } from '../../http/requests/endpoint-binding.ts'
import { refuseInput } from '../../lib/app-error.ts'
import { getSender } from './change-config.ts'
import type { DnsRecords } from './domain/dns-records-port.ts'
import { findDkim, findDmarc, findSpf } from './domain/domain-records.ts'
import { judgeDkim, judgeDmarc, judgeSpf, type Sending } from './domain/judge-domain.ts'
import type { EmailSettingsContext } from './email-settings-context.ts'
import { senderRules } from './find-sender.ts'

interface Question {
  readonly domain: string | undefined
  readonly selector: string | undefined
}

/**
 * Checks SPF, DKIM and DMARC of the given domain, or else of the domain in the user's sender address.
 * @throws AppError `invalid_input` when there is neither.
 */
export async function checkDomain(
  context: Pick<EmailSettingsContext, 'db' | 'clock' | 'secrets' | 'dns' | 'rateLimits'>,
  { userId }: Actor,
  { domain: asked, selector }: Question,
): Promise<{ domain: string; checks: DomainCheck[] }> {
  const { dns, rateLimits } = context
  const row = await getSender(context, userId)
  const domain = asked ?? findOwnDomain(row)
  if (domain === undefined) {
    throw refuseInput(say('email_settings.domain_required'), { loc: ['query', 'domain'], type: 'domain_required' })
  }
  await rateLimits.take(['domainChecksByUser', userId])
  const smtpHost = senderRules[row.email_provider].getSendingHost(row)
  return { domain, checks: await checkSenderDomain(dns, { domain, smtpHost, selector }) }
}

/** Checks SPF, DKIM and DMARC of a sender's domain. */
export type SenderDomainCheck = (sender: Sending & Pick<Question, 'selector'>) => Promise<DomainCheck[]>

/** Checks SPF, DKIM and DMARC of the domain, for mail that is sent through the SMTP host. */
export async function checkSenderDomain(
  dns: DnsRecords,
  { domain, smtpHost, selector }: Parameters<SenderDomainCheck>[0],
): Promise<DomainCheck[]> {
  const sending = { domain, smtpHost }
  const [spf, dkim, dmarc] = await Promise.all([
    findSpf(dns, domain),
    findDkim(dns, domain, selector),
    findDmarc(dns, domain),
  ])
  return [judgeSpf(spf, sending), judgeDkim(dkim, sending, selector !== undefined), judgeDmarc(dmarc, sending)]
}

function findOwnDomain(row: SenderRow): string | undefined {
  const [from] = senderRules[row.email_provider].listAddresses(row)
  return DomainName.safeParse(from?.address.split('@')[1]).data
}
