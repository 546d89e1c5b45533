import { describe, expect, it } from 'vitest'
import { hours } from '../../../lib/durations.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, buildMail, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)

const footers = {
  en: 'If you would rather not hear from us',
  de: 'Wenn Sie keine weiteren E-Mails von uns erhalten m',
  fr: 'Si vous pr',
}

/** The source of a mail with soft line breaks undone, by its address. */
function readSources(): Map<string, string> {
  return new Map(kit.server.taken.map(({ to, source }) => [to, source.replaceAll('=\r\n', '').replaceAll('=3D', '=')]))
}

const preview = (user: SignedInUser, body: object) =>
  call(kit.testApp, user, ['POST', '/api/campaigns/preview'], { subject: 'Hi', body: '<p>x</p>', ...body })
const testMail = (user: SignedInUser, body: object) =>
  call(kit.testApp, user, ['POST', '/api/campaigns/test-mail'], buildMail(body))

describe('the language of campaigns', () => {
  it("is each creator's own, in the footer, its links and follow-ups", async () => {
    const user = await buildSignedInUser(kit.testApp)
    const kol_ids = await buildCreators(kit.testApp, [
      { email: 'maya@one.test', language: 'de' },
      { email: 'noor@one.test', region: 'FR' },
      { email: 'tom@one.test', language: 'it' },
    ])
    await setPace(kit.testApp, user, {})
    await startCampaign(kit.testApp, user, { kol_ids, follow_ups: [{ delay_hours: 1, body: 'Again' }] })
    for (let step = 0; step < 2; step++) {
      kit.server.taken.length = 0
      await kit.outreach.engine.drain()
      const sources = readSources()
      expect(sources.size).toBe(3)
      expect(sources.get('maya@one.test')).toContain(footers.de)
      expect(sources.get('maya@one.test')).toMatch(/\/unsubscribe\/[\w.-]{45}\?language=de/)
      expect(sources.get('maya@one.test')).toMatch(/List-Unsubscribe:\s+<[^>]+\?language=de>/)
      expect(sources.get('noor@one.test')).toContain(footers.fr)
      expect(sources.get('tom@one.test')).toContain(footers.en)
      expect(sources.get('tom@one.test')).not.toContain('language=')
      kit.testApp.clock.advance(hours(2))
    }
  })

  it('is the chosen one for all creators, also in follow-ups after the creator turned out to have another', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const kol_ids = await buildCreators(kit.testApp, [{ email: 'maya@one.test', language: 'ja' }])
    const follow_ups = [{ delay_hours: 1, body: 'Again' }]
    await startCampaign(kit.testApp, user, { kol_ids, language: 'de', follow_ups })
    await kit.outreach.engine.drain()
    await database.kysely.updateTable('creators').set({ language: 'ko' }).execute()
    kit.testApp.clock.advance(hours(2))
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(2)
    for (const { source } of kit.server.taken) {
      expect(source).toContain(footers.de)
      expect(source.replaceAll('=3D', '=')).toContain('<html lang="de">')
    }
  })

  it('does not make a repeated call another one, whether the default is written out or not', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const kol_ids = await buildCreators(kit.testApp, [{ email: 'maya@one.test' }])
    const headers = { 'idempotency-key': 'once' }
    const first = await startCampaign(kit.testApp, user, { kol_ids }, headers)
    const again = await startCampaign(kit.testApp, user, { kol_ids, language: 'creator' }, headers)
    expect(again.campaign.id).toBe(first.campaign.id)
    const headersOf = { ...user, headers: { ...user.headers, ...headers } }
    const other = await call(
      kit.testApp,
      headersOf,
      ['POST', '/api/kols/send-email'],
      buildMail({ kol_ids, language: 'de' }),
    )
    expect(other.statusCode).toBe(409)
  })

  it('is shown by the preview, for each creator or as chosen', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const kol_ids = await buildCreators(kit.testApp, [{ email: 'maya@one.test', language: 'fr' }])
    expect((await preview(user, { kol_ids })).json().shown.mails[0].text).toContain(footers.fr)
    const chosen = (await preview(user, { kol_ids, language: 'de' })).json().shown.mails[0]
    expect(chosen.text).toContain(footers.de)
    expect(chosen.html).toContain('<html lang="de">')
    expect((await preview(user, { kol_ids, language: 'xx' })).statusCode).toBe(422)
  })

  it("is that of the test mail, too; its mark is in the user's language", async () => {
    const user = await buildSignedInUser(kit.testApp)
    await call(kit.testApp, user, ['PATCH', '/api/account'], { language: 'zh-Hans' })
    await testMail(user, { subject: 'Hello', language: 'de' })
    const [mail] = kit.server.taken
    expect(mail?.source).toContain(footers.de)
    expect(mail?.source).toMatch(/^Subject: =\?UTF-8\?/m)
  })
})
