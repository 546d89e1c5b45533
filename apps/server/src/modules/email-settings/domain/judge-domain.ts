import type { DomainCheck } from '@troupe/contract/email-settings'
import { type Message, say } from '@troupe/contract/messages/message'
import { referToMessage } from '@troupe/contract/messages/wire-message'
import type { FoundRecords } from './domain-records.ts'

/** Domains whose records are managed by the mail provider; users cannot change them. */
const providersDomains = new Set([
  'gmail.com',
  'googlemail.com',
  'qq.com',
  'foxmail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  '163.com',
  '126.com',
  'yahoo.com',
  'icloud.com',
])

/** SPF include that each provider requires, by suffix of the SMTP host. */
const includes: readonly (readonly [host: RegExp, include: string])[] = [
  [/(?:^|\.)gmail\.com$/, '_spf.google.com'],
  [/(?:^|\.)(?:outlook|office365)\.com$/, 'spf.protection.outlook.com'],
  [/(?:^|\.)exmail\.qq\.com$/, 'spf.mail.qq.com'],
]

/** Maximum number of DNS lookups (RFC 7208, 4.6.4). */
const maxSpfLookups = 10
/** A mechanism that lets servers send (RFC 7208, 5). */
const namesServers = /\s\+?(?:(?:include|exists|ip[46]):|(?:a|mx|ptr)(?:[\s:/]|$))/i
/** Minimum size in bytes of a published key, just below that of a 1024-bit RSA key. Gmail refuses shorter keys. */
const minDkimKeyBytes = 160

const unanswered = say('domain_check.unanswered')
const tryAgain = say('domain_check.try_again')

interface Verdict extends Pick<DomainCheck, 'state'> {
  readonly explanation: Message
  readonly advice: Message | null
}

export interface Sending {
  readonly domain: string
  /** `smtp.gmail.com` for Gmail; empty if no host is configured yet. */
  readonly smtpHost: string
}

/** Judges the SPF records for mail of the domain that is sent through the SMTP host. */
export function judgeSpf({ name, records }: FoundRecords, { domain, smtpHost }: Sending): DomainCheck {
  return { id: 'spf', name, record: records?.[0] ?? null, ...present(withoutHomework(domain, judge())) }

  function judge(): Verdict {
    if (!records) return { state: 'unknown', explanation: unanswered, advice: tryAgain }
    const [record, another] = records
    const include = includes.find(([host]) => host.test(smtpHost))?.[1]
    const askProvider = say('domain_check.spf_ask', { name: domain })
    if (record === undefined) {
      const advice = include
        ? say('domain_check.publish', { name: domain, record: `v=spf1 include:${include} ~all` })
        : askProvider
      return { state: 'missing', explanation: say('domain_check.spf_missing'), advice }
    }
    if (another !== undefined) {
      return weak(say('domain_check.spf_ambiguous'), say('domain_check.spf_join'))
    }
    if ((record.match(/\b(?:include|a|mx|ptr|exists|redirect)\b[:=\s]/gi) ?? []).length > maxSpfLookups) {
      return weak(say('domain_check.spf_too_long'), say('domain_check.spf_shorten'))
    }
    if (include && !record.toLowerCase().includes(include)) {
      return weak(say('domain_check.spf_without_server'), say('domain_check.spf_add', { include }))
    }
    if (!/\s[-~]all\b|\bredirect=/i.test(record)) {
      return weak(say('domain_check.spf_open'), say('domain_check.spf_close'))
    }
    const beforeAll = /^(.*?)\s[-~]all\b/i.exec(record)?.[1]
    if (beforeAll !== undefined && !namesServers.test(beforeAll)) {
      return weak(say('domain_check.spf_names_none'), askProvider)
    }
    return { state: 'good', explanation: say('domain_check.spf_good'), advice: null }
  }
}

export function judgeDkim({ name, records }: FoundRecords, { domain }: Sending, isNamed: boolean): DomainCheck {
  return { id: 'dkim', name, record: records?.[0] ?? null, ...present(withoutHomework(domain, judge())) }

  function judge(): Verdict {
    if (!records) return { state: 'unknown', explanation: unanswered, advice: tryAgain }
    const [record] = records
    const key = /(?:^|;)\s*p=([^;]*)/i.exec(record ?? '')?.[1]?.replace(/\s/g, '')
    if (record === undefined && !isNamed) {
      return {
        state: 'unknown',
        explanation: say('domain_check.dkim_not_found'),
        advice: say('domain_check.dkim_selector'),
      }
    }
    if (!key) {
      return {
        state: 'missing',
        explanation: say('domain_check.dkim_missing'),
        advice: say('domain_check.dkim_switch_on'),
      }
    }
    if (!/k=ed25519/i.test(record ?? '') && Buffer.from(key, 'base64').length < minDkimKeyBytes) {
      return weak(say('domain_check.dkim_short'), say('domain_check.dkim_renew'))
    }
    return { state: 'good', explanation: say('domain_check.dkim_good'), advice: null }
  }
}

export function judgeDmarc(
  { name, records, isInherited }: FoundRecords & { isInherited: boolean },
  { domain }: Sending,
): DomainCheck {
  return { id: 'dmarc', name, record: records?.[0] ?? null, ...present(withoutHomework(domain, judge())) }

  function judge(): Verdict {
    if (!records) return { state: 'unknown', explanation: unanswered, advice: tryAgain }
    const [record, another] = records
    if (record === undefined) {
      return {
        state: 'missing',
        explanation: say('domain_check.dmarc_missing'),
        advice: say('domain_check.publish', { name, record: `v=DMARC1; p=none; rua=mailto:postmaster@${domain}` }),
      }
    }
    if (another !== undefined) return weak(say('domain_check.dmarc_ambiguous'), say('domain_check.dmarc_keep_one'))
    const policy = readTag(record, 'p')
    const own = isInherited ? (readTag(record, 'sp') ?? policy) : policy
    if (own === 'quarantine' || own === 'reject') {
      return {
        state: 'good',
        explanation: say(own === 'reject' ? 'domain_check.dmarc_refuses' : 'domain_check.dmarc_puts_aside'),
        advice: null,
      }
    }
    if (own === 'none') {
      return weak(say('domain_check.dmarc_reports'), say('domain_check.dmarc_tighten'))
    }
    return weak(say('domain_check.dmarc_without_policy'), say('domain_check.dmarc_add_policy'))
  }
}

function readTag(record: string, tag: string): string | undefined {
  return new RegExp(`;\\s*${tag}\\s*=\\s*(\\w+)`, 'i').exec(record)?.[1]?.toLowerCase()
}

function weak(explanation: Message, advice: Message): Verdict {
  return { state: 'weak', explanation, advice }
}

/** Removes advice for domains of mail providers, where users cannot publish records. */
function withoutHomework(domain: string, verdict: Verdict): Verdict {
  if (!providersDomains.has(domain) || verdict.state === 'good' || verdict.advice === tryAgain) return verdict
  const { explanation } = verdict
  return { ...verdict, explanation: say('domain_check.kept_by_provider', { explanation, domain }), advice: null }
}

function present({ state, explanation, advice }: Verdict): Omit<DomainCheck, 'id' | 'name' | 'record'> {
  return {
    state,
    explanation: explanation.text,
    advice: advice?.text ?? null,
    explanation_message: referToMessage(explanation),
    advice_message: referToMessage(advice),
  }
}
