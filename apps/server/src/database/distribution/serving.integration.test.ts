import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { storeCreators } from '../../modules/discovery/catalogue/storing/store-creators.ts'
import { deleteCreators } from '../../modules/discovery/channels/channel-repository.ts'
import { buildCreatorRecord, buildPost } from '../../testing/factories.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { testErasures } from '../../testing/test-erasures.ts'
import { compareSchemas } from '../schema/compare-schemas.ts'
import { getExpectedSchema } from '../schema/expected-schema.ts'
import { readSchema } from '../schema/read-schema.ts'
import { distribute, undistribute } from './distribute.ts'
import { listIdsByParts } from './on-each-part.ts'
import { readDistribution } from './read-distribution.ts'

const { kysely: db } = useTestDatabase()
const isDivided = inject('isDivided')
const options = { source: 'import', erasures: testErasures } as const

/** Longer than any pause that was measured, on a machine with much other work. */
const longestPauseMs = 10_000

const buildIncoming = (channelId: string, title: string) => ({
  record: buildCreatorRecord({ channel_id: channelId, title }),
  posts: [buildPost({ id: 'first', title }), buildPost({ id: 'second', title })],
})

/** Stores, changes and deletes creators until it is told to stop. */
class Writer {
  /** Titles of the creators that there have to be, by channel id. */
  readonly expected = new Map<string, string>()
  longestMs = 0
  private rounds = 0

  async work(): Promise<void> {
    const round = ++this.rounds
    const begun = performance.now()
    const { ids } = await storeCreators(
      db,
      [
        buildIncoming(`new-${round}`, 'new'),
        buildIncoming('changing', `${round}`),
        buildIncoming(`brief-${round}`, ''),
      ],
      { ...options, now: new Date() },
    )
    await db.transaction().execute((transaction) => deleteCreators(transaction, ids.slice(2).map(Number)))
    this.expected.set(`new-${round}`, 'new').set('changing', `${round}`)
    this.longestMs = Math.max(this.longestMs, performance.now() - begun)
  }
}

/** Reads the creators that no writer changes, which have to be there at every moment. */
class Reader {
  longestMs = 0
  readonly counts = new Set<number>()

  async work(): Promise<void> {
    const begun = performance.now()
    const { rows } = await sql<{ id: number }>`
      select id from creators where channel_id like 'lasting-%' order by subscribers desc nulls last, id limit 100`.execute(
      db,
    )
    this.counts.add(rows.length)
    this.longestMs = Math.max(this.longestMs, performance.now() - begun)
  }
}

/** Reads the same creators from each part, as searches do. */
class PartReader extends Reader {
  override async work(): Promise<void> {
    const begun = performance.now()
    const ids = await listIdsByParts(db, sql`select id from creators where channel_id like 'lasting-%'`)
    this.counts.add(new Set(ids).size)
    this.longestMs = Math.max(this.longestMs, performance.now() - begun)
  }
}

/** Repeats the work of each until the given work is done. @throws whatever one of them throws. */
async function during<T>(workers: readonly (Writer | Reader)[], work: () => Promise<T>): Promise<T> {
  let done = false
  const goingOn = workers.map(async (worker) => {
    while (!done) {
      await worker.work()
      await sleep(2)
    }
  })
  const worked = work().finally(() => {
    done = true
  })
  await Promise.all([worked, ...goingOn])
  return worked
}

const listTitles = async () => {
  const rows = await db.selectFrom('creators').select(['channel_id', 'title']).execute()
  return rows.map(({ channel_id, title }) => `${channel_id} ${title}`).toSorted()
}

async function expectWhole(writer: Writer): Promise<void> {
  expect(await listTitles()).toEqual([...writer.expected].map(([id, title]) => `${id} ${title}`).toSorted())
  const posts = await db.selectFrom('creator_posts').select(['creator_id', 'post_id', 'title']).execute()
  expect(posts).toHaveLength(2 * writer.expected.size)
  const changing = await db
    .selectFrom('creators')
    .select('id')
    .where('channel_id', '=', 'changing')
    .executeTakeFirstOrThrow()
  const titles = posts.filter(({ creator_id }) => creator_id === changing.id).map(({ title }) => title)
  expect(new Set(titles)).toEqual(new Set([writer.expected.get('changing')]))
  const channels = await db.selectFrom('channels').select('channel_id').execute()
  expect(channels).toHaveLength(writer.expected.size)
  const schema = await readSchema(db)
  expect(compareSchemas(getExpectedSchema({ embedded: false }), schema).differences).toEqual([])
  expect(await readDistribution(db)).toMatchObject({ unfinished: false })
}

describe.runIf(isDivided)('a catalogue that serves', () => {
  afterEach(async () => {
    if ((await readDistribution(db)).shards === 0) await distribute(db, 4)
  })

  test('is brought together and divided: nothing is lost or doubled, and no wait is long', async () => {
    const writer = new Writer()
    const readers = [new Reader(), new PartReader()]
    const lasting = Array.from({ length: 100 }, (_, number) => buildIncoming(`lasting-${number}`, 'lasting'))
    await storeCreators(db, lasting, { ...options, now: new Date() })
    for (const { record } of lasting) writer.expected.set(record.channel_id, record.title)
    await writer.work()

    for (const [move, shards] of [
      [() => undistribute(db), 0],
      [() => distribute(db, 4), 4],
    ] as const) {
      const waitedMs = await during([writer, ...readers], move)
      expect(await readDistribution(db)).toMatchObject({ shards })
      await expectWhole(writer)
      expect(waitedMs).toBeLessThan(longestPauseMs)
    }
    for (const { counts } of readers) expect(counts).toEqual(new Set([100]))
    const longest = [writer, ...readers].map(({ longestMs }) => longestMs)
    expect(Math.max(...longest)).toBeLessThan(longestPauseMs)
  })

  test('waits for a transaction that uses it, while others go on', async () => {
    const writer = new Writer()
    let [waited, released] = [0, false]
    const { promise: release, resolve } = Promise.withResolvers<void>()
    const reading = db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('creators').select('id').limit(1).execute()
      await release
      released = true
    })
    const reader = new Reader()
    await during([writer, reader], () =>
      undistribute(db, ({ step }) => {
        if (step.startsWith('waiting') && ++waited === 2) resolve()
      }),
    )
    await reading
    expect([waited >= 2, released]).toEqual([true, true])
    await expectWhole(writer)
    expect(reader.longestMs).toBeLessThan(longestPauseMs)
  })

  test('is as it was after a command that failed; the next one does it, and never two at once', async () => {
    const fail = distribute(db, 4).catch((error: Error) => error.message)
    expect(await fail).toMatch(/divided already/)
    const stop = () =>
      undistribute(db, ({ step }) => {
        if (step.startsWith('exchanging')) throw new Error('the command was ended')
      })
    await expect(stop()).rejects.toThrow('the command was ended')
    expect(await readDistribution(db)).toMatchObject({ shards: 4, unfinished: false })

    const results = await Promise.allSettled([undistribute(db), undistribute(db)])
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
    expect(refusals).toEqual([expect.stringContaining('Another command is dividing')])
    expect(await readDistribution(db)).toMatchObject({ shards: 0 })
  })

  test('is divided by a command although one was killed before', async () => {
    const writer = new Writer()
    await writer.work()
    // The state after a process that ended without its clean-up.
    await sql`create schema catalogue_copy`.execute(db)
    await sql`create table catalogue_copy.creators (id bigint primary key)`.execute(db)
    await sql`select run_command_on_all_nodes(
      'set citus.enable_ddl_propagation to off; create schema catalogue_changes; create table catalogue_changes.changed (creator_id bigint)')`.execute(
      db,
    )
    expect(await readDistribution(db)).toMatchObject({ unfinished: true })
    await undistribute(db)
    await expectWhole(writer)
  })
})
