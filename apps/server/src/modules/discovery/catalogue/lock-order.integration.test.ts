import type { CreatorRecord } from '@troupe/contract/creators'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { connectDatabase, type Database } from '../../../database/database.ts'
import { readDimension } from '../../../database/schema/vector-schema.ts'
import { silentLogger } from '../../../lib/logger.ts'
import { buildCreatorRecord, buildPost } from '../../../testing/factories.ts'
import { getTestDatabaseTarget, useTestDatabase, waitForLockWait } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { moveMemberships } from '../../collections/member-repository.ts'
import { listDerivedForms } from '../derived/derived-forms.ts'
import { dropVectorsOf } from '../derived/derived-repository.ts'
import { tidyCatalogue } from '../derived/tidy-repository.ts'
import { readAgain } from '../platforms/refresh-creators.ts'
import { listPending, saveVectors, toVectorText } from '../search/meaning/embedding-repository.ts'
import { confirmCreator } from './confirm-creator.ts'
import { eraseCreator } from './erasing/erase-creator.ts'
import { storeCreators, storeCreatorsWith } from './storing/store-creators.ts'
import { storeForUser } from './storing/store-for-user.ts'

const rounds = inject('repeatsOften') ? 120 : 40
/** Few people, so that concurrent operations affect the same ones. */
const people = 24
const model = 'test-model'
const now = new Date('2030-03-01T09:00:00Z')

useTestDatabase()
const target = getTestDatabaseTarget()
let database: Database
let dimension: number
beforeAll(async () => {
  database = connectDatabase(target, 16, silentLogger)
  dimension = await readDimension(database.kysely)
})
afterAll(() => database.close())

const encoder = {
  model,
  embed: async (texts: readonly string[]) => texts.map(() => Float32Array.from(new Array(dimension).fill(0.05))),
}
const [searchFields] = listDerivedForms({ encoder, log: silentLogger })

const random = (below: number) => Math.floor(Math.random() * below)
const some = <T>(all: readonly T[], count: number): T[] => all.toSorted(() => Math.random() - 0.5).slice(0, count)

/** Chooses eight people in random order. Channel ids descend where row ids ascend. */
function choosePeople(round: number): number[] {
  // The window moves on every ten rounds, since erased people stay erased.
  const first = Math.floor(round / 10)
  return some(
    Array.from({ length: people }, (_, index) => first + index),
    8,
  )
}
const toChannelId = (person: number) => `UC${String(9999 - person).padStart(4, '0')}`
/** Ten people share an address. */
const toEmail = (person: number) => `agency${Math.floor(person / 10)}@many.test`
const toHandle = (person: number) => `person${person}`

function describePerson(person: number, round: number, given: Partial<CreatorRecord> = {}): CreatorRecord {
  return buildCreatorRecord({
    channel_id: toChannelId(person),
    handle: toHandle(person),
    title: `Person ${person}`,
    description: `Cakes of round ${round}`,
    subscribers: 1000 + round,
    email: toEmail(person),
    ...given,
  })
}

const toPerson = (handle: string) => Number(handle.slice('person'.length))

/** Handles of the people whose storage was acknowledged. */
const stored = new Set<string>()
/** Handles by id. */
const erased = new Map<number, string>()
const erasedEmails = new Set<string>()

function noteStored(creators: readonly { readonly record: CreatorRecord }[], ids: readonly (number | undefined)[]) {
  for (const [index, { record }] of creators.entries()) if (ids[index] !== undefined) stored.add(record.handle)
}

async function storeList(round: number): Promise<void> {
  const list = choosePeople(round).map((person) => ({
    // Imported lists often contain only the handle.
    record: describePerson(person, round, random(4) === 0 ? { channel_id: `@${toHandle(person)}` } : {}),
  }))
  const { ids } = await storeCreators(database.kysely, list, { source: 'import', erasures: testErasures, now })
  noteStored(list, ids)
}

async function storeLive(round: number): Promise<void> {
  const found = choosePeople(round).map((person) => ({
    record: describePerson(person, round),
    posts: [buildPost({ title: 'Cake' })],
  }))
  const options = { source: 'youtube', erasures: testErasures, now, workspaceId: undefined, isWhole: true } as const
  const { ids } = await storeForUser(database.kysely, found, options)
  noteStored(found, ids)
}

async function embed(): Promise<void> {
  const pending = await listPending(database.kysely, { among: 50, limit: 20 })
  const vector = toVectorText(new Array<number>(dimension).fill(0.05))
  const vectors = some(pending, 20).map(({ id, content_hash: hash }) => ({ id, hash, vector }))
  await saveVectors(database.kysely, vectors, model)
  await dropVectorsOf(database.kysely, { model, limit: random(10) })
}

async function rebuild(): Promise<void> {
  await sql`update creators set search_version = 0 where id = ${await chooseId()}`.execute(database.kysely)
  await searchFields?.rebuildBatch(database.kysely)
}

async function chooseId(condition = sql`true`): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from creators where ${condition} order by random() limit 1`.execute(database.kysely)
  return rows[0]?.id ?? 0
}

async function refresh(): Promise<void> {
  const id = await chooseId(random(2) ? sql`channel_id like '@%'` : sql`true`)
  const due = await database.kysely
    .selectFrom('creators')
    .select(['id', 'platform', 'channel_id', 'handle', 'source', 'url'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!due) return
  const person = toPerson(due.handle)
  const live = {
    client: {
      platform: 'youtube',
      search: () => Promise.reject(new Error('Not asked')),
      fetchProfile: async () => describePerson(person, 1, { average_views: 10 }),
      quota: async () => [],
    },
    mode: 'live',
  } as const
  const parts = {
    database,
    clock: { now: () => now },
    log: silentLogger,
    platforms: [live],
    references: [moveMemberships],
    erasures: testErasures,
    onStored: async () => {},
    traffic: { waitForQuiet: async () => {} },
    paceMs: 0,
  }
  await readAgain(parts, live, due)
}

async function confirm(): Promise<void> {
  const id = await chooseId()
  await database.kysely
    .transaction()
    .execute((transaction) => confirmCreator(transaction, id, { word: { title: 'Confirmed' }, at: now }))
    .catch((error: Error) => {
      if (!('code' in error) || error.code !== 'not_found') throw error
    })
}

/** Stores a list, and erases one of its people in every tenth round, at times with an address that others share. */
async function storeAndErase(round: number): Promise<void> {
  await storeList(round)
  if (round % 10 !== 9) return
  while (!(await eraseOne(round % 30 === 29)));
}

/**
 * Erases a person chosen at random.
 *
 * @returns false where the chosen row was merged into another one meanwhile, so that another one has to be chosen
 */
async function eraseOne(withEmail: boolean): Promise<boolean> {
  const id = await chooseId()
  const row = await database.kysely.selectFrom('creators').select('handle').where('id', '=', id).executeTakeFirst()
  if (!row) return false
  const emails = withEmail ? [toEmail(toPerson(row.handle))] : []
  const isErased = await database.kysely
    .transaction()
    .execute((transaction) => eraseCreator(transaction, { erasures: testErasures, forget: [] }, { id, emails, now }))
  if (!isErased) return false
  erased.set(id, row.handle)
  for (const email of emails) erasedEmails.add(email)
  return true
}

describe.skipIf(!('databaseUrl' in target))(
  'imports, live answers, background work and erasure of the same creators',
  () => {
    test('wait for each other in turn, and lose nothing', { timeout: 300_000 }, async () => {
      const failures: string[] = []
      const work = {
        storeAndErase,
        storeLive,
        embed,
        rebuild,
        refresh,
        confirm,
        tidy: () => tidyCatalogue(database),
      }
      const repeat = async (name: string, one: (round: number) => Promise<void>) => {
        for (let round = 0; round < rounds && failures.length === 0; round++)
          await one(round).catch((error: Error) =>
            failures.push(`${name}: ${'code' in error ? error.code : ''} ${error.message}`),
          )
      }
      const twice = {
        storeList,
        storeLiveToo: storeLive,
        embedToo: embed,
        rebuildToo: rebuild,
        refreshToo: refresh,
      }
      await Promise.all(Object.entries({ ...work, ...twice }).map(([name, one]) => repeat(name, one)))
      expect(new Set(failures)).toEqual(new Set())

      const rows = await database.kysely
        .selectFrom('creators')
        .select(['id', 'handle', 'channel_id', 'email'])
        .execute()
      const there = new Set(rows.map(({ handle }) => handle))
      const gone = new Set(erased.values())
      expect([...stored].filter((handle) => !there.has(handle) && !gone.has(handle))).toEqual([])
      expect(rows.filter(({ id }) => erased.has(id))).toEqual([])
      expect(erased.size).toBeGreaterThan(0)
      expect(rows.filter(({ email }) => email !== null && erasedEmails.has(email))).toEqual([])
      const known = rows.filter(({ channel_id }) => !channel_id.startsWith('@'))
      expect(new Set(known.map(({ handle }) => handle)).size).toBe(known.length)
    })

    test('do not wait for each other where a creator is added and changed meanwhile', async () => {
      const options = { source: 'import', erasures: testErasures, now } as const
      const [early, late] = [{ record: describePerson(1, 1) }, { record: describePerson(2, 1) }]
      const [isAdded, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const adding = storeCreatorsWith(database.kysely, { creators: [early], options }, async () => {
        isAdded.resolve()
        await commit.promise
      })
      await isAdded.promise
      await storeCreators(database.kysely, [late], options)
      const changes: Promise<void>[] = []
      const find = async () => {
        commit.resolve()
        await adding
        // Locks the early creator, which has the lower id, before the late one.
        const changing = database.kysely.transaction().execute(async (transaction) => {
          for (const { record } of [early, late])
            await sql`update creators set updated_at = now() where channel_id = ${record.channel_id}`.execute(
              transaction,
            )
        })
        changes.push(changing)
        await Promise.race([changing, waitForLockWait(database)])
        return { channels: new Set<never>(), emails: new Set<string>() }
      }
      const storing = storeCreators(database.kysely, [early, late], { ...options, erasures: { find } })
      await expect(storing).resolves.toMatchObject({ created: 0, updated: 2 })
      await Promise.all(changes)
    })
  },
)
