import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { agedFields } from '../catalogue/value-ages.ts'
import { heldData, otherTables } from './held-data-data.ts'

const Schema = z.record(z.string(), z.object({ columns: z.record(z.string(), z.string()) }))
const file = join(import.meta.dirname, '..', '..', '..', 'database', 'schema', 'expected-schema.json')
const schema = Schema.parse(JSON.parse(readFileSync(file, 'utf8')))
const advice = 'say in held-data-data.ts what becomes of it when the data of a platform is too old, and remove it there'

test('each table has a rule for the age of its data', () => {
  expect([...Object.keys(heldData), ...Object.keys(otherTables)].toSorted(), advice).toEqual(
    Object.keys(schema).toSorted(),
  )
})

test.each(Object.keys(heldData))('each column of %s has a rule for the age of its data', (table) => {
  const columns = Object.keys(schema[table]?.columns ?? {}).toSorted()
  expect(Object.keys(heldData[table]?.columns ?? {}).toSorted(), advice).toEqual(columns)
})

test('no other table names a creator or has figures of one', () => {
  const telling = new Set<string>([
    ...agedFields,
    'views',
    'likes',
    'comments',
    'creator_id',
    'creator_ids',
    'channel_id',
  ])
  // Names that other things have too.
  for (const name of ['email', 'description', 'url', 'language', 'title']) telling.delete(name)
  const found = Object.keys(otherTables).flatMap((table) =>
    Object.keys(schema[table]?.columns ?? {}).flatMap((column) => (telling.has(column) ? [`${table}.${column}`] : [])),
  )
  expect(found, advice).toEqual([])
})

test('each value whose age is kept has a column of the same name', () => {
  const columns = schema.creators?.columns ?? {}
  expect(agedFields.filter((field) => field !== 'posts' && !(field in columns))).toEqual([])
  expect(columns.platform_hours).toContain(`ARRAY[${agedFields.length}]`)
  for (const [index] of agedFields.entries()) expect(columns.platform_since).toContain(`platform_hours[${index + 1}]`)
})
