import { pipeline } from 'node:stream/promises'
import { type Database, openDatabase } from '@troupe/server/database/database'
import { distribute } from '@troupe/server/database/distribution/distribute'
import { silentLogger } from '@troupe/server/lib/logger'
import { createOnNodes, dropOnNodes } from '@troupe/server/testing/citus/nodes'
import { from, to } from 'pg-copy-streams'
import { dropIndexes, makeIndexes } from '../catalogue/fill-catalogue.ts'

/**
 * Work on an empty catalogue of its own on the nodes of Citus, gone afterwards.
 * @param shards Number of parts; 0: it lies whole on the coordinator.
 */
export async function withDatabase<T>(
  nodes: readonly string[],
  shards: number,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const name = `troupe_bench_${process.pid}_${shards}`
  const databaseUrl = await createOnNodes(nodes, name)
  const database = await openDatabase({ databaseUrl, dataDir: '', poolSize: 10, log: silentLogger })
  try {
    if (shards > 0) await distribute(database.kysely, shards)
    return await work(database)
  } finally {
    await database.close()
    await dropOnNodes(nodes, name)
  }
}

const tables = ['channels', 'creators', 'creator_snapshots'] as const

/** Copies the creators of one catalogue into an empty one. */
export async function copyCatalogue(source: Database, target: Database): Promise<void> {
  const indexes = await dropIndexes(target.pool)
  for (const table of tables) {
    const [reader, writer] = [await source.pool.connect(), await target.pool.connect()]
    try {
      for (const client of [reader, writer]) await client.query('set statement_timeout = 0')
      await pipeline(reader.query(to(`copy ${table} to stdout`)), writer.query(from(`copy ${table} from stdin`)))
    } finally {
      reader.release(true)
      writer.release(true)
    }
  }
  // Rows that are copied with their ids do not advance the sequence.
  await target.pool.query("select setval(pg_get_serial_sequence('channels', 'id'), max(id)) from channels")
  await makeIndexes(target.pool, indexes)
}
