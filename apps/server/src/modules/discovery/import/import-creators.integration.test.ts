import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FakeClock } from '../../../testing/fake-clock.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { storeCreators } from '../catalogue/storing/store-creators.ts'
import { importCreators } from './import-creators.ts'

const database = useTestDatabase()
const clock = new FakeClock('2026-03-14T12:00:00.000Z')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'troupe-import-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function importText(content: string, name = 'tiktok.csv') {
  const file = join(folder, name)
  await writeFile(file, content)
  return importCreators({
    file,
    platform: undefined,
    encoding: undefined,
    delimiter: undefined,
    overrides: new Map(),
    limit: Number.POSITIVE_INFINITY,
    reportFile: undefined,
    store: (creators) =>
      storeCreators(database.kysely, creators, { source: 'import', erasures: testErasures, now: clock.now() }),
    workers: database.embedded ? 1 : 2,
    onProgress() {},
    signal: new AbortController().signal,
  })
}

const listCreators = () => database.kysely.selectFrom('creators').selectAll().orderBy('channel_id').execute()
const listSnapshots = () => database.kysely.selectFrom('creator_snapshots').selectAll().orderBy('day').execute()

describe('an import into the catalogue', () => {
  test('stores every field, marked as imported', async () => {
    const header =
      'platform,channel_id,handle,name,bio,tags,category,avatar,banner,verified,subs,videos,avg views,avg likes,ER'
    const row =
      'yt,UCdemo0Kitchen0Channel0g,@demo,"Demo\'s ""Kitchen"" \\ ünï 🍞","Line 1\nLine 2",a;b,Baking,https://p.test/a.png,https://p.test/b.png,yes,1.2M,34,"1,000",20,3.4%'
    const summary = await importText(
      `${header},posts per week,price,country,lang,email,last post,collected at\n${row},2.5,$99,PT,en,Hello@Demo.Test,2026-03-01,2026-03-10\n`,
    )
    expect(summary).toMatchObject({ created: 1, updated: 0, refused: 0, warnings: 0 })
    expect(await listCreators()).toMatchObject([
      {
        platform: 'youtube',
        channel_id: 'UCdemo0Kitchen0Channel0g',
        handle: 'demo',
        title: 'Demo\'s "Kitchen" \\ ünï 🍞',
        description: 'Line 1\nLine 2',
        keywords: ['a', 'b'],
        content_categories: ['baking'],
        avatar: 'https://p.test/a.png',
        cover_image: 'https://p.test/b.png',
        url: 'https://www.youtube.com/channel/UCdemo0Kitchen0Channel0g',
        verified: true,
        subscribers: 1_200_000,
        videos_count: 34,
        average_views: 1000,
        average_likes: 20,
        engagement_rate: 3.4,
        posting_frequency: 2.5,
        estimated_price: 99,
        region: 'PT',
        language: 'en',
        email: 'hello@demo.test',
        last_posted_at: new Date('2026-03-01'),
        fetched_at: new Date('2026-03-10'),
        source: 'import',
        embedding: null,
      },
    ])
    expect(await listSnapshots()).toMatchObject([{ day: '2026-03-10', subscribers: 1_200_000, engagement_rate: 3.4 }])
  })

  test('finds the same rows again when it is repeated', async () => {
    const list = 'username,followers\nann,10\nbob,20\n'
    expect(await importText(list)).toMatchObject({ created: 2, updated: 0 })
    expect(await importText(list)).toMatchObject({ created: 0, updated: 2 })
    expect(await listCreators()).toHaveLength(2)
    expect(await listSnapshots()).toHaveLength(2)
  })

  test('updates values from a later list and blanks none', async () => {
    await importText(
      'username,name,followers,bio,tags,niche,verified,email\nann,Ann,10,Bakes,cake,Baking,yes,ann@ann.test\n',
    )
    await importText('username,name,followers,country\n@ANN,,20,Portugal\n')
    expect(await listCreators()).toMatchObject([
      {
        title: 'Ann',
        subscribers: 20,
        description: 'Bakes',
        keywords: ['cake'],
        content_categories: ['baking'],
        verified: true,
        email: 'ann@ann.test',
        region: 'PT',
        // Built from all stored texts, not only from the texts of the later list.
        terms: expect.stringContaining("'cake'"),
      },
    ])
  })

  test('does not replace a real handle with one derived from the name', async () => {
    const id = 'UCdemo0Kitchen0Channel0g'
    await importText(`channel_id,handle,name\n${id},@demo,Demo Kitchen\n`)
    await importText(`channel_id,name\n${id},Demo Kitchen New\n`)
    expect(await listCreators()).toMatchObject([{ title: 'Demo Kitchen New', handle: 'demo' }])
  })

  test('keeps a snapshot a day, of the figures that were given', async () => {
    await importText('username,followers,collected at\nann,10,2026-01-01\n')
    await importText('username,followers,ER,collected at\nann,30,,2026-01-02\n')
    await importText('username,followers,ER,collected at\nann,,5,2026-01-02\n')
    await importText('username,bio,collected at\nann,Hi,2026-01-03\n')
    expect(await listSnapshots()).toMatchObject([
      { day: '2026-01-01', subscribers: 10, engagement_rate: null },
      { day: '2026-01-02', subscribers: 30, engagement_rate: 5 },
    ])
  })

  test('takes the date of the figures from the list, or today', async () => {
    await importText('username\nann\n')
    expect(await listCreators()).toMatchObject([{ fetched_at: new Date('2026-03-14T12:00:00.000Z') }])
  })

  test('accepts characters that PostgreSQL would refuse', async () => {
    const line =
      '{"handle":"ann","name":"A\\u0000nn \\ud800","bio":"x\\u0000y","tags":["a\\u0000b","\\udfff"],"avatar":"https://p.test/\\u0000"}'
    expect(await importText(`${line}\n`, 'tiktok.jsonl')).toMatchObject({ created: 1, refused: 0 })
    expect(await listCreators()).toMatchObject([{ title: 'Ann \uFFFD', description: 'xy', keywords: ['ab', '\uFFFD'] }])
  })

  test('counts erased creators that were left out, however the list names the channel', async () => {
    const erased = { platform: 'tiktok', channelId: '7300', handles: ['ann'], emails: ['ann@ann.test'] } as const
    await testErasures.remember(database.kysely, erased, clock.now())
    const summary = await importText('username,followers,email\n@Ann,10,\nbob,20,ann@ann.test\ncyd,30,\n')
    expect(summary).toMatchObject({ read: 3, created: 2, updated: 0, erased: 1, refused: 0 })
    expect(await listCreators()).toMatchObject([
      { handle: 'bob', email: null },
      { handle: 'cyd', email: null },
    ])
  })

  test('stores the valid rows of a broken file', async () => {
    const summary = await importText('username,name\nann,Ann\n"open,Bob\n,\ncyd,Cyd\n')
    expect(summary).toMatchObject({ created: 2, refused: 1 })
    expect((await listCreators()).map((row) => row.handle)).toEqual(['ann', 'cyd'])
  })

  test('keeps several thousand rows', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => `creator${index},${index}`).join('\n')
    expect(await importText(`username,followers\n${rows}\n`)).toMatchObject({ created: 5000, updated: 0 })
    expect(await importText(`username,followers\n${rows}\nnew,1\n`)).toMatchObject({ created: 1, updated: 5000 })
    expect(await listCreators()).toHaveLength(5001)
  })
})
