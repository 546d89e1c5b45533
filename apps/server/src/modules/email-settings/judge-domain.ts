import type { DomainCheck } from '@troupe/contract/email-settings'
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
/** Minimum size in bytes of a published key, just below that of a 1024-bit RSA key. Gmail refuses shorter keys. */
const minDkimKeyBytes = 160

const unanswered = 'The name servers did not answer, so this could not be read.'
const tryAgain = 'Try again in a minute.'

type Verdict = Pick<DomainCheck, 'state' | 'explanation' | 'advice'>

export interface Sending {
  readonly domain: string
  /** `smtp.gmail.com` for Gmail; empty if no host is configured yet. */
  readonly smtpHost: string
}

/** Judges the SPF records for mail of the domain that is sent through the SMTP host. */
export function judgeSpf({ name, records }: FoundRecords, { domain, smtpHost }: Sending): DomainCheck {
  return { id: 'spf', name, record: records?.[0] ?? null, ...withoutHomework(domain, judge()) }

  function judge(): Verdict {
    if (!records) return { state: 'unknown', explanation: unanswered, advice: tryAgain }
    const [record, another] = records
    const include = includes.find(([host]) => host.test(smtpHost))?.[1]
    const example = `v=spf1 ${include ? `include:${include} ` : ''}~all`
    if (record === undefined) {
      return {
        state: 'missing',
        explanation: 'SPF names the servers that may send for the domain. Without it mail is often taken for spam.',
        advice: `Publish a TXT record at ${domain}: ${example}`,
      }
    }
    if (another !== undefined) {
      return weak('There is more than one SPF record, so none of them counts.', 'Join them into one record.')
    }
    if ((record.match(/\b(?:include|a|mx|ptr|exists|redirect)\b[:=\s]/gi) ?? []).length > maxSpfLookups) {
      return weak('The record asks for more than ten look-ups, so receivers give up on it.', 'Shorten it.')
    }
    if (include && !record.toLowerCase().includes(include)) {
      return weak('Your mail server is not among those that the record names.', `Add include:${include} to the record.`)
    }
    if (!/\s[-~]all\b|\bredirect=/i.test(record)) {
      return weak('The record lets everybody send for the domain.', 'End it with ~all or -all.')
    }
    return { state: 'good', explanation: 'The servers that may send for the domain are named.', advice: null }
  }
}

export function judgeDkim({ name, records }: FoundRecords, { domain }: Sending, isNamed: boolean): DomainCheck {
  return { id: 'dkim', name, record: records?.[0] ?? null, ...withoutHomework(domain, judge()) }

  function judge(): Verdict {
    if (!records) return { state: 'unknown', explanation: unanswered, advice: tryAgain }
    const [record] = records
    const key = /(?:^|;)\s*p=([^;]*)/i.exec(record ?? '')?.[1]?.replace(/\s/g, '')
    if (record === undefined && !isNamed) {
      return {
        state: 'unknown',
        explanation:
          'No key was found under the usual selectors. It may be there under another: names cannot be listed.',
        advice: 'Look for "s=" in the DKIM-Signature of a mail that you sent, and enter it as the selector here.',
      }
    }
    if (!key) {
      return {
        state: 'missing',
        explanation: 'DKIM signs every mail; receivers check the signature with a published key. Here is none.',
        advice:
          "Switch DKIM on at your mail provider, and publish the record that it shows at your domain's name server.",
      }
    }
    if (!/k=ed25519/i.test(record ?? '') && Buffer.from(key, 'base64').length < minDkimKeyBytes) {
      return weak(
        'The key has fewer than 1024 bits, which receivers refuse.',
        'Have your provider make one of 2048 bits.',
      )
    }
    return { state: 'good', explanation: 'The key that signatures are checked with is published.', advice: null }
  }
}

export function judgeDmarc(
  { name, records, isInherited }: FoundRecords & { isInherited: boolean },
  { domain }: Sending,
): DomainCheck {
  return { id: 'dmarc', name, record: records?.[0] ?? null, ...withoutHomework(domain, judge()) }

  function judge(): Verdict {
    if (!records) return { state: 'unknown', explanation: unanswered, advice: tryAgain }
    const [record, another] = records
    if (record === undefined) {
      return {
        state: 'missing',
        explanation:
          'DMARC says what becomes of mail that passes neither SPF nor DKIM. Large mailbox providers ask bulk senders for it.',
        advice: `Publish a TXT record at ${name}: v=DMARC1; p=none; rua=mailto:postmaster@${domain}`,
      }
    }
    if (another !== undefined) return weak('There is more than one DMARC record, so none counts.', 'Keep one of them.')
    const policy = readTag(record, 'p')
    const own = isInherited ? (readTag(record, 'sp') ?? policy) : policy
    if (own === 'quarantine' || own === 'reject') {
      return {
        state: 'good',
        explanation: `Mail that fails the checks is to be ${own === 'reject' ? 'refused' : 'put aside'}.`,
        advice: null,
      }
    }
    if (own === 'none') {
      return weak(
        'Failures are only reported: this satisfies the providers, and does not yet protect your name.',
        'Once the reports show no mail of yours failing, change p=none to p=quarantine.',
      )
    }
    return weak('The record has no valid policy.', 'Add p=none, p=quarantine or p=reject after v=DMARC1.')
  }
}

function readTag(record: string, tag: string): string | undefined {
  return new RegExp(`;\\s*${tag}\\s*=\\s*(\\w+)`, 'i').exec(record)?.[1]?.toLowerCase()
}

function weak(explanation: string, advice: string): Verdict {
  return { state: 'weak', explanation, advice }
}

/** Removes advice for domains of mail providers, where users cannot publish records. */
function withoutHomework(domain: string, verdict: Verdict): Verdict {
  if (!providersDomains.has(domain) || verdict.state === 'good' || verdict.advice === tryAgain) return verdict
  return { ...verdict, explanation: `${verdict.explanation} ${domain} is kept by your mail provider.`, advice: null }
}
