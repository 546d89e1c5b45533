import { describe, expect, test } from 'vitest'
import { silentLogger } from '../lib/logger.ts'
import { getTestDatabaseTarget, useTestDatabase } from '../testing/test-database.ts'
import { connectDatabase } from './database.ts'

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
