import { quote } from '@troupe/contract/messages/message'
import { beforeEach, describe, expect, it } from 'vitest'
import { days, hours, minutes } from '../../../lib/durations.ts'
import { fetchFromUrl, readDetail } from '../../../testing/calls/wizard-calls.ts'
import { post } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildInvitableCreators, onboardingSecretKey, useTestOnboarding } from '../../../testing/test-onboarding.ts'
import { KnownChannels } from '../../../testing/wire/known-channels.ts'
import { createErasures } from '../../discovery/catalogue/erasing/erasures.ts'
import { PlatformError } from '../../discovery/platforms/platform-port.ts'

const database = useTestDatabase()
const db = database.kysely
const youtube = new KnownChannels('youtube')
const instagram = new KnownChannels('instagram')
const kit = useTestOnboarding(database, () => ({ platforms: [youtube.live, instagram.live] }))
const { testApp } = kit

const channel_id = 'UCmara0Bakes0Channel0000'
const url = 'https://www.youtube.com/@marabakes'
const known = {
  channel_id,
  handle: 'marabakes',
  title: 'Mara Bakes',
  url: `https://www.youtube.com/channel/${channel_id}`,
  description: 'Sourdough from Porto. More: https://www.youtube.com/@mara2 and https://mara.test/links.',
  avatar: 'https://yt3.ggpht.com/mara',
  subscribers: 12_345,
  videos_count: 210,
  verified: true,
  average_views: 4000,
  average_likes: 300,
  engagement_rate: 8.1,
  posting_frequency: 1.5,
  region: 'PT',
  email: 'hello@mara.test',
  content_categories: ['baking', 'food_cooking', 'travel'] as const,
}
beforeEach(() => {
  for (const platform of [youtube, instagram]) platform.reset()
  youtube.add({ ...known, content_categories: [...known.content_categories] })
})

const invalid = 'Please enter a valid URL. Supported platforms: YouTube, Instagram, TikTok'
/** Other hosts, disguised hosts, internal hosts, and short links and posts, which do not name a channel. */
const hostileUrls = [
  'https://evil.test/@marabakes',
  'https://youtube.com.evil.test/@marabakes',
  'https://evil.test/youtube.com/@marabakes',
  'https://youtube.com@evil.test/@marabakes',
  'https://user:password@youtube.com/@marabakes',
  'https://youtube.com:8443/@marabakes',
  'https://ｙｏｕｔｕｂｅ.com/@marabakes',
  'https://youtube。com/@marabakes',
  'https://yоutube.com/@marabakes',
  'https://xn--yutube-wqf.com/@marabakes',
  'https://youtube.com\\@evil.test/@marabakes',
  'https://youtube.com/@mara%2Fbakes',
  'https://youtube.com/@mara\u202ebakes',
  'http://127.0.0.1/youtube.com',
  'http://2130706433/youtube.com',
  'http://[::1]/youtube.com',
  'http://169.254.169.254/latest/meta-data?youtube.com',
  'http://localhost:3000/@marabakes',
  'file:///etc/passwd#youtube.com',
  'javascript:alert(1)//youtube.com',
  'data:text/html,<script>//youtube.com',
  'ftp://youtube.com/@marabakes',
  'https://youtu.be/demoVideo0A',
  'https://vm.tiktok.com/ZMdemo123/',
  'https://www.youtube.com/redirect?q=https://evil.test',
  'https://www.youtube.com/watch?v=demoVideo0A',
  'https://www.instagram.com/p/DEMOcode001/',
]

const fetchOne = (text: unknown = url, ip?: string) => fetchFromUrl(testApp, text, ip)
const refuse = async (text: unknown = url) => readDetail(await fetchOne(text))

describe('POST /api/kol-onboarding/fetch-from-url', () => {
  it('returns the public data of the channel, for its creator to confirm', async () => {
    const answer = await fetchOne()
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        success: true,
        message: 'Channel data fetched successfully',
        message_key: 'onboarding.channel_read',
        data: {
          platform: 'youtube',
          channel_id,
          handle: 'marabakes',
          title: 'Mara Bakes',
          url: known.url,
          description: known.description,
          avatar: known.avatar,
          cover_image: null,
          avatar_path: expect.stringMatching(/^\/images\/[\w-]{22}\?url=https%3A%2F%2Fyt3\.ggpht\.com%2Fmara$/),
          cover_path: null,
          price_estimate: expect.any(Number),
          subscribers: 12_345,
          videos_count: 210,
          verified: true,
          posting_frequency: 1.5,
          average_views: 4000,
          average_likes: 300,
          engagement_rate: 8.1,
          email: 'hello@mara.test',
          country: 'Portugal',
          bio_link_url: 'https://mara.test/links',
          content_categories: ['Food & Cooking', 'Travel'],
          estimated_price: null,
          preferred_collaboration_types: [],
          additional_info: '',
        },
      },
    ])
  })

  it('returns unknown fields as null or empty', async () => {
    instagram.add({ handle: 'noor', title: 'Noor' })
    expect((await fetchOne('instagram.com/Noor/')).json().data).toMatchObject({
      platform: 'instagram',
      url: 'https://www.instagram.com/noor/',
      description: '',
      subscribers: null,
      average_views: null,
      posting_frequency: null,
      email: null,
      country: null,
      bio_link_url: null,
      content_categories: [],
    })
  })

  it.each([
    [`youtube.com/channel/${channel_id}`, { channelId: channel_id }],
    ['www.youtube.com/@MaraBakes/videos?view=0', { channelId: undefined, handle: 'MaraBakes' }],
    ['http://m.youtube.com/c/marabakes', { channelId: undefined, handle: 'marabakes' }],
    ['https://youtube.com/user/marabakes', { channelId: undefined, handle: 'marabakes' }],
  ])('reads the channel in %s, and nothing else', async (text, reference) => {
    expect((await fetchOne(text)).json()).toMatchObject({ success: true, data: { channel_id } })
    expect(youtube.asked).toMatchObject([reference])
  })

  it('stores nothing in the catalogue, and reveals nothing known only to this installation', async () => {
    await buildInvitableCreators(testApp, [{ channel_id, email: 'private@mara.test', estimated_price: 900 }])
    const { data } = (await fetchOne()).json()
    expect([data.email, data.estimated_price]).toEqual(['hello@mara.test', null])
    youtube.add({ channel_id: 'UCother0Bakes0Channel000', handle: 'other' })
    await fetchOne('youtube.com/@other')
    expect(await db.selectFrom('creators').select('channel_id').execute()).toEqual([{ channel_id }])
  })

  it('reads a channel once within a quarter of an hour', async () => {
    for (let times = 0; times < 5; times++) await fetchOne()
    expect(youtube.asked).toHaveLength(1)
    testApp.clock.advance(minutes(15))
    youtube.add({ ...known, content_categories: [], title: 'Mara Bakes Again' })
    expect((await fetchOne()).json().data.title).toBe('Mara Bakes Again')
    const readKept = () => db.selectFrom('channel_readings').select('channel').execute()
    expect(await readKept()).toEqual([{ channel: url }])
    testApp.clock.advance(minutes(15))
    await kit.onboarding.startWorkers()
    expect(await readKept()).toEqual([])
  })

  it('refuses a channel that is registered, by any of its URLs', async () => {
    const [id] = await buildInvitableCreators(testApp, [{ channel_id }])
    const now = testApp.clock.now()
    await db
      .insertInto('creator_registrations')
      .values({ creator_id: Number(id), email: 'm@mara.test', statement: '{}', registered_at: now, confirmed_at: now })
      .execute()
    const refused = [409, 'This channel has already completed onboarding']
    for (const text of [url, `youtube.com/channel/${channel_id}`, 'youtube.com/c/marabakes']) {
      expect(await refuse(text)).toEqual(refused)
    }
  })

  it('refuses an erased channel', async () => {
    const erased = { platform: 'youtube', channelId: channel_id, handles: [], emails: [] } as const
    await createErasures(onboardingSecretKey).remember(db, erased, testApp.clock.now())
    expect(await refuse()).toEqual([409, expect.stringContaining('erased at the request')])
  })

  it('gives advice when the platform has no such account, and asks it again a minute later', async () => {
    const text = 'instagram.com/nobody'
    const refused = [
      404,
      expect.stringMatching(/^Failed to fetch channel data: Instagram knows no such .* business or creator/),
    ]
    expect(await refuse(text)).toEqual(refused)
    expect(await refuse(text)).toEqual(refused)
    expect(instagram.asked).toHaveLength(1)
    instagram.add({ handle: 'nobody' })
    testApp.clock.advance(minutes(1))
    expect((await fetchOne(text)).statusCode).toBe(200)
  })

  it('gives advice when the platform is unavailable, without the cause', async () => {
    const details = {
      unavailable: 'YouTube does not answer at the moment. Please try again in a few minutes.',
      bad_answer: 'YouTube does not answer properly at the moment. Please try again in a few minutes.',
      rate_limited: 'YouTube is asked too often at the moment. Please try again in a few minutes.',
      quota_exhausted: 'YouTube gives no more answers for now. Please try again in some hours.',
      key_rejected: 'YouTube channels cannot be read here at the moment. Please tell whoever invited you.',
    }
    const retryAt = new Date(testApp.clock.now().getTime() + hours(2))
    for (const kind of ['unavailable', 'bad_answer', 'rate_limited', 'quota_exhausted', 'key_rejected'] as const) {
      youtube.failWith(new PlatformError('youtube', kind, quote('The key 123 was refused'), { retryAt }))
      const answer = await fetchOne()
      expect([...readDetail(answer), answer.headers['retry-after']]).toEqual([503, details[kind], '7200'])
    }
    youtube.failWith(undefined)
    expect((await fetchOne()).statusCode).toBe(200)
  })

  it('reports that the platform is not connected', async () => {
    const detail = 'TikTok channels cannot be read here. Please tell whoever invited you.'
    expect(await refuse('tiktok.com/@mara')).toEqual([503, detail])
  })

  it('records the outcome for the page of the platforms', async () => {
    youtube.failWith(new PlatformError('youtube', 'unavailable', quote('No answer')))
    await fetchOne()
    expect(await db.selectFrom('platform_states').selectAll().execute()).toMatchObject([
      { platform: 'youtube', last_error_kind: 'unavailable', last_success_at: null },
    ])
  })

  it('refuses URLs that are not of a channel, without asking a platform', async () => {
    for (const text of hostileUrls) {
      const said = { msg: invalid, message_key: 'onboarding.url_invalid' }
      const issue = { loc: ['body', 'url'], ...said, type: expect.any(String) }
      expect([text, ...(await refuse(text))]).toMatchObject([text, 422, [issue]])
    }
    expect([...youtube.asked, ...instagram.asked]).toEqual([])
  })

  it('refuses a text that is not a URL, and other types', async () => {
    const wrong = [
      ['', 'Please enter your channel URL'],
      ['  ', 'Please enter your channel URL'],
      ['\u0000', 'Please enter your channel URL'],
      ['my channel', invalid],
      [`https://youtube.com/@${'x'.repeat(2000)}`, invalid],
      [null, expect.any(String)],
      [7, expect.any(String)],
      [[url], expect.any(String)],
      [{ url }, expect.any(String)],
    ]
    for (const [text, msg] of wrong) {
      const issue = { loc: ['body', 'url'], msg, type: expect.any(String) }
      expect([text, ...(await refuse(text))]).toMatchObject([text, 422, [issue]])
    }
    expect((await post(testApp, '/api/kol-onboarding/fetch-from-url', { body: {} })).statusCode).toBe(422)
  })

  it('refuses a body of a megabyte', async () => {
    expect((await fetchOne(`https://youtube.com/@${'x'.repeat(1_000_000)}`)).statusCode).toBe(413)
  })

  it('lets a network read thirty channels an hour; cached channels are free', async () => {
    for (let number = 0; number < 31; number++) youtube.add({ handle: `somebody.${number}` })
    for (let number = 0; number < 30; number++) {
      if (number === 15) testApp.clock.advance(minutes(10))
      expect((await fetchOne(`youtube.com/@somebody.${number}`)).statusCode).toBe(200)
    }
    const refused = await fetchOne('youtube.com/@somebody.30')
    expect(refused.statusCode).toBe(429)
    expect(refused.json().detail).toMatch(/^Too many channels were looked up\. Please try again in/)
    expect((await fetchOne('youtube.com/@somebody.29')).statusCode).toBe(200)
    expect((await fetchOne('youtube.com/@somebody.30', '192.0.2.7')).statusCode).toBe(200)
  })

  it('keeps requests for the searches of users, however many networks read channels', async () => {
    for (let number = 0; number < 101; number++) youtube.add({ handle: `somebody.${number}` })
    for (let number = 0; number < 100; number++) {
      expect((await fetchOne(`youtube.com/@somebody.${number}`, `192.0.2.${number}`)).statusCode).toBe(200)
    }
    expect((await fetchOne('youtube.com/@somebody.100', '192.0.2.200')).statusCode).toBe(429)
    testApp.clock.advance(days(1))
    expect((await fetchOne('youtube.com/@somebody.100', '192.0.2.200')).statusCode).toBe(200)
  })
})
