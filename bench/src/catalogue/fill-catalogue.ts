import { randomBytes } from 'node:crypto'
import type { Database } from '@troupe/server/database/database'
import { createBuiltInEncoder } from '@troupe/server/integrations/language/built-in-encoder'
import { createErasures } from '@troupe/server/modules/discovery/catalogue/erasing/erasures'
import { type IncomingCreator, storeCreators } from '@troupe/server/modules/discovery/catalogue/storing/store-creators'
import { createGlossingEncoder } from '@troupe/server/modules/discovery/search/meaning/glossing-encoder'
import type pg from 'pg'
import { generateBenchCreators } from './bench-population.ts'

const batchSize = 500
/** One batch is generated while the database stores another; more would only hold more in memory. */
const lanes = 2

/**
 * Stores `count` creators with vectors as the product does, in constant memory. The search indexes are built at the end
 * in one go, which takes a fraction of the time.
 */
export async function fillCatalogue(database: Database, count: number): Promise<void> {
  const start = performance.now()
  const indexes = await dropIndexes(database.pool)
  await storeAll(database, count)
  const stored = performance.now()
  await makeIndexes(database.pool, indexes)
  console.log(
    `\nPostgreSQL: stored ${count.toLocaleString('en')} creators with vectors in ${toSeconds(start, stored)} s` +
      ` (${Math.round(count / toSeconds(start, stored))} a second), indexed them in ${toSeconds(stored)} s;` +
      ` memory of this process at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`,
  )
}

/** Drops the indexes that enforce no constraint; returns their definitions. */
export async function dropIndexes(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; definition: string }>(`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename = 'creators' and indexdef not like 'CREATE UNIQUE%'`)
  for (const { name } of rows) await pool.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

/** Builds the indexes of a filled catalogue, and updates the planner's statistics. */
export async function makeIndexes(pool: pg.Pool, definitions: readonly string[]): Promise<void> {
  await withoutTimeout(pool, async (client) => {
    await client.query("set maintenance_work_mem = '2GB'")
    await client.query('set max_parallel_maintenance_workers = 4')
    for (const definition of definitions) await client.query(definition)
  })
  await withoutTimeout(pool, (client) => client.query('vacuum analyze creators'))
}

async function storeAll(database: Database, count: number): Promise<void> {
  const vectorModel = createGlossingEncoder(createBuiltInEncoder()).model
  const options = { source: 'demo', erasures: createErasures(randomBytes(32)), now: new Date(), vectorModel } as const
  const running = new Set<Promise<unknown>>()
  const store = async (batch: IncomingCreator[]) => {
    if (running.size >= lanes) await Promise.race(running)
    const storing = storeCreators(database.kysely, batch, options).finally(() => running.delete(storing))
    running.add(storing)
  }
  let batch: IncomingCreator[] = []
  for await (const creator of generateBenchCreators(count)) {
    if (batch.push(creator) < batchSize) continue
    await store(batch)
    batch = []
  }
  await store(batch)
  await Promise.all(running)
}

/** For work that takes longer than a statement of the product may. */
async function withoutTimeout(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<unknown>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await work(client)
  } finally {
    // Closes the connection and thereby ends its settings.
    client.release(true)
  }
}

function toSeconds(start: number, end = performance.now()): number {
  return Math.round((end - start) / 100) / 10
}
