import { quote } from '@troupe/contract/messages/message'
import { beforeEach, describe, expect, it } from 'vitest'
import { hours, minutes } from '../../../lib/durations.ts'
import {
  fetchFromUrl,
  fullStatement,
  inviteAddress,
  proveAddress,
  readDetail,
  secureRegister,
  validateToken,
} from '../../../testing/calls/wizard-calls.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { findToken, onboardingSecretKey, useTestOnboarding } from '../../../testing/test-onboarding.ts'
import { KnownChannels } from '../../../testing/wire/known-channels.ts'
import { createErasures } from '../../discovery/catalogue/erasing/erasures.ts'
import { storeCreators } from '../../discovery/catalogue/storing/store-creators.ts'
import { PlatformError } from '../../discovery/platforms/platform-port.ts'

const database = useTestDatabase()
const db = database.kysely
const youtube = new KnownChannels('youtube')
const kit = useTestOnboarding(database, () => ({ platforms: [youtube.live] }))
const { testApp } = kit

const channel_id = 'UCmara0Bakes0Channel0000'
const url = 'https://www.youtube.com/@marabakes'
const email = 'mara@bakes.test'
const known = {
  channel_id,
  handle: 'MaraBakes',
  title: 'Mara on YouTube',
  description: 'What YouTube says',
  subscribers: 12_345,
  email: 'old@mara.test',
  region: 'BR',
  content_categories: ['travel' as const],
}
beforeEach(() => {
  youtube.reset()
  youtube.add(known)
})

/** Prepares an invited creator with a verified address. */
async function prepare(address = email): Promise<{ token: string; url: string; email: string }> {
  const token = await inviteAddress(kit, address)
  await proveAddress(testApp, address)
  return { token, url, email: address }
}
const register = (body: object) => secureRegister(testApp, body)
const refuse = async (body: object) => readDetail(await register(body))
const readCreators = () => db.selectFrom('creators').selectAll().orderBy('id').execute()
const readRegistrations = () => db.selectFrom('creator_registrations').selectAll().execute()

async function expectNothing(): Promise<void> {
  expect([await readCreators(), await readRegistrations()]).toEqual([[], []])
}

describe('POST /api/kol-onboarding/secure-register', () => {
  it('registers the channel with the statement of its creator, and uses up the invitation', async () => {
    const who = await prepare()
    const answer = await register({ ...who, ...fullStatement })
    const [creator] = await readCreators()
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        success: true,
        message: 'Registration completed successfully',
        message_key: 'onboarding.registered',
        creator_id: String(creator?.id),
        page_token: expect.stringMatching(/^[\w-]{22}\.[\w-]{21}$/),
      },
    ])
    expect(creator).toMatchObject({
      channel_id,
      source: 'onboarding',
      title: 'Mara Bakes',
      handle: 'MaraBakes',
      description: 'Sourdough from Porto',
      email,
      email_source: 'creator',
      region: 'PT',
      content_categories: ['food_cooking'],
      estimated_price: 450,
      price_source: 'stated',
      subscribers: 12_345,
      url,
      confirmed_at: testApp.clock.now(),
      profile_read_at: testApp.clock.now(),
    })
    expect(creator?.confirmed_fields).toEqual([
      'title',
      'handle',
      'description',
      'email',
      'region',
      'content_categories',
      'estimated_price',
    ])
    expect(creator?.terms).toContain("'sourdough'")
    expect(await readRegistrations()).toMatchObject([
      { creator_id: creator?.id, email, statement: fullStatement, registered_at: testApp.clock.now() },
    ])
    expect((await validateToken(testApp, who.token)).json()).toMatchObject({ valid: false })
    expect(await db.selectFrom('invitations').select(['used_at', 'creator_id']).execute()).toEqual([
      { used_at: testApp.clock.now(), creator_id: creator?.id },
    ])
    expect(testApp.jobs.waiting.map(({ queue }) => queue)).toContain('embed-creators')
  })

  it('mails the link to the page of the channel', async () => {
    await register({ ...(await prepare()), ...fullStatement })
    await testApp.jobs.runAll()
    expect(kit.mailer.sent.at(-1)).toMatchObject({ to: email, subject: 'O seu canal está cadastrado' })
    expect(findToken(kit.mailer, email)).toHaveLength(44)
  })

  it('accepts the few fields of the specification, and takes the rest from the platform', async () => {
    const little = {
      country_region: '',
      bio_link_url: null,
      content_categories: [],
      estimated_price: null,
      preferred_collaboration_types: [],
      additional_info: '',
    }
    expect((await register({ ...(await prepare()), ...little })).statusCode).toBe(200)
    const [creator] = await readCreators()
    expect(creator).toMatchObject({
      title: 'Mara on YouTube',
      description: 'What YouTube says',
      region: 'BR',
      content_categories: ['travel'],
      price_source: 'estimated',
      confirmed_fields: ['email'],
    })
    expect(await readRegistrations()).toMatchObject([
      { statement: { ...little, title: 'Mara on YouTube', handle: 'MaraBakes', description: 'What YouTube says' } },
    ])
  })

  it('requires only the token, the channel and the address', async () => {
    expect((await register(await prepare())).statusCode).toBe(200)
    expect(await readRegistrations()).toMatchObject([{ statement: { content_categories: [], estimated_price: null } }])
  })

  it('keeps values without a place in the catalogue in the statement alone', async () => {
    const said = { country_region: 'Narnia', content_categories: ['Lifestyle'], handle: '@mrbeast', estimated_price: 0 }
    await register({ ...(await prepare()), ...said })
    expect(await readCreators()).toMatchObject([
      {
        handle: 'MaraBakes',
        region: 'BR',
        content_categories: ['travel'],
        estimated_price: 0,
        confirmed_fields: ['email', 'estimated_price'],
      },
    ])
    expect(await readRegistrations()).toMatchObject([{ statement: { ...said, handle: 'mrbeast' } }])
  })

  it('takes over a creator in the catalogue, and turns demo data into real data', async () => {
    const real = { source: 'import', erasures: testErasures, now: testApp.clock.now() } as const
    const kept = { record: { ...known, platform: 'youtube' as const, title: 'From a list' } }
    await storeCreators(db, [kept], real)
    const [before] = await readCreators()
    await register({ ...(await prepare()), title: 'Mara Bakes' })
    expect(await readCreators()).toMatchObject([{ id: before?.id, title: 'Mara Bakes', source: 'import' }])

    const other = youtube.add({ channel_id: 'UCdemo0Kitchen0Channel0g', handle: 'demokitchen' })
    await storeCreators(db, [{ record: other }], { ...real, source: 'demo' })
    const who = await prepare('demo@bakes.test')
    expect((await register({ ...who, url: 'youtube.com/@demokitchen' })).statusCode).toBe(200)
    expect((await readCreators()).at(-1)).toMatchObject({ handle: 'demokitchen', source: 'onboarding' })
  })

  it('sends one request to the platform for the whole wizard', async () => {
    const who = await prepare()
    await fetchFromUrl(testApp, url)
    await register(who)
    expect(youtube.asked).toHaveLength(1)
  })

  it('refuses texts that are not a token', async () => {
    await proveAddress(testApp, email)
    for (const token of ['x', '', 'x'.repeat(43)]) {
      expect(await refuse({ token, url, email })).toEqual([401, 'Invalid or expired token'])
    }
    expect(youtube.asked).toEqual([])
    await expectNothing()
  })

  it('refuses a used invitation, and an expired one', async () => {
    const who = await prepare()
    expect((await register(who)).statusCode).toBe(200)
    youtube.add({ handle: 'another' })
    testApp.clock.advance(minutes(1))
    await proveAddress(testApp, email)
    const another = { ...who, url: 'youtube.com/@another' }
    expect(await refuse(another)).toEqual([401, 'Invalid or expired token'])

    const late = await inviteAddress(kit, 'late@bakes.test')
    testApp.clock.advance(hours(14 * 24))
    await proveAddress(testApp, 'late@bakes.test')
    expect(await refuse({ token: late, url, email: 'late@bakes.test' })).toEqual([401, 'Invalid or expired token'])
  })

  it('refuses another address than the invited one, even a verified one', async () => {
    const { token } = await prepare()
    await proveAddress(testApp, 'other@bakes.test')
    const refused = [400, 'Email does not match the invitation']
    for (const other of ['other@bakes.test', 'mara+1@bakes.test', 'mara@bakes.test.evil.test']) {
      expect(await refuse({ token, url, email: other })).toEqual(refused)
    }
    await expectNothing()
    expect((await register({ token, url, email: ' MARA@bakes.test ' })).statusCode).toBe(200)
  })

  it('refuses an address not verified within the last hour, and uses the proof up', async () => {
    const [token, second] = [await inviteAddress(kit, email), await inviteAddress(kit, email)]
    const refused = [400, 'Please verify your email address first']
    expect(await refuse({ token, url, email })).toEqual(refused)
    await proveAddress(testApp, email)
    testApp.clock.advance(hours(1))
    expect(await refuse({ token, url, email })).toEqual(refused)
    await expectNothing()
    await proveAddress(testApp, email)
    expect((await register({ token, url, email })).statusCode).toBe(200)

    youtube.add({ handle: 'second' })
    expect(await refuse({ token: second, url: 'youtube.com/@second', email })).toEqual(refused)
  })

  it('refuses a registered channel, and leaves the second invitation unused', async () => {
    await register(await prepare())
    const second = await prepare('second@bakes.test')
    expect(await refuse(second)).toEqual([409, 'This channel has already completed onboarding'])
    expect((await validateToken(testApp, second.token)).json()).toMatchObject({ valid: true })
    expect(await readRegistrations()).toMatchObject([{ email }])
  })

  it('refuses an erased channel', async () => {
    const erased = { platform: 'youtube', channelId: channel_id, handles: [], emails: [] } as const
    await createErasures(onboardingSecretKey).remember(db, erased, testApp.clock.now())
    expect(await refuse(await prepare())).toEqual([409, expect.stringContaining('erased at the request')])
    await expectNothing()
  })

  it('refuses a bad URL, an unknown channel and an unreadable one; the invitation stays usable', async () => {
    const who = await prepare()
    expect(await refuse({ ...who, url: 'https://evil.test/youtube.com' })).toMatchObject([
      422,
      [{ loc: ['body', 'url'] }],
    ])
    expect(await refuse({ ...who, url: 'youtube.com/@nobody' })).toEqual([
      404,
      expect.stringContaining('Failed to fetch'),
    ])
    youtube.failWith(new PlatformError('youtube', 'unavailable', quote('No answer')))
    expect(await refuse(who)).toEqual([503, expect.stringContaining('YouTube does not answer')])
    await expectNothing()
    youtube.failWith(undefined)
    expect((await register(who)).statusCode).toBe(200)
  })

  it('keeps scripts and other markup as plain text', async () => {
    const evil = `<script>alert(1)</script><img src=x onerror=alert(1)>{{7*7}}"'; drop table creators; --`
    const said = { title: evil, description: evil, country_region: evil.slice(0, 90), additional_info: evil }
    expect((await register({ ...(await prepare()), ...said, handle: evil.slice(0, 90) })).statusCode).toBe(200)
    expect(await readCreators()).toMatchObject([{ title: evil, description: evil, handle: 'MaraBakes', region: 'BR' }])
    expect(await readRegistrations()).toMatchObject([{ statement: said }])
    await testApp.jobs.runAll()
    expect(kit.mailer.sent.at(-1)?.html).not.toMatch(/<script>|<img/)
  })

  it('drops characters that cannot be stored', async () => {
    const odd = 'Ma\u0000ra\ud800 Ba\u0007kes'
    await register({ ...(await prepare()), title: odd, description: odd, additional_info: odd })
    expect(await readCreators()).toMatchObject([{ title: 'Mara\ufffd Bakes', description: 'Mara\ufffd Bakes' }])
    expect(await readRegistrations()).toMatchObject([{ statement: { additional_info: 'Mara\ufffd Bakes' } }])
  })

  it('refuses a network after sixty wrong tokens in a minute, but not invited creators', async () => {
    const who = await prepare()
    for (let tries = 0; tries < 60; tries++) await register({ ...who, token: 'x' })
    expect((await register({ ...who, token: 'x' })).statusCode).toBe(429)
    expect((await register(who)).statusCode).toBe(200)
  })
})
