import { describe, expect, test } from 'vitest'
import { useTestDatabase } from '../testing/test-database.ts'

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
})
