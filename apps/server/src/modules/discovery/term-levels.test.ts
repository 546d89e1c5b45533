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
  ] as const)('is ranked as PostgreSQL ranks it when it stands in %j', (fields, rank) => {
    expect(toTermRank(fields)).toBeCloseTo(rank, 4)
  })

  test('is told by a further term for each level it reaches', () => {
    expect(listLevels({ bake: ['A', 'B', 'C'] })).toEqual(['1~bake', '2~bake', '3~bake'])
    expect(listLevels({ bake: ['C'] })).toEqual([])
  })

  test('grows by what begins with it', () => {
    const levels = listLevels({ streetstyle: ['B'], stream: ['B'], street: ['B'] })
    expect(levels.filter((term) => term.endsWith('street'))).toEqual([
      '1~street',
      '2~street',
      '3~street',
      '4~street',
      '5~street',
    ])
  })

  test('does not grow by what begins with a word too short to tell', () => {
    expect(listLevels({ artist: ['B'], art: ['B'] })).toEqual(['1~art', '1~artist'])
  })
})
