import { describe, expect, it } from 'vitest'
import { compareSchemas } from './compare-schemas.ts'
import { getExpectedSchema } from './expected-schema.ts'
import type { Schema, Table } from './schema.ts'
import { forgiveVectorChange } from './vector-schema.ts'

const expected = getExpectedSchema({ embedded: false })

function findDifferences(change: (creators: Table) => void): readonly string[] {
  const actual: Schema = structuredClone(expected)
  if (actual.creators) change(actual.creators)
  return compareSchemas(expected, forgiveVectorChange(expected, actual)).differences
}

describe('a schema after a change of the embedding model', () => {
  it.each(['halfvec(1)', 'halfvec(1024)', 'halfvec(2000)'])('may have vectors of the type %s', (type) => {
    const differences = findDifferences(({ columns }) => {
      columns.embedding = type
    })
    expect(differences).toEqual([])
  })

  it.each(['halfvec', 'halfvec(0)', 'halfvec(2001)', 'vector(1024)', 'halfvec(1024) not null', 'text'])(
    'has no vectors of the type %s',
    (type) => {
      const differences = findDifferences(({ columns }) => {
        columns.embedding = type
      })
      expect(differences).toEqual([`table creators, column embedding: ${type}, expected halfvec(512)`])
    },
  )

  it('needs a column for vectors', () => {
    const differences = findDifferences(({ columns }) => {
      delete columns.embedding
    })
    expect(differences).toEqual(['table creators lacks the column embedding: halfvec(512)'])
  })

  it('may lack the vector index, or have it half built', () => {
    const missing = findDifferences(({ indexes }) => {
      delete indexes.creators_meaning
    })
    const halfBuilt = findDifferences(({ indexes }) => {
      indexes.creators_meaning += ' (not valid)'
    })
    expect([missing, halfBuilt]).toEqual([[], []])
  })

  it('needs every other index, and the vector index over nothing else', () => {
    const differences = findDifferences(({ indexes }) => {
      delete indexes.creators_handle
      indexes.creators_region += ' (not valid)'
      indexes.creators_meaning = 'hnsw (embedding halfvec_l2_ops)'
    })
    expect(differences.toSorted()).toEqual([
      'table creators lacks the index creators_handle: btree (platform, lower(handle))',
      'table creators, index creators_meaning: hnsw (embedding halfvec_l2_ops), expected hnsw (embedding halfvec_ip_ops)',
      'table creators, index creators_region: btree (region, platform, verified) (not valid), expected btree (region, platform, verified)',
    ])
  })
})
