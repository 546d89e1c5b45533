import { describe, expect, it } from 'vitest'
import { compareSchemas } from './compare-schemas.ts'
import type { Schema } from './schema.ts'

const users = { columns: { id: 'uuid not null' }, constraints: {}, indexes: { users_id: 'btree (id)' } }
const expected: Schema = { users }
const compareUsers = (changed: Partial<typeof users>) => compareSchemas(expected, { users: { ...users, ...changed } })

describe('the comparison of two schemas', () => {
  it('finds nothing where they are the same', () => {
    expect(compareSchemas(expected, structuredClone(expected))).toEqual({ differences: [], additions: [] })
  })

  it('names a table that is missing', () => {
    expect(compareSchemas(expected, {}).differences).toEqual(['table users is missing'])
  })

  it('names an invalid index', () => {
    expect(compareUsers({ indexes: { users_id: 'btree (id) (not valid)' } }).differences).toEqual([
      'table users, index users_id: btree (id) (not valid), expected btree (id)',
    ])
  })

  it('counts an unknown column as a difference, since it may refuse rows', () => {
    const columns = { id: 'uuid not null', tax: 'integer not null' }
    expect(compareUsers({ columns }).differences).toEqual([
      'table users has the column tax that this version does not have: integer not null',
    ])
  })
})
