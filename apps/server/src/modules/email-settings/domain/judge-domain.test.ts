import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { judgeDkim, judgeDmarc, judgeSpf } from './judge-domain.ts'

const sending = { domain: 'brand.example', smtpHost: 'smtp.gmail.com' }
const spf = (...records: string[]) => judgeSpf({ name: 'brand.example', records }, sending)
const dkim = (record?: string, isNamed = true) =>
  judgeDkim({ name: 's1._domainkey.brand.example', records: record === undefined ? [] : [record] }, sending, isNamed)
const dmarc = (record: string, isInherited = false) =>
  judgeDmarc({ name: '_dmarc.brand.example', records: [record], isInherited }, sending)

function makeKey(modulusLength: number): string {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength })
  return publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
}

describe('SPF', () => {
  it.each<[string, string[], string, RegExp | null]>([
    ['names the servers', ['v=spf1 include:_spf.google.com ~all'], 'good', null],
    ['is missing', [], 'missing', /include:_spf\.google\.com/],
    ['does not name the one in use', ['v=spf1 ip4:192.0.2.1 -all'], 'weak', /Add include:_spf\.google\.com/],
    ['is there twice', ['v=spf1 -all', 'v=spf1 ~all'], 'weak', /Join them/],
    ['lets everybody send', ['v=spf1 include:_spf.google.com +all'], 'weak', /~all or -all/],
    ['has no end', ['v=spf1 include:_spf.google.com'], 'weak', /~all or -all/],
    ['asks for too much', [`v=spf1 ${'include:a.example '.repeat(11)}-all`], 'weak', /Shorten/],
  ])('%s', (_what, records, state, advice) => {
    const check = spf(...records)
    expect(check.state).toBe(state)
    if (advice === null) expect(check.advice).toBeNull()
    else expect(check.advice).toMatch(advice)
  })
})

describe('SPF with a mail server of no known provider', () => {
  const ask = 'Ask your mail provider for the SPF record to publish at brand.example.'
  const judge = (...records: string[]) =>
    judgeSpf({ name: 'brand.example', records }, { ...sending, smtpHost: 'mail.host.example' })

  it('advises to ask the provider instead of publishing a record that lets no server send', () => {
    expect(judge()).toMatchObject({ state: 'missing', advice: ask })
  })

  it.each(['v=spf1 ~all', 'v=spf1 -all', 'v=spf1 -ip4:192.0.2.1 -all', 'v=spf1 redirect=a.example ~all'])(
    '%s lets no server send',
    (record) => {
      expect(judge(record)).toMatchObject({
        state: 'weak',
        explanation: 'The record names no server that may send for the domain.',
        advice: ask,
      })
    },
  )

  it.each([
    'v=spf1 mx ~all',
    'v=spf1 a/24 -all',
    'v=spf1 +ip6:2001:db8::/32 -all',
    'v=spf1 exp=a.example include:spf.host.example ~all',
    'v=spf1 redirect=spf.host.example',
  ])('%s names servers', (record) => {
    expect(judge(record)).toMatchObject({ state: 'good', advice: null })
  })
})

describe('a verdict', () => {
  it('comes with the keys and parameters of its texts, for translations', () => {
    expect(spf()).toMatchObject({
      advice: 'Publish a TXT record at brand.example: v=spf1 include:_spf.google.com ~all',
      explanation_message: { message_key: 'domain_check.spf_missing' },
      advice_message: {
        message_key: 'domain_check.publish',
        message_params: { name: 'brand.example', record: 'v=spf1 include:_spf.google.com ~all' },
      },
    })
    expect(spf('v=spf1 include:_spf.google.com ~all').advice_message).toBeUndefined()
  })
})

describe('DKIM', () => {
  it('publishes a key', () => {
    expect(dkim(`v=DKIM1; k=rsa; p=${makeKey(2048)}`).state).toBe('good')
    expect(dkim(`v=DKIM1; k=ed25519; p=${'A'.repeat(43)}=`).state).toBe('good')
  })

  it('is missing under a selector that was named, or has been withdrawn', () => {
    expect(dkim().state).toBe('missing')
    expect(dkim('v=DKIM1; p=').state).toBe('missing')
  })

  it('is unknown without a selector', () => {
    expect(dkim(undefined, false)).toMatchObject({ state: 'unknown', advice: expect.stringContaining('"s="') })
  })

  it('is weak with a key that receivers refuse', () => {
    expect(dkim(`p=${makeKey(768)}`).state).toBe('weak')
  })
})

describe('DMARC', () => {
  it.each([
    ['v=DMARC1; p=reject', 'good'],
    ['v=DMARC1;p=quarantine; rua=mailto:a@b.example', 'good'],
    ['v=DMARC1; p=none', 'weak'],
    ['v=DMARC1; rua=mailto:a@b.example', 'weak'],
  ])('%s is %s', (record, state) => {
    expect(dmarc(record).state).toBe(state)
  })

  it('of the domain above counts with its rule for subdomains', () => {
    expect(dmarc('v=DMARC1; p=reject; sp=none', true).state).toBe('weak')
    expect(dmarc('v=DMARC1; p=reject', true).state).toBe('good')
  })

  it('is missing, with the record to publish', () => {
    const check = judgeDmarc({ name: '_dmarc.brand.example', records: [], isInherited: false }, sending)
    expect(check).toMatchObject({ state: 'missing', advice: expect.stringContaining('v=DMARC1; p=none') })
  })
})

describe('all three', () => {
  it('are unknown when the name servers do not answer', () => {
    const none = { name: 'x', records: undefined }
    const checks = [
      judgeSpf(none, sending),
      judgeDkim(none, sending, false),
      judgeDmarc({ ...none, isInherited: false }, sending),
    ]
    expect(checks.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown'])
  })

  it("give no advice for the provider's own domain", () => {
    const own = { domain: 'qq.com', smtpHost: 'smtp.qq.com' }
    expect(judgeDkim({ name: 'x', records: [] }, own, false).advice).toBeNull()
    expect(judgeDmarc({ name: 'x', records: ['v=DMARC1; p=none'], isInherited: false }, own).advice).toBeNull()
  })
})
