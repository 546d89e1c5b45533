import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { silentLogger } from '../../lib/logger.ts'
import { getTestDatabaseTarget } from '../../testing/test-database.ts'
import { connectDatabase, type Database } from '../database.ts'
import { keepPlan } from './kept-plans.ts'

async function withConnections<Result>(count: number, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = connectDatabase(getTestDatabaseTarget(), count, silentLogger)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const add = (database: Database, value: number) =>
  sql<{ sum: number }>`select ${keepPlan} ${value}::int + 1 as sum`.execute(database.kysely)

const countPrepared = (database: Database) =>
  sql<{ count: number }>`select count(*) from pg_prepared_statements where statement like '%::int + 1 as sum%'`.execute(
    database.kysely,
  )

test('a marked statement is prepared once in a connection, and answers each call by its values', async () => {
  await withConnections(1, async (database) => {
    const before = (await countPrepared(database)).rows[0]?.count ?? 0
    const sums: unknown[] = []
    for (const value of [1, 2, 3, 4, 5, 6, 7]) sums.push((await add(database, value)).rows[0]?.sum)
    expect(sums).toEqual([2, 3, 4, 5, 6, 7, 8])
    expect((await countPrepared(database)).rows).toEqual([{ count: before + 1 }])
  })
})

test('connections that share a session, as in the embedded database, do not mix up their statements', async () => {
  await withConnections(3, async (database) => {
    const values = Array.from({ length: 12 }, (_, value) => value)
    const answers = await Promise.all(values.map((value) => add(database, value)))
    expect(answers.map(({ rows }) => rows)).toEqual(values.map((value) => [{ sum: value + 1 }]))
  })
})

test('other statements are not prepared', async () => {
  await withConnections(1, async (database) => {
    await sql`select ${1}::int + 2 as plain`.execute(database.kysely)
    const { rows } = await sql`select from pg_prepared_statements where statement like '%as plain%'`.execute(
      database.kysely,
    )
    expect(rows).toEqual([])
  })
})
