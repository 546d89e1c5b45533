import {
  ConfirmableField,
  type CreatorField,
  creatorFields,
  recordFields,
  shownCreatorFields,
  sourceFields,
} from '@troupe/contract/creators'
import { importFields } from '@troupe/contract/discover/creator-imports'
import { describe, expect, test } from 'vitest'
import { getExpectedSchema } from '../../../database/schema/expected-schema.ts'
import { creatorColumns } from '../export/creator-columns.ts'
import { readableFields, readCell } from '../import/cells/cell-readers.ts'
import { findField } from '../import/column-names.ts'

const schema = getExpectedSchema({ embedded: true })

/** Columns that are not fields of a creator, with the reason why they are not shown, exported or confirmed. */
const internalColumns = {
  has_usable_email: 'derived from the address by the database',
  profile_read_at: 'when to read again',
  platform_hours: 'how old the values of platforms are',
  platform_since: 'when the oldest of them was given',
  name_key: 'made of name and handle for the search',
  terms: 'made of the texts for the search',
  index_text: 'made of the texts for the search',
  term_count: 'made of the texts for the search',
  content_hash: 'made of the texts for the search',
  search_version: 'version of what made the search columns',
  embedding: 'made of the texts for the search',
  embedding_hash: 'made of the texts for the search',
  embedding_model: 'made of the texts for the search',
  created_at: 'when the row was made',
  updated_at: 'when the row was changed',
}

const sqlTypes = {
  text: /^text\b/,
  texts: /^text\[\]/,
  flag: /^boolean/,
  count: /^bigint/,
  number: /^double precision/,
  moment: /^timestamp with time zone/,
}

const fields = Object.entries(creatorFields)

describe('the fields of a creator', () => {
  test('are the columns of the table without the internal ones', () => {
    const columns = Object.keys(schema.creators?.columns ?? {})
    expect(columns.toSorted()).toEqual([...Object.keys(creatorFields), ...Object.keys(internalColumns)].toSorted())
  })

  test.each(fields)('%s has the SQL type of its column', (name, { type }) => {
    expect(schema.creators?.columns[name]).toMatch(sqlTypes[type])
  })

  test('are each shown, or have a reason not to be', () => {
    const hidden = fields.flatMap(([name, facts]) => ('notShown' in facts ? [name] : []))
    expect([...shownCreatorFields, ...hidden].toSorted()).toEqual(Object.keys(creatorFields).toSorted())
  })

  test('are each given from outside, or have a reason not to be', () => {
    const own = fields.flatMap(([name, facts]) => ('notImported' in facts ? [name] : []))
    expect([...recordFields, ...own].toSorted()).toEqual(Object.keys(creatorFields).toSorted())
  })

  test('are each exported under a header of their own, or have a reason not to be', () => {
    const left = fields.filter(([, { exported }]) => typeof exported === 'string')
    expect(new Set(creatorColumns.map(({ header }) => header)).size).toBe(fields.length - left.length)
  })

  test('are each imported by their own name', () => {
    expect(importFields.map((field) => findField(field))).toEqual([...importFields])
    const bySource: readonly CreatorField[] = Object.values(sourceFields)
    const others = importFields.filter((field) => field !== 'engagement_fraction')
    expect([...others, ...bySource].toSorted()).toEqual(recordFields.toSorted())
  })

  test('are shown where a creator can confirm them', () => {
    for (const field of ConfirmableField.options) expect(shownCreatorFields).toContain(field)
  })

  test.each(readableFields.filter((field) => creatorFields[field].type !== 'text'))(
    'a cell of %s with something else is left out',
    (field) => {
      expect(readCell(field, '\u0007?')).toBeUndefined()
    },
  )
})

describe('the erasure of a creator', () => {
  test('reaches every table that names creators', () => {
    const references = Object.values(schema).flatMap(({ constraints }) =>
      Object.values(constraints).filter((constraint) => /REFERENCES (creators|channels)\(id\)/.test(constraint)),
    )
    expect(references.length).toBeGreaterThan(5)
    for (const reference of references) expect(reference).toMatch(/ON DELETE (CASCADE|SET NULL)$/)
  })
})
