import { describe, expect, it } from 'vitest'
import { hours } from '../../../lib/durations.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, builtCompanyAddress, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'
import { moveContactBases } from './contact-basis-repository.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)

const listLaws = (user: SignedInUser | undefined, creator_ids: unknown) =>
  call(kit.testApp, user, ['POST', '/api/mail-laws'], { creator_ids })
const note = (user: SignedInUser | undefined, body: object) =>
  call(kit.testApp, user, ['PUT', '/api/contact-bases'], body)
const getOrigins = (user: SignedInUser | undefined, id: string) =>
  call(kit.testApp, user, ['GET', `/api/creators/${id}/origins`])
const getNotice = (token: string) => call(kit.testApp, undefined, ['GET', `/api/privacy-notice/${token}`])

/** The links to a page in the mails that arrived, in the order of the mails; undefined for a mail without one. */
const findLinks = (page: string) =>
  kit.server.taken.map(
    ({ source }) =>
      new RegExp(`/${page}/([\\w.-]{45})`).exec(source.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[1],
  )

/** Sends a campaign to a new creator. @returns the creator's id and the token of the mail's notice. */
async function sendFirstMail(user: SignedInUser, email = 'maya@one.test', language?: string) {
  const kol_ids = await buildCreators(kit.testApp, [{ email, ...(language ? { language } : {}) }])
  const { campaign } = await startCampaign(kit.testApp, user, { kol_ids })
  await kit.outreach.engine.drain()
  return { id: kol_ids[0] ?? '', campaign, token: findLinks('privacy-notice').at(-1) ?? '' }
}

describe('POST /api/mail-laws', () => {
  it('counts the creators by country: the strictest law first, unknown countries last', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const ids = await buildCreators(kit.testApp, [
      { region: 'US' },
      { region: 'US' },
      { region: 'DE' },
      { region: 'FR' },
      { region: 'GR' },
      { region: 'ID' },
      {},
    ])
    await note(user, { creator_ids: [ids[0]], basis: 'public_address' })
    const { countries } = (await listLaws(user, ids)).json()
    expect(
      countries.map(({ country, creators, with_basis }: Record<string, unknown>) => [country, creators, with_basis]),
    ).toEqual([
      ['DE', 1, 0],
      ['FR', 1, 0],
      ['GR', 1, 0],
      ['US', 2, 1],
      ['ID', 1, 0],
      [null, 1, 0],
    ])
    expect(countries[0].law).toMatchObject({ rule: 'consent', name: 'UWG § 7(2) and (3)', customers: true })
    expect(countries[2].law.name).toContain('2002/58/EC')
    expect(countries[4].law).toBeNull()
  })

  it("does not count another user's notes, nor a creator twice", async () => {
    const user = await buildSignedInUser(kit.testApp)
    const [id] = await buildCreators(kit.testApp, [{ region: 'DE' }])
    await note(await buildSignedInUser(kit.testApp), { creator_ids: [id], basis: 'consent' })
    const { countries } = (await listLaws(user, [id, id])).json()
    expect(countries).toMatchObject([{ country: 'DE', creators: 1, with_basis: 0 }])
  })

  it('leaves creators out that are not stored', async () => {
    const user = await buildSignedInUser(kit.testApp)
    expect((await listLaws(user, ['999999'])).json()).toEqual({ countries: [] })
  })

  it('refuses unauthenticated calls, and ids that are none', async () => {
    expect((await listLaws(undefined, ['1'])).statusCode).toBe(401)
    expect((await listLaws(await buildSignedInUser(kit.testApp), ['x'])).statusCode).toBe(422)
  })
})

describe('PUT /api/contact-bases', () => {
  it('notes a basis, which replaces the one before and can be taken away', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const ids = await buildCreators(kit.testApp, [{}, {}])
    const [id = ''] = ids
    expect((await note(user, { creator_ids: ids, basis: 'consent', note: ' At a fair ' })).json()).toEqual({ noted: 2 })
    expect((await getOrigins(user, id)).json().contact_basis).toMatchObject({ basis: 'consent', note: 'At a fair' })
    await note(user, { creator_ids: [id], basis: 'existing_business' })
    expect((await getOrigins(user, id)).json().contact_basis).toMatchObject({ basis: 'existing_business', note: '' })
    expect((await note(user, { creator_ids: ids, basis: null })).json()).toEqual({ noted: 2 })
    expect((await getOrigins(user, id)).json().contact_basis).toBeNull()
  })

  it("is not seen by others and does not change another user's", async () => {
    const [user, other] = [await buildSignedInUser(kit.testApp), await buildSignedInUser(kit.testApp)]
    const [id = ''] = await buildCreators(kit.testApp, [{}])
    await note(user, { creator_ids: [id], basis: 'consent' })
    expect((await getOrigins(other, id)).json().contact_basis).toBeNull()
    await note(other, { creator_ids: [id], basis: null })
    expect((await getOrigins(user, id)).json().contact_basis).toMatchObject({ basis: 'consent' })
  })

  it('follows a creator whose row turns out to be another one', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const [from = '', to = ''] = await buildCreators(kit.testApp, [{}, {}])
    await note(user, { creator_ids: [from], basis: 'consent' })
    await moveContactBases(database.kysely, { from: Number(from), to: Number(to) })
    expect((await getOrigins(user, to)).json().contact_basis).toMatchObject({ basis: 'consent' })
  })

  it('refuses unauthenticated calls, an unknown basis and a long note', async () => {
    const body = { creator_ids: ['1'], basis: 'consent' }
    expect((await note(undefined, body)).statusCode).toBe(401)
    const user = await buildSignedInUser(kit.testApp)
    expect((await note(user, { ...body, basis: 'because' })).statusCode).toBe(422)
    expect((await note(user, { ...body, note: 'x'.repeat(501) })).statusCode).toBe(422)
  })
})

describe('GET /api/creators/:id/origins', () => {
  it('names the source, the day and the basis of each known value', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const [id = ''] = await buildCreators(kit.testApp, [{ email: 'maya@one.test', subscribers: 10, region: 'DE' }])
    const { origins } = (await getOrigins(user, id)).json()
    const email = origins.find(({ group }: { group: string }) => group === 'email')
    expect(email).toEqual({
      group: 'email',
      source: 'import',
      at: '2030-01-01T00:00:00.000Z',
      basis: 'legitimate_interest',
    })
    expect(origins.map(({ group }: { group: string }) => group)).toContain('figures')
  })

  it('lists the notices that left, newest first, of this user only', async () => {
    const [user, other] = [await buildSignedInUser(kit.testApp), await buildSignedInUser(kit.testApp)]
    const { id, campaign } = await sendFirstMail(user)
    const { notices } = (await getOrigins(user, id)).json()
    expect(notices).toEqual([
      {
        campaign_id: campaign.id,
        campaign_name: campaign.name,
        given_at: kit.testApp.clock.now().toISOString(),
        is_certain: true,
      },
    ])
    expect((await getOrigins(other, id)).json().notices).toEqual([])
  })

  it('lists no notice of a mail that the mail server refused', async () => {
    const user = await buildSignedInUser(kit.testApp)
    kit.server.refuse('gone@one.test', 550, 'no such user')
    const { id } = await sendFirstMail(user, 'gone@one.test')
    expect((await getOrigins(user, id)).json().notices).toEqual([])
  })

  it('refuses unauthenticated calls, and knows no creator that is not stored', async () => {
    expect((await getOrigins(undefined, '1')).statusCode).toBe(401)
    expect((await getOrigins(await buildSignedInUser(kit.testApp), '999999')).statusCode).toBe(404)
  })
})

describe('GET /api/privacy-notice/:token', () => {
  it('is linked in the first mail and in no follow-up, in the language of the mail', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const kol_ids = await buildCreators(kit.testApp, [{ email: 'maya@one.test', language: 'de' }])
    await startCampaign(kit.testApp, user, { kol_ids, follow_ups: [{ delay_hours: 1, body: 'Again' }] })
    await kit.outreach.engine.drain()
    kit.testApp.clock.advance(hours(2))
    await kit.outreach.engine.drain()
    expect(findLinks('privacy-notice').map((token) => token !== undefined)).toEqual([true, false])
    expect(findLinks('unsubscribe').map((token) => token !== undefined)).toEqual([true, true])
    const [first] = kit.server.taken
    expect(first?.source.replaceAll('=\r\n', '')).toContain('Wie wir Ihre Daten verwenden, und Ihre Rechte')
  })

  it('names the controller, the source and the basis, with the reader masked', async () => {
    const { token } = await sendFirstMail(await buildSignedInUser(kit.testApp))
    expect((await getNotice(token)).json()).toMatchObject({
      controller: builtCompanyAddress,
      email: 'm***@one.test',
      source: 'import',
      email_source: 'import',
      basis: 'legitimate_interest',
      given_at: kit.testApp.clock.now().toISOString(),
      has_objected: false,
    })
  })

  it('ends all mails of the user when its reader objects', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const { id, token } = await sendFirstMail(user)
    await call(kit.testApp, undefined, ['POST', `/api/unsubscribe/${token}`])
    expect((await getNotice(token)).json().has_objected).toBe(true)
    const { campaign } = await startCampaign(kit.testApp, user, { kol_ids: [id], subject: 'Again' })
    expect(campaign.counts).toMatchObject({ suppressed: 1, waiting: 0 })
  })

  it('is still there for a creator who is no longer stored, without a source', async () => {
    const { id, token } = await sendFirstMail(await buildSignedInUser(kit.testApp))
    await database.kysely.deleteFrom('channels').where('id', '=', Number(id)).execute()
    expect((await getNotice(token)).json()).toMatchObject({ source: null, read_at: null })
  })

  it('knows no other token', async () => {
    expect((await getNotice('x'.repeat(43))).statusCode).toBe(404)
    expect((await getNotice('short')).statusCode).toBe(422)
  })
})
