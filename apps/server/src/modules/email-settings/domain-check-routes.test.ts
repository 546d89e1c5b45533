import type { DomainCheck } from '@troupe/contract/email-settings'
import { afterEach, describe, expect, it } from 'vitest'
import { useNameServer } from '../../testing/mail/name-server.ts'
import { buildSignedInUser, type SignedInUser } from '../../testing/test-accounts.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { useTestEmailSettings } from '../../testing/test-email-settings.ts'

const database = useTestDatabase()
const nameServer = useNameServer()
const { testApp } = useTestEmailSettings(database, { nameServers: () => [nameServer.address] })
afterEach(() => {
  nameServer.setRecords({})
  nameServer.setSilent(false)
})

const key = `v=DKIM1; k=rsa; p=${'A'.repeat(390)}==`

const check = (user: SignedInUser, query = '') =>
  testApp.app.inject({ url: `/api/email/domain-check${query}`, headers: user.headers })

async function listStates(user: SignedInUser, query: string): Promise<string[]> {
  const { checks }: { checks: DomainCheck[] } = (await check(user, query)).json()
  return checks.map(({ id, state }) => `${id} ${state}`)
}

describe('GET /api/email/domain-check', () => {
  it('reads all three records, a long key in its pieces too', async () => {
    const user = await buildSignedInUser(testApp)
    nameServer.setRecords({
      'brand.example': ['google-site-verification=x', 'v=spf1 include:_spf.google.com -all'],
      'google._domainkey.brand.example': [key],
      '_dmarc.brand.example': ['v=DMARC1; p=reject'],
    })
    expect(await listStates(user, '?domain=brand.example')).toEqual(['spf good', 'dkim good', 'dmarc good'])
    const { checks } = (await check(user, '?domain=brand.example')).json()
    expect(checks[1]).toMatchObject({ name: 'google._domainkey.brand.example', record: key })
  })

  it('lists missing records and the records to publish', async () => {
    const user = await buildSignedInUser(testApp)
    const { checks } = (await check(user, '?domain=brand.example&selector=mine')).json()
    expect(checks.map(({ state }: DomainCheck) => state)).toEqual(['missing', 'missing', 'missing'])
    for (const { advice } of checks) expect(advice).toMatch(/ublish/)
  })

  it('uses the domain of the sender by default', async () => {
    const user = await buildSignedInUser(testApp)
    expect((await check(user)).statusCode).toBe(422)
    const payload = { smtp_from: 'Maya <maya@mail.brand.example>' }
    await testApp.app.inject({ method: 'PUT', url: '/api/email/config', headers: user.headers, payload })
    nameServer.setRecords({ '_dmarc.brand.example': ['v=DMARC1; p=reject; sp=quarantine'] })
    const answer = (await check(user)).json()
    expect(answer.domain).toBe('mail.brand.example')
    expect(answer.checks[2]).toMatchObject({ state: 'good', name: '_dmarc.brand.example' })
  })

  it('reports that the name servers do not answer', async () => {
    const user = await buildSignedInUser(testApp)
    nameServer.setSilent(true)
    expect(await listStates(user, '?domain=brand.example&selector=s1')).toEqual([
      'spf unknown',
      'dkim unknown',
      'dmarc unknown',
    ])
  })

  it.each(['127.0.0.1', 'localhost', 'a b.example', '-x.example', 'x', `${'a'.repeat(64)}.example`])(
    'sends no query for %s',
    async (domain) => {
      const user = await buildSignedInUser(testApp)
      const answer = await check(user, `?domain=${encodeURIComponent(domain)}`)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().detail[0].loc).toEqual(['query', 'domain'])
    },
  )

  it('refuses unauthenticated calls', async () => {
    expect((await testApp.app.inject({ url: '/api/email/domain-check?domain=brand.example' })).statusCode).toBe(401)
  })
})
