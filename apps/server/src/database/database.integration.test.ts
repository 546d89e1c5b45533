import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { silentLogger } from '../lib/logger.ts'
import { getTestDatabaseTarget, useTestDatabase } from '../testing/test-database.ts'
import { connectDatabase } from './database.ts'
import { outlastOutage } from './outages/connection-failure.ts'

const database = useTestDatabase()

describe('the database', () => {
  test('gives counts and ids as numbers, dates as the text they are', async () => {
    const { rows } = await database.pool.query("select 5000000000::bigint as count, date '2026-11-21' as day")
    expect(rows).toEqual([{ count: 5_000_000_000, day: '2026-11-21' }])
  })

  test('survives the loss of a connection in use between two statements', async () => {
    const client = await database.pool.connect()
    expect(() => client.emit('error', new Error('Connection terminated unexpectedly'))).not.toThrow()
    client.release(true)
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('closes its connections although no query builder used them', async () => {
    const other = connectDatabase(getTestDatabaseTarget(), 1, silentLogger)
    await other.pool.query('select 1')
    await other.close()
    expect(other.pool.totalCount).toBe(0)
  })
})

test.skipIf(!('databaseUrl' in getTestDatabaseTarget()))(
  'a transaction whose connection was ended between two statements is done again',
  async () => {
    let tries = 0
    const work = () =>
      database.kysely.transaction().execute(async (transaction) => {
        tries++
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
        const isThere = async () =>
          (await sql`select from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(database.kysely)).rows.length > 0
        if (tries === 1) {
          await sql`select pg_terminate_backend(${rows[0]?.pid}::integer)`.execute(database.kysely)
          await expect.poll(isThere).toBe(false)
        }
        return sql`select 1 as one`.execute(transaction)
      })
    expect((await outlastOutage(work)).rows).toEqual([{ one: 1 }])
    expect(tries).toBe(2)
  },
)
