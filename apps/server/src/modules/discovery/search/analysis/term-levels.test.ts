import { describe, expect, test } from 'vitest'
import { listLevelTerms, type TermField, toTermRank } from './term-levels.ts'

const listLevels = (fields: Record<string, TermField[]>) =>
  listLevelTerms(new Map(Object.entries(fields).map(([term, fields]) => [term, { fields }])))

describe('how much a text is about a term', () => {
  // Taken from PostgreSQL: select ts_rank('{0.1,0.5,0.8,1}', 'x:1A,2B,3C', 'x')
  test.each([
    [['C'], 0.303964],
    [['B'], 0.486342],
    [['A'], 0.607927],
    [['B', 'C'], 0.562333],
    [['A', 'B'], 0.729513],
    [['A', 'B', 'C'], 0.763287],
    [['C', 'A'], 0.911891],
  ] as const)('has the rank of PostgreSQL for a term in the fields %j', (fields, rank) => {
    expect(toTermRank(fields)).toBeCloseTo(rank, 4)
  })

  test('is stored as one further term for each level reached', () => {
    expect(listLevels({ bake: ['A', 'B', 'C'] })).toEqual(['1~bake', '2~bake', '3~bake'])
    expect(listLevels({ bake: ['C'] })).toEqual([])
  })

  test('increases with words that begin with the term', () => {
    const levels = listLevels({ streetstyle: ['B'], stream: ['B'], street: ['B'] })
    expect(levels.filter((term) => term.endsWith('street'))).toEqual([
      '1~street',
      '2~street',
      '3~street',
      '4~street',
      '5~street',
    ])
  })

  test('does not increase with words that begin with a very short term', () => {
    expect(listLevels({ artist: ['B'], art: ['B'] })).toEqual(['1~art', '1~artist'])
  })
})
