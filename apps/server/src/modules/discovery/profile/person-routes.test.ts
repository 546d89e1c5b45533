import type { CreatorRecord, Person } from '@troupe/contract/creators'
import { creatorPersonEndpoints } from '@troupe/contract/discover/creator-persons'
import { CreatorProfile } from '@troupe/contract/discover/creator-profile'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildCreatorRecord } from '../../../testing/factories.ts'
import { buildSignedInUser, post, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { useLiveDiscovery } from '../../../testing/wire/live-discovery.ts'
import { deleteById } from '../catalogue/erasing/creator-erasure-repository.ts'
import { storeCreators } from '../catalogue/storing/store-creators.ts'
import { createCreatorReader } from '../persons/creator-reader.ts'
import { findPersonIds } from '../persons/find-person-ids.ts'
import { moveStatements } from '../persons/person-statement-repository.ts'

const database = useTestDatabase()
const db = database.kysely
const live = useLiveDiscovery(database)
let user: SignedInUser
beforeEach(async () => {
  user = await buildSignedInUser(live.testApp)
})

async function store(given: Partial<CreatorRecord>): Promise<string> {
  const options = { source: 'import', erasures: testErasures, now: live.clock.now() } as const
  const { ids } = await storeCreators(db, [{ record: buildCreatorRecord(given) }], options)
  return String(ids[0])
}

const onYoutube = { platform: 'youtube', title: 'Maya Bakes', handle: 'mayabakes', subscribers: 500 } as const
const onTiktok = { platform: 'tiktok', title: 'Maya', handle: 'maya.b', subscribers: 900 } as const

type Change = 'same-person' | 'not-same-person'
const send = (id: string, change: Change, other_id: unknown, token: string | undefined = user.accessToken) =>
  post(live.testApp, `/api/creators/${id}/${change}`, { body: { other_id }, token })
async function change(id: string, kind: Change, otherId: string): Promise<Person | null> {
  const answer = await send(id, kind, otherId)
  const { channels } = creatorPersonEndpoints.joinChannels.response.parse(answer.json())
  return channels.find((channel) => channel.id === id)?.person ?? null
}
const listOthers = (person: Person | null | undefined) => person?.others.map(({ creator }) => creator.id)

async function read(id: string, reader = user): Promise<CreatorProfile> {
  return CreatorProfile.parse(
    (await live.testApp.app.inject({ url: `/api/creators/${id}`, headers: reader.headers })).json(),
  )
}

async function search(body: object, searcher = user) {
  const answer = await post(live.testApp, '/api/kols/hybrid-search', {
    body: { platforms: ['youtube', 'tiktok', 'instagram'], max_api_requests: 0, ...body },
    token: searcher.accessToken,
  })
  return discoveryEndpoints.hybridSearch.response.parse(answer.json())
}

/** Two channels that name each other. */
async function storeProved() {
  const description = 'Sourdough bread.'
  const youtube = await store({ ...onYoutube, channel_id: 'UCmaya', description: `${description} tiktok.com/@maya.b` })
  const tiktok = await store({ ...onTiktok, channel_id: 'tt', description: `${description} youtube.com/@mayabakes` })
  return { youtube, tiktok }
}

describe('POST /api/creators/:id/same-person', () => {
  it('joins two channels for the user alone, each with its own figures', async () => {
    const [one, other] = [await store(onYoutube), await store(onTiktok)]
    const person = await change(one, 'same-person', other)
    expect(person).toMatchObject({
      id: one,
      others: [{ creator: { id: other, subscribers: 900 }, reasons: ['by_hand'] }],
    })
    const { creator, person: read_person } = await read(one)
    expect(creator.subscribers).toBe(500)
    expect(read_person).toEqual(person)
    expect(listOthers((await read(other)).person)).toEqual([one])
    expect((await read(one, await buildSignedInUser(live.testApp))).person).toBeUndefined()
  })

  it('joins all channels of both persons, in any order, once', async () => {
    const [one, two, three, four] = [await store({}), await store({}), await store({}), await store({})]
    await change(two, 'same-person', one)
    await change(three, 'same-person', four)
    await change(four, 'same-person', one)
    expect(listOthers(await change(one, 'same-person', four))?.sort()).toEqual([two, three, four].sort())
  })

  it('refuses an eleventh channel', async () => {
    const ids = await Promise.all(Array.from({ length: 11 }, () => store({})))
    const [first = '', ...others] = ids
    for (const other of others.slice(0, 9)) expect((await send(first, 'same-person', other)).statusCode).toBe(200)
    expect((await send(first, 'same-person', others[9])).statusCode).toBe(409)
  })

  it('refuses the channel itself, unknown ones, other bodies, and callers who are not signed in', async () => {
    const [first, other] = [await store({}), await store({})]
    expect((await send(first, 'same-person', first)).statusCode).toBe(400)
    expect((await send(first, 'same-person', '999999')).statusCode).toBe(404)
    expect((await send('nobody', 'same-person', first)).statusCode).toBe(404)
    expect((await send(first, 'same-person', 7)).statusCode).toBe(422)
    expect((await send(first, 'same-person', other, '')).statusCode).toBe(401)
  })
})

describe('POST /api/creators/:id/not-same-person', () => {
  it('undoes a join', async () => {
    const [one, other] = [await store(onYoutube), await store(onTiktok)]
    await change(one, 'same-person', other)
    expect(await change(one, 'not-same-person', other)).toBeNull()
    expect((await read(other)).person).toBeUndefined()
    expect(listOthers(await change(one, 'same-person', other))).toEqual([other])
  })

  it('separates proved channels for the user, and keeps them apart, but not for others', async () => {
    const { youtube, tiktok } = await storeProved()
    expect((await read(youtube)).person?.others).toMatchObject([{ reasons: ['named_each_other'] }])
    expect(await change(youtube, 'not-same-person', tiktok)).toBeNull()
    // Read again from their platforms.
    await storeProved()
    expect((await read(tiktok)).person).toBeUndefined()
    expect(listOthers((await read(tiktok, await buildSignedInUser(live.testApp))).person)).toEqual([youtube])
  })

  it('takes one channel from a person and leaves the others together', async () => {
    const { youtube, tiktok } = await storeProved()
    const third = await store({ platform: 'instagram' })
    await change(youtube, 'same-person', third)
    expect(listOthers(await change(youtube, 'not-same-person', tiktok))).toEqual([third])
    expect((await read(tiktok)).person).toBeUndefined()
  })

  it('drops a guess', async () => {
    const [one, other] = [
      await store({ ...onYoutube, email: 'm@a.test' }),
      await store({ ...onTiktok, email: 'm@a.test' }),
    ]
    expect((await read(one)).same_person).toMatchObject([{ creator: { id: other }, reasons: ['email'] }])
    await change(one, 'not-same-person', other)
    expect((await read(one)).same_person).toEqual([])
  })

  it('refuses the channel itself, unknown ones, other bodies, and callers who are not signed in', async () => {
    const one = await store({})
    expect((await send(one, 'not-same-person', one)).statusCode).toBe(400)
    expect((await send(one, 'not-same-person', '999999')).statusCode).toBe(404)
    expect((await send(one, 'not-same-person', null)).statusCode).toBe(422)
    expect((await send(one, 'not-same-person', '1', '')).statusCode).toBe(401)
  })
})

describe('GET /api/creators/:id/other-channels', () => {
  const find = async (id: string, name: string, headers: Record<string, string> = user.headers) =>
    live.testApp.app.inject({ url: `/api/creators/${id}/other-channels?name=${encodeURIComponent(name)}`, headers })
  const findIds = async (id: string, name: string) => {
    const answer = creatorPersonEndpoints.findChannels.response.parse((await find(id, name)).json())
    return answer.creators.map((creator) => creator.id)
  }

  it('finds channels by name and handle, without the channel itself', async () => {
    const [one, other] = [await store(onYoutube), await store({ ...onTiktok, title: 'Maya Bakes' })]
    await store({ title: 'Noor' })
    expect(await findIds(one, 'maya bakes')).toEqual([other])
    expect(await findIds(other, '@mayabakes')).toEqual([one])
    expect(await findIds(one, '!?')).toEqual([])
  })

  it('finds a channel by its link', async () => {
    const [one, other] = [await store(onYoutube), await store(onTiktok)]
    expect(await findIds(one, 'https://www.tiktok.com/@Maya.b')).toEqual([other])
    expect(await findIds(one, 'https://www.tiktok.com/@nobody')).toEqual([])
  })

  it('wants a name and a known channel', async () => {
    const one = await store({})
    expect((await find(one, ' ')).statusCode).toBe(422)
    expect((await find('999999', 'maya')).statusCode).toBe(404)
  })

  it('refuses callers who are not signed in', async () => {
    const one = await store({})
    expect((await find(one, 'maya', {})).statusCode).toBe(401)
  })
})

describe('the results of a search', () => {
  it('name the person’s other channels, and stay one for each channel with steady totals', async () => {
    const { youtube, tiktok } = await storeProved()
    await store({ title: 'Noor', description: 'Sourdough bread' })
    const { results, total_results, count } = await search({ query_text: 'sourdough bread' })
    expect([results.length, total_results, count]).toEqual([3, 3, { value: 3, is_more: false }])
    const persons = new Map(results.map(({ id, person }) => [id, person]))
    expect(persons.get(youtube)?.id).toBe(persons.get(tiktok)?.id)
    expect(listOthers(persons.get(youtube))).toEqual([tiktok])
    expect(persons.get(youtube)?.others[0]?.creator).not.toHaveProperty('match')
    expect([...persons.values()].filter(Boolean)).toHaveLength(2)
  })

  it('name channels that the search did not find, and those on further pages', async () => {
    const { youtube, tiktok } = await storeProved()
    const only = await search({ query_text: 'sourdough bread', platforms: ['youtube'] })
    expect(only.results.map(({ person }) => listOthers(person))).toEqual([[tiktok]])
    const first = await search({ query_text: 'sourdough bread', result_limit: 1 })
    const url = `/api/kols/hybrid-search/next?cursor=${first.cursor}`
    const next = await live.testApp.app.inject({ url, headers: user.headers })
    const page = discoveryEndpoints.nextResults.response.parse(next.json())
    const shown = [...first.results, ...page.results]
    expect(shown.map(({ id }) => id).sort()).toEqual([youtube, tiktok].sort())
    expect(new Set(shown.map(({ person }) => person?.id)).size).toBe(1)
  })

  it('follow the user’s statements', async () => {
    const { youtube, tiktok } = await storeProved()
    await change(youtube, 'not-same-person', tiktok)
    const { results } = await search({ query_text: 'sourdough bread' })
    expect(results.map(({ person }) => person)).toEqual([undefined, undefined])
  })
})

describe('statements', () => {
  it('go with an erased creator', async () => {
    const [one, other] = [await store(onYoutube), await store(onTiktok)]
    await change(one, 'same-person', other)
    await deleteById(db, Number(other))
    expect((await read(one)).person).toBeUndefined()
    expect(await db.selectFrom('person_statements').selectAll().execute()).toEqual([])
  })

  it('move when two rows turn out to be one channel', async () => {
    const [one, other, again] = [await store(onYoutube), await store(onTiktok), await store({})]
    await change(one, 'same-person', other)
    await moveStatements(db, { from: Number(other), to: Number(again) })
    await deleteById(db, Number(other))
    expect(listOthers((await read(one)).person)).toEqual([again])
  })

  it('show in lists of other modules, to the user only', async () => {
    const [one, other] = [await store(onYoutube), await store(onTiktok)]
    await change(one, 'same-person', other)
    const readCreators = createCreatorReader(db)
    const ids = [Number(one)]
    expect(listOthers((await readCreators(ids, user.user.id)).get(Number(one))?.person)).toEqual([other])
    const another = await buildSignedInUser(live.testApp)
    expect((await readCreators(ids, another.user.id)).get(Number(one))?.person).toBeUndefined()
    expect((await readCreators(ids)).get(Number(one))?.person).toBeUndefined()
  })

  it('tell which of many creators are one person', async () => {
    const { youtube, tiktok } = await storeProved()
    const [three, four, five] = [await store({}), await store({}), await store({})]
    await change(three, 'same-person', four)
    const ids = [youtube, tiktok, three, four, five].map(Number)
    const persons = await findPersonIds(db, user.user.id, ids)
    expect(ids.map((id) => persons.get(id))).toEqual([ids[0], ids[0], ids[2], ids[2], undefined])
  })
})
