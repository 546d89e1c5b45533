import type { BrandAnalysis } from '@troupe/contract/brand-analysis'
import { type CreatorCriteria, maxConversationMessages, maxMessageCreators } from '@troupe/contract/conversations'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { BrandAnalysisCalls } from '../../testing/test-brand-analysis.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { moveShownCreators } from './message-repository.ts'

const database = useTestDatabase()
const calls = new BrandAnalysisCalls(database)

const analysis: BrandAnalysis = {
  keywords: ['vegan skincare'],
  categories: ['skincare'],
  criteria: [],
  engine: 'built_in',
  notices: [],
  usage: null,
  suggested_follower_range: { min: 10_000, max: 500_000 },
  engagement_rate_range: { min: 0.02, max: 1 },
  target_platforms: ['instagram'],
  detailed_analysis: 'First.\n\nSecond.',
}
const criteria: CreatorCriteria = {
  keywords: ['vegan skincare'],
  excluded_keywords: [],
  categories: ['skincare'],
  platforms: ['instagram'],
  followers: { min: 10_000, max: 500_000 },
  engagement: { min: 0.02, max: 1 },
  average_views: { min: 0, max: 10_000_000 },
  regions: [],
  languages: [],
  max_price: null,
  verified_only: false,
  with_email: false,
  cities: [],
  posted_within_days: null,
}
const post = (id: string, body: object, headers: Record<string, string> = {}) =>
  calls.send('POST', `/conversations/${id}/messages`, { body, headers })

describe('POST /api/conversations/:id/messages', () => {
  const path = (id: string) => `/conversations/${id}/messages`
  const message = { type: 'user', content: 'And now?' }

  it('adds a message with all its parts, and returns it as it will be read', async () => {
    const kol_ids = await calls.storeCreators({ title: 'One' })
    const { id } = await calls.begin()
    const sources = [{ keyword: 'vegan skincare', passage: 'Our vegan skincare', page: 2 }]
    const answer = { type: 'assistant', content: 'Here.', analysis, criteria, sources, changes: ['only Germany'] }
    const added = await calls.say(id, { ...answer, kol_ids })
    expect(added).toMatchObject({ ...answer, kols: [{ title: 'One' }], timestamp: '2030-03-01T09:00:00.000Z' })
    expect((await calls.read(id)).messages[1]).toEqual(added)
  })

  it('adds it once for repeated calls with the same key, also simultaneous ones', async () => {
    const { id } = await calls.begin()
    const headers = { 'idempotency-key': 'enter-1' }
    const answers = await Promise.all([1, 2, 3].map(() => post(id, message, headers)))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect((await calls.read(id)).messages).toHaveLength(2)
    expect((await post(id, { ...message, content: 'Other' }, headers)).statusCode).toBe(409)
    const { id: another } = await calls.begin('Another')
    expect((await post(another, message, headers)).statusCode).toBe(200)
  })

  it('keeps the order of simultaneous messages', async () => {
    const { id } = await calls.begin()
    await Promise.all(Array.from({ length: 20 }, (_, number) => calls.say(id, { content: `${number}` })))
    const contents = (await calls.read(id)).messages.map(({ content }) => content)
    expect(contents).toHaveLength(21)
    expect(new Set(contents).size).toBe(21)
    const positions = await sql<{ position: number }>`select position from conversation_messages order by 1`.execute(
      database.kysely,
    )
    expect(positions.rows.map(({ position }) => position)).toEqual(Array.from({ length: 21 }, (_, index) => index))
  })

  it('refuses messages beyond the limit for a conversation', async () => {
    const { id } = await calls.begin()
    await sql`update conversations set message_count = ${maxConversationMessages}`.execute(database.kysely)
    const answer = await post(id, message)
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      'A conversation has at most 500 messages. Please begin a new one.',
    ])
  })

  it('refuses a message when the conversation has reached its size limit', async () => {
    const { id } = await calls.begin()
    await sql`update conversations set size = 7999999`.execute(database.kysely)
    const answer = await post(id, message)
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      'This conversation holds as much as it can. Please begin a new one.',
    ])
  })

  it('names every error in it', async () => {
    const { id } = await calls.begin()
    const answer = await post(id, {
      type: 'assistant',
      content: 7,
      criteria: { ...criteria, regions: ['Germany'], engagement: { min: 2, max: 1 } },
      analysis: { ...analysis, categories: ['unknown'] },
      kol_ids: Array.from({ length: maxMessageCreators + 1 }, (_, index) => String(index + 1)),
    })
    expect(answer.statusCode).toBe(422)
    expect((answer.json().detail as { loc: string[] }[]).map(({ loc }) => loc.join('.')).toSorted()).toEqual([
      'body.analysis.categories.0',
      'body.content',
      'body.criteria.engagement.min',
      'body.criteria.regions.0',
      'body.kol_ids',
    ])
  })

  it('accepts texts inside an analysis that PostgreSQL would refuse', async () => {
    const { id } = await calls.begin()
    const nasty = { ...analysis, keywords: ['a\u0000b\ud800'], detailed_analysis: '\u0000' }
    expect((await calls.say(id, { analysis: nasty })).analysis).toMatchObject({ keywords: ['ab\ufffd'] })
  })

  it('answers 404 to another user', () => calls.refusesStranger('POST', path, message))
  it('is for signed-in users', () => calls.requiresSignIn('POST', path, message))
  it('refuses an invalid id', () => calls.refusesNonsense('POST', path, message))
})

describe('creators that are merged into one', () => {
  it('are shown as the remaining one, in the same place and once', async () => {
    const [from, to, other] = (await calls.storeCreators({}, {}, {})).map(Number)
    const { id } = await calls.begin('Lumi', { kol_ids: [from, other].map(String) })
    await calls.say(id, { kol_ids: [to, other, from].map(String) })
    await moveShownCreators(database.kysely, { from: from ?? 0, to: to ?? 0 })
    const shown = (await calls.read(id)).messages.map(({ kols }) => kols.map((kol) => Number(kol.id)))
    expect(shown).toEqual([
      [to, other],
      [to, other],
    ])
  })
})

describe('POST /api/conversations/refine', () => {
  const refine = (body: unknown, user = calls.user) => calls.send('POST', '/conversations/refine', { body, user })

  it('reads a follow-up as changes', async () => {
    const answer = await refine({ message: 'only Germany, under 50k', criteria })
    expect(answer.json()).toMatchObject({
      kind: 'change',
      is_refinement: true,
      criteria: { ...criteria, regions: ['DE'], followers: { min: 10_000, max: 50_000 } },
      changes: ['10K to 50K followers', 'only Germany'],
    })
  })

  it('changes nothing for the description of a brand', async () => {
    const answer = await refine({ message: 'We are a German bakery', criteria })
    expect(answer.json()).toMatchObject({
      kind: 'new_brand',
      is_sure: true,
      is_refinement: false,
      criteria,
      changes: [],
    })
  })

  it('sorts a question about the creators on screen', async () => {
    const answer = await refine({ message: 'is the third one verified?', criteria, shown: 3 })
    expect(answer.json()).toMatchObject({ kind: 'question', about: ['verified'], creator: 3, is_refinement: false })
  })

  it('names every error', async () => {
    const answer = await refine({ message: '', criteria: { ...criteria, platforms: ['myspace'], max_price: -1 } })
    expect(answer.statusCode).toBe(422)
    expect((answer.json().detail as { loc: string[] }[]).map(({ loc }) => loc.join('.')).toSorted()).toEqual([
      'body.criteria.max_price',
      'body.criteria.platforms.0',
      'body.message',
    ])
  })

  it('accepts any text', async () => {
    for (const message of ['\u0000', '\ud800', '   ', 'x'.repeat(20_000), '9'.repeat(400), '%_\\']) {
      expect((await refine({ message, criteria })).statusCode, message.slice(0, 10)).toBe(200)
    }
  })

  it('is for signed-in users', async () => {
    const body = { message: 'only Germany', criteria }
    expect((await calls.send('POST', '/conversations/refine', { body, user: null })).statusCode).toBe(401)
  })
})
