import type { DnsRecords } from './dns-records-port.ts'

/** Records of one kind for a name; `records` is undefined if the name servers did not answer. */
export interface FoundRecords {
  readonly name: string
  readonly records: readonly string[] | undefined
}

/** Default DKIM selectors of Google, Microsoft, Tencent and common mail services. */
const usualSelectors = [
  'google',
  'selector1',
  'selector2',
  'default',
  'mail',
  'dkim',
  's1',
  's2',
  'k1',
  'k2',
  's201512',
  's201806',
  'zoho',
  'mxvault',
  'pm',
  'smtp',
]

export async function findSpf(dns: DnsRecords, domain: string): Promise<FoundRecords> {
  return { name: domain, records: pick(await dns.readTxt(domain), /^v=spf1(?:\s|$)/i) }
}

/** Finds the key of the selector, or the first key under the usual selectors. */
export async function findDkim(dns: DnsRecords, domain: string, selector: string | undefined): Promise<FoundRecords> {
  const selectors = selector === undefined ? usualSelectors : [selector]
  const found = await Promise.all(
    selectors.map(async (each) => {
      const name = `${each}._domainkey.${domain}`
      return { name, records: pick(await dns.readTxt(name), /(?:^|;)\s*p=/i) }
    }),
  )
  const fallback = { name: selector === undefined ? `*._domainkey.${domain}` : `${selector}._domainkey.${domain}` }
  const hit = found.find(({ records }) => records && records.length > 0)
  return hit ?? { ...fallback, records: found.some(({ records }) => records) ? [] : undefined }
}

/**
 * Finds the policy of the domain, or else of the nearest parent domain that has one (RFC 7489, 6.6.3; at most two
 * levels up).
 */
export async function findDmarc(dns: DnsRecords, domain: string): Promise<FoundRecords & { isInherited: boolean }> {
  const labels = domain.split('.')
  const candidates = [0, 1, 2].map((skip) => labels.slice(skip)).filter((rest) => rest.length >= 2)
  let answered = false
  for (const [index, rest] of candidates.entries()) {
    const name = `_dmarc.${rest.join('.')}`
    const records = pick(await dns.readTxt(name), /^v=DMARC1\s*(?:;|$)/i)
    answered ||= records !== undefined
    if (records && records.length > 0) return { name, records, isInherited: index > 0 }
  }
  return { name: `_dmarc.${domain}`, records: answered ? [] : undefined, isInherited: false }
}

function pick(records: readonly string[] | undefined, form: RegExp): readonly string[] | undefined {
  return records?.map((record) => record.trim()).filter((record) => form.test(record))
}
