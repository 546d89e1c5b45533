import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { ErrorBody } from '@troupe/contract/base/errors'
import type { CreatorRecord } from '@troupe/contract/creators'
import { ExportResponse } from '@troupe/contract/discover/exports'
import { readSheet } from 'read-excel-file/node'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hours, minutes } from '../../../lib/durations.ts'
import { buildCreatorRecord } from '../../../testing/factories.ts'
import { buildSignedInUser, post, type SignedInUser, signIn } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { useLiveDiscovery } from '../../../testing/wire/live-discovery.ts'
import { confirmCreator } from '../catalogue/confirm-creator.ts'
import { storeCreators } from '../catalogue/storing/store-creators.ts'
import { TableScanner } from '../import/reading/table-scanner.ts'

const database = useTestDatabase()
/** Holds exports with a collection, which have no columns of their own then. */
let held: Promise<void> | undefined
const live = useLiveDiscovery(database, undefined, undefined, (find) => async (...collection) => {
  if (!held) return find(...collection)
  await held
  return { columns: [], readCells: async () => new Map() }
})
let user: SignedInUser
beforeEach(async () => {
  held = undefined
  user = await buildSignedInUser(live.testApp)
  await rm(live.exportFolder, { recursive: true, force: true })
})

async function store(records: readonly Partial<CreatorRecord>[]): Promise<string[]> {
  const incoming = records.map((given) => ({ record: buildCreatorRecord(given) }))
  const options = { source: 'import', erasures: testErasures, now: live.clock.now() } as const
  const { ids } = await storeCreators(database.kysely, incoming, options)
  return ids.map(String)
}

const ask = (body: object, token = user.accessToken) => post(live.testApp, '/api/kols/export', { body, token })
const exportAs = async (body: object) => ExportResponse.parse((await ask(body)).json())
/** Opens a link as a browser does: without an access token. */
const open = (url: string) => live.testApp.app.inject({ url })
const listFiles = () => readdir(live.exportFolder).catch(() => [])
const detailOf = (answer: { json(): unknown }) => ErrorBody.parse(answer.json()).detail

type Table = Record<string, unknown>[]

function toTable([headers = [], ...rows]: readonly (readonly unknown[])[]): Table {
  return rows.map((row) => Object.fromEntries(headers.map((header, place) => [String(header), row[place]])))
}

async function readXlsx(url: string): Promise<Table> {
  return toTable(await readSheet((await open(url)).rawPayload, { trim: false }))
}

async function readCsv(url: string): Promise<Table> {
  const scanner = new TableScanner({ delimiter: ',', maxRowLength: 100_000 })
  return toTable([...scanner.scan((await open(url)).payload.replace('\ufeff', ''), true)].map(({ cells }) => cells))
}

const whole: Partial<CreatorRecord> = {
  platform: 'tiktok',
  channel_id: '7012345678901234567',
  title: '面包师 "Anna", 🎂',
  handle: 'anna.bakes',
  description: 'Bread & cakes\nevery <b>day</b>; مخبز',
  url: 'https://www.tiktok.com/@anna.bakes',
  verified: true,
  subscribers: 88_412,
  videos_count: 264,
  average_views: 12_345.5,
  average_likes: 678,
  engagement_rate: 4.21,
  posting_frequency: 2.5,
  estimated_price: 450,
  region: 'DE',
  language: 'de',
  email: 'anna@bakes.test',
  content_categories: ['food_cooking', 'baking'],
  last_posted_at: '2026-11-20T08:00:00.000Z',
  fetched_at: '2026-11-21T09:30:00.000Z',
}

const shown = {
  Name: whole.title,
  Platform: 'TikTok',
  Handle: 'anna.bakes',
  Profile: 'https://www.tiktok.com/@anna.bakes',
  Email: 'anna@bakes.test',
  'Email found in': 'imported list',
  Followers: 88_412,
  'Engagement rate (%)': 4.21,
  'Average views': 12_345.5,
  'Average likes': 678,
  Posts: 264,
  'Posts per week': 2.5,
  'Last post': '2026-11-20T08:00:00Z',
  'Price per post (USD)': 450,
  'Price is': 'stated',
  Country: 'Germany',
  Language: 'German',
  Categories: 'Food & Cooking, Baking',
  Verified: true,
  Description: whole.description,
  'Data from': 'imported list',
  'Data read at': '2026-11-21T09:30:00Z',
  'Confirmed by the creator': null,
  'Gone from the platform since': null,
  'Platform id': '7012345678901234567',
}

describe('POST /api/kols/export', () => {
  it('writes an .xlsx file with the known values, numbers as numbers', async () => {
    const ids = await store([whole, { title: 'Ben' }])
    const answer = await ask({ kols: ids })
    expect(answer.statusCode).toBe(200)
    const { file_url, message, rows, expires_at } = ExportResponse.parse(answer.json())
    expect({ message, rows }).toEqual({ message: '2 creators exported', rows: 2 })
    expect(Date.parse(expires_at) - live.clock.now().getTime()).toBe(hours(24))
    const [anna, ben] = await readXlsx(file_url)
    expect(anna).toEqual({ ...shown, 'Troupe id': ids[0], Person: null, 'Legal basis': 'legitimate interest' })
    expect(ben).toMatchObject({ Name: 'Ben', Followers: null, Email: null, Country: null, Verified: false })
  })

  it('gives the channels of one person the same number, for the user alone', async () => {
    const ids = await store([{ title: 'Anna' }, { title: 'Anna films' }, { title: 'Ben' }])
    const [creator_id = 0, other_id = 0] = ids.map(Number)
    await database.kysely
      .insertInto('person_statements')
      .values({ workspace_id: user.user.id, creator_id, other_id, is_same: true, stated_at: live.clock.now() })
      .execute()
    const readPersons = async (kols: string[]) =>
      (await readXlsx((await exportAs({ kols })).file_url)).map(({ Person }) => Person)
    expect(await readPersons(ids)).toEqual([ids[0], ids[0], null])
    expect(await readPersons(ids.slice(1, 2))).toEqual([ids[0]])
    user = await buildSignedInUser(live.testApp)
    expect(await readPersons(ids)).toEqual([null, null, null])
  })

  it('marks the fields that a creator confirmed, with the date', async () => {
    const [id = ''] = await store([whole])
    const word = { title: 'Anna Bakes', email: 'anna@own.test', estimated_price: 500 }
    await confirmCreator(database.kysely, Number(id), { word, at: new Date('2026-11-21T10:00:00Z') })
    const [anna] = await readXlsx((await exportAs({ kols: [id] })).file_url)
    expect(anna).toMatchObject({
      Name: 'Anna Bakes',
      Email: 'anna@own.test',
      'Email found in': 'the creator',
      'Price per post (USD)': 500,
      'Price is': 'stated',
      'Confirmed by the creator': '2026-11-21T10:00:00Z',
    })
  })

  it.each(['xlsx', 'csv'] as const)('tells the legal basis of each row in the last column (%s)', async (format) => {
    const [imported = '', confirmed = ''] = await store([whole, { ...whole, channel_id: 'other' }])
    const options = { source: 'demo', erasures: testErasures, now: live.clock.now() } as const
    const { ids } = await storeCreators(database.kysely, [{ record: buildCreatorRecord() }], options)
    const word = { email: 'anna@own.test', region: 'AT' }
    await confirmCreator(database.kysely, Number(confirmed), { word, at: new Date('2026-11-21T10:00:00Z') })
    const { file_url } = await exportAs({ kols: [imported, confirmed, String(ids[0])], format })
    const rows = format === 'csv' ? await readCsv(file_url) : await readXlsx(file_url)
    expect(rows.map((row) => Object.entries(row).at(-1))).toEqual([
      ['Legal basis', 'legitimate interest'],
      ['Legal basis', 'legitimate interest; consent: Email, Country'],
      ['Legal basis', 'none: invented data'],
    ])
  })

  it('writes the same as CSV with a byte order mark', async () => {
    const { file_url } = await exportAs({ kols: await store([whole]), format: 'csv' })
    expect((await open(file_url)).payload.startsWith('\ufeff"Name","Platform",')).toBe(true)
    const [anna = {}] = await readCsv(file_url)
    for (const [header, value] of Object.entries(shown)) {
      expect([header, anna[header]]).toEqual([header, value === true ? 'yes' : String(value ?? '')])
    }
  })

  it('accepts whole creators as well as ids, keeps their order, and lists each once', async () => {
    const ids = await store([{ title: 'Anna' }, { title: 'Ben' }, { title: 'Cem' }])
    const [anna, ben, cem] = ids
    const kols = [{ id: cem, title: 'ignored', description: 'x'.repeat(300_000) }, anna, cem, '999999', 'none', ben]
    const { file_url, rows } = await exportAs({ kols })
    expect(rows).toBe(3)
    expect((await readXlsx(file_url)).map(({ Name }) => Name)).toEqual(['Cem', 'Anna', 'Ben'])
  })

  it('writes all results of a search, beyond the first page, and no other creators', async () => {
    const bakers = Array.from({ length: 140 }, (_, place) => ({ title: `Baker ${place}`, subscribers: 1000 + place }))
    await store([...bakers, { title: 'Racing driver', subscribers: 5 }])
    const search = { query_text: 'baker', subscriber_range: { min: 1010 }, max_api_requests: 0, result_limit: 30 }
    const { file_url, rows } = await exportAs({ search, format: 'csv' })
    expect(rows).toBe(130)
    const followers = (await readCsv(file_url)).map(({ Followers }) => Number(Followers))
    expect(followers.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 130 }, (_, place) => 1010 + place),
    )
  })

  it.each(['xlsx', 'csv'] as const)('computes no formula in a name (%s)', async (format) => {
    const names = [
      '=1+1',
      '+1',
      '-1',
      '@SUM(1)',
      'x";=1+1',
      '＝1+1',
      "=cmd|' /C calc'!A0",
      '=HYPERLINK("https://evil.test")',
    ]
    const ids = await store(names.map((title) => ({ title, description: title, handle: title })))
    const { file_url } = await exportAs({ kols: ids, format })
    const table = format === 'csv' ? await readCsv(file_url) : await readXlsx(file_url)
    for (const field of ['Name', 'Handle', 'Description']) {
      const cells = table.map((row) => String(row[field]))
      const risky = cells.filter((cell) => /^[=+\-@]/.test(cell))
      expect(risky.length).toBe(format === 'csv' ? 0 : 7)
      expect(cells.map((cell) => cell.replaceAll("'", ''))).toEqual(
        // Storing normalises the full-width sign to a plain one.
        names.map((name) => name.normalize('NFKC').replaceAll("'", '')),
      )
    }
  })

  it.each([
    [{}, 'Name either kols or a search'],
    [{ kols: [] }, 'No data to export. Please perform a search first.'],
    [{ kols: ['1'], search: {} }, 'Name either kols or a search'],
    [{ kols: ['999999'] }, 'No data to export. Please perform a search first.'],
    [{ search: { query_text: 'nobody', max_api_requests: 0 } }, 'No data to export. Please perform a search first.'],
    [{ kols: ['1'], format: 'pdf' }, undefined],
    [{ kols: [1] }, undefined],
    [{ kols: [{ name: 'x' }] }, undefined],
    [{ kols: Array.from({ length: 10_001 }, String) }, 'At most 10,000 creators can be exported by name'],
    [{ search: { platforms: ['myspace'] } }, undefined],
  ])('refuses %.60j', async (body, message) => {
    const answer = await ask(body)
    expect(answer.statusCode).toBe(422)
    if (message) expect(JSON.stringify(detailOf(answer))).toContain(message)
    expect(await listFiles()).toEqual([])
    expect(await database.kysely.selectFrom('exports').selectAll().execute()).toEqual([])
  })

  it('writes one file at a time for a user', async () => {
    const ids = await store([whole])
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    const answers: (readonly [number, unknown])[] = []
    const asked = [1, 2, 3].map(async () => {
      const { statusCode, headers } = await ask({ kols: ids, collection_id: randomUUID() })
      answers.push([statusCode, headers['retry-after']])
    })
    const refused = [429, '5'] as const
    await vi.waitFor(() => expect(answers).toEqual([refused, refused]), { timeout: minutes(1) })
    resolve()
    await Promise.all(asked)
    expect(answers.at(2)).toEqual([200, undefined])
    expect((await ask({ kols: ids })).statusCode).toBe(200)
  })

  it('writes at most sixty files for a user within an hour', async () => {
    const ids = await store([whole])
    const given = {
      user_id: user.user.id,
      format: 'csv' as const,
      created_at: live.clock.now(),
      expires_at: live.clock.now(),
    }
    await database.kysely
      .insertInto('exports')
      .values(Array.from({ length: 60 }, () => given))
      .execute()
    const answer = await ask({ kols: ids })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '600'])
    live.clock.advance(hours(1) + minutes(1))
    user = await signIn(live.testApp, user)
    expect((await ask({ kols: ids })).statusCode).toBe(200)
  })

  it('is for signed-in users', async () => {
    expect((await post(live.testApp, '/api/kols/export', { body: { kols: ['1'] } })).statusCode).toBe(401)
  })
})
