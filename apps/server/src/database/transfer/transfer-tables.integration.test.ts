import { describe, expect, it } from 'vitest'
import { useTestDatabase } from '../../testing/test-database.ts'
import { inTransaction } from './transfer-session.ts'
import { leftOutSchemas, leftOutTables, listTransferTables, orderByReferences } from './transfer-tables.ts'

const database = useTestDatabase()
const list = () => inTransaction(database, 'snapshot', listTransferTables)

describe('the tables that are moved', () => {
  it('are all tables except those left out for a reason', async () => {
    const { rows } = await database.pool.query<{ schema: string; name: string }>(`
      select schemaname as schema, tablename as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`)
    const carried = (await list()).map(({ name }) => name)
    const here = rows.filter(({ schema }) => schema === 'public').map(({ name }) => name)
    const known = new Set([...carried, ...Object.keys(leftOutTables)])
    expect(here.filter((name) => !known.has(name))).toEqual([])
    expect(here).toEqual(expect.arrayContaining(carried))
    const schemas = new Set(rows.map(({ schema }) => schema).filter((schema) => schema !== 'public'))
    expect(Object.keys(leftOutSchemas)).toEqual(expect.arrayContaining([...schemas]))
    expect(carried.length).toBeGreaterThan(30)
  })

  it('come after the tables they refer to', async () => {
    const names = (await list()).map(({ name }) => name)
    const place = (name: string) => names.indexOf(name)
    expect(place('users')).toBeLessThan(place('campaigns'))
    expect(place('campaigns')).toBeLessThan(place('recipients'))
    expect(place('recipients')).toBeLessThan(place('messages'))
    expect(place('messages')).toBeLessThan(place('attempts'))
    expect(place('channels')).toBeLessThan(place('collection_creators'))
  })

  it('come without generated columns, and with the counters of identity columns', async () => {
    const creators = (await list()).find(({ name }) => name === 'creators')
    expect(creators?.columns.map(({ name }) => name)).not.toContain('has_usable_email')
    expect(creators?.columns).toContainEqual({ name: 'embedding', type: 'halfvec(512)' })
    const { rows } = await database.pool.query<{ count: number }>(
      "select count(*) from pg_sequences where schemaname = 'public'",
    )
    const counters = (await list()).flatMap((table) => Object.values(table.counters))
    expect(counters).toHaveLength(rows[0]?.count ?? 0)
    const channels = (await list()).find(({ name }) => name === 'channels')
    expect(channels?.counters).toEqual({ id: expect.stringMatching(/channels_id_seq$/) })
  })

  it('are refused when they cannot be ordered', () => {
    const references = [
      { child: 'eggs', parent: 'hens' },
      { child: 'hens', parent: 'eggs' },
    ]
    expect(() => orderByReferences(['eggs', 'hens', 'nests'], references)).toThrow('in a ring: eggs, hens')
    expect(() => orderByReferences(['trees'], [{ child: 'trees', parent: 'trees' }])).toThrow('trees')
  })
})
