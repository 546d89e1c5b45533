import { onboardingMessages } from '@troupe/contract/onboarding'
import { ownChannelEndpoints as endpoints } from '@troupe/contract/own-channel'
import { describe, expect, it } from 'vitest'
import { days } from '../../../lib/durations.ts'
import { OwnChannelCalls } from '../../../testing/calls/own-channel-calls.ts'
import { buildCreatorRecord, buildPost } from '../../../testing/factories.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { useTestOnboarding } from '../../../testing/test-onboarding.ts'
import {
  buildRegisteredChannel,
  buildStatement,
  onboardingErasures,
  realTraces,
} from '../../../testing/test-own-channel.ts'
import { storeCreators } from '../../discovery/catalogue/storing/store-creators.ts'

const database = useTestDatabase()
const logLines: string[] = []
const kit = useTestOnboarding(database, () => ({ traces: realTraces }), logLines)

const calls = new OwnChannelCalls(kit)
const readCreator = (id: number) =>
  database.kysely.selectFrom('creators').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const aPost = buildPost({
  id: 'p1',
  url: 'https://www.youtube.com/watch?v=1',
  title: 'Bread',
  published_at: '2030-02-01T00:00:00.000Z',
  views: 10,
  likes: 2,
})

describe('POST /api/own-channel', () => {
  it('shows all data stored about the channel, and counts the entries of users without their names', async () => {
    const { id, token, statement } = await buildRegisteredChannel(kit, {
      record: { subscribers: 1000, average_views: 90 },
      posts: [aPost],
    })
    const channel = await calls.read(token)
    expect(channel).toMatchObject({
      creator: { id: String(id), title: 'Maya bakes', region: 'FR', email: 'maya@one.test', subscribers: 1000 },
      statement,
      registered_at: '2030-03-01T09:00:00.000Z',
      confirmed_at: '2030-03-01T09:00:00.000Z',
      history: [{ day: '2030-03-01', subscribers: 1000 }],
      stored: { posts: 1, collections: 0, messages: 0 },
    })
    expect(channel.creator.confirmed_fields).toContain('title')
  })

  it('refuses an unknown token, and one from the link of an earlier day', async () => {
    await calls.expectWrongTokensToBeUnknown('')
    const { token } = await buildRegisteredChannel(kit, { record: { handle: 'noor' }, email: 'noor@one.test' })
    kit.testApp.clock.advance(days(1))
    await calls.send('/request-link', { email: 'noor@one.test' })
    await kit.testApp.jobs.runAll()
    expect((await calls.send('', { token })).statusCode).toBe(401)
  })

  it('shows each creator only their own channel', async () => {
    const maya = await buildRegisteredChannel(kit)
    const noor = await buildRegisteredChannel(kit, { record: { handle: 'noor' }, email: 'noor@one.test' })
    expect((await calls.read(maya.token)).creator.id).toBe(String(maya.id))
    expect((await calls.read(noor.token)).creator.id).toBe(String(noor.id))
  })

  it('names the errors of a body', () => calls.expectBadBodiesToBeNamed(''))

  it('is limited by network, in the database', () => calls.expectTheNetworkToBeLimited(''))

  it('stays open to holders of a link while strangers try tokens from the same network', async () => {
    const { token } = await buildRegisteredChannel(kit)
    for (let tries = 0; tries < 61; tries++) await calls.send('', { token: 'x' })
    expect((await calls.send('', { token: 'x' })).statusCode).toBe(429)
    expect((await calls.send('', { token })).statusCode).toBe(200)
  })

  it('keeps tokens out of the database and the log', async () => {
    const { token } = await buildRegisteredChannel(kit)
    await calls.read(token)
    const rows = await database.kysely.selectFrom('creator_registrations').selectAll().execute()
    expect(rows[0]?.page_token_hash).toHaveLength(32)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(logLines.join()).not.toContain(token)
  })
})

describe('POST /api/own-channel/correct', () => {
  const correct = (token: string, statement: object) => calls.send('/correct', { token, statement })

  it('replaces the old statement, which makes the new words searchable', async () => {
    const { id, token } = await buildRegisteredChannel(kit)
    kit.testApp.clock.advance(days(1))
    const statement = buildStatement({ title: 'Maya & dough', estimated_price: null, content_categories: ['Travel'] })
    const answer = await correct(token, statement)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(endpoints.correct.response.parse(answer.json())).toMatchObject({
      statement,
      creator: { title: 'Maya & dough', content_categories: ['travel'] },
      registered_at: '2030-03-01T09:00:00.000Z',
      confirmed_at: '2030-03-02T09:00:00.000Z',
    })
    const row = await readCreator(id)
    expect(row.terms).toContain('dough')
    expect(row.embedding_hash).not.toBe(row.content_hash)
    expect(kit.testApp.jobs.waiting.map(({ queue }) => queue)).toContain('embed-creators')
  })

  it('outranks later values of the platform', async () => {
    const { id, token } = await buildRegisteredChannel(kit, { record: { channel_id: 'UC1' } })
    await correct(token, buildStatement({ title: 'My own name', description: 'My own words' }))
    const record = buildCreatorRecord({
      channel_id: 'UC1',
      handle: 'mayabakes',
      title: 'Platform name',
      description: 'Platform words',
      email: 'public@platform.test',
      subscribers: 5000,
    })
    const options = { source: 'youtube', erasures: onboardingErasures, now: kit.testApp.clock.now() } as const
    await storeCreators(database.kysely, [{ record }], options)
    expect(await readCreator(id)).toMatchObject({
      title: 'My own name',
      description: 'My own words',
      email: 'maya@one.test',
      subscribers: 5000,
    })
  })

  it('keeps hostile texts as texts', async () => {
    const { token } = await buildRegisteredChannel(kit)
    const hostile = `"'><svg/onload=1>{{7*7}} '; drop table creators; -- \u202e`
    const statement = buildStatement({ title: hostile, description: hostile, additional_info: hostile })
    expect((await correct(token, statement)).statusCode).toBe(200)
    expect((await calls.read(token)).statement.title).toContain('<svg/onload=1>')
  })

  it('names every error in a statement', async () => {
    const { token } = await buildRegisteredChannel(kit)
    const answer = await correct(token, {
      ...buildStatement(),
      title: ' ',
      handle: '@',
      bio_link_url: 'javascript:alert(1)',
      estimated_price: -1,
      content_categories: ['Nothing'],
    })
    expect(answer.statusCode).toBe(422)
    const issues: { loc: string[]; msg: string }[] = answer.json().detail
    expect(issues.map(({ loc }) => loc.slice(0, 3).join('.')).sort()).toEqual([
      'body.statement.bio_link_url',
      'body.statement.content_categories',
      'body.statement.estimated_price',
      'body.statement.handle',
      'body.statement.title',
    ])
    expect(issues.map(({ msg }) => msg)).toContain(onboardingMessages.linkInvalid)
    await calls.expectBadBodiesToBeNamed('/correct')
  })

  it('changes nothing with an unknown token', async () => {
    const statement = buildStatement({ title: 'Taken over' })
    await calls.expectWrongTokensToBeUnknown('/correct', { statement })
    const titles = await database.kysely.selectFrom('creators').select('title').execute()
    expect(titles).toEqual([{ title: 'Maya bakes' }])
  })

  it('is limited by network', () => calls.expectTheNetworkToBeLimited('/correct', { statement: buildStatement() }))
})

describe('POST /api/own-channel/export', () => {
  it('returns all of it as a file, with posts and history', async () => {
    const { token, statement } = await buildRegisteredChannel(kit, {
      record: { subscribers: 1000, keywords: ['sourdough'] },
      posts: [aPost],
    })
    const answer = await calls.send('/export', { token })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="my-channel.json"')
    expect(endpoints.export.response.parse(answer.json())).toMatchObject({
      exported_at: '2030-03-01T09:00:00.000Z',
      email: 'maya@one.test',
      statement,
      preferred_collaboration_types: ['Product Reviews'],
      keywords: ['sourdough'],
      history: [{ subscribers: 1000 }],
      posts: [{ post_id: 'p1', title: 'Bread', views: 10 }],
    })
  })

  it('returns nothing for an unknown token', () => calls.expectWrongTokensToBeUnknown('/export'))

  it('names the errors of a body', () => calls.expectBadBodiesToBeNamed('/export'))

  it('is limited by network', () => calls.expectTheNetworkToBeLimited('/export'))
})
