import { describe, expect, test } from 'vitest'
import { joinIndexForms, toIndexTerm } from '../analysis/index-text.ts'
import { parseSearchQuery } from '../analysis/query.ts'
import { hasAnswer } from './has-answer.ts'
import type { SearchCandidate } from './search-candidate.ts'

const buildCandidate = (terms: readonly string[], given: Partial<SearchCandidate> = {}) => ({
  indexText: joinIndexForms(terms.map(toIndexTerm)),
  similarity: null,
  nameSimilarity: 0,
  categories: [],
  ...given,
})

const isAnswered = (text: string, candidate: ReturnType<typeof buildCandidate>, nearFrom?: number) =>
  hasAnswer([candidate], parseSearchQuery(text), nearFrom === undefined ? undefined : { nearFrom })

describe('a query has an answer', () => {
  test('if a creator has a third of its words', () => {
    expect(isAnswered('vegan cakes', buildCandidate(['vegan']))).toBe(true)
    expect(isAnswered('elevator shaft law', buildCandidate(['law']))).toBe(true)
    expect(isAnswered('elevator shaft inspection law', buildCandidate(['law']))).toBe(false)
    expect(isAnswered('blorptastic', buildCandidate(['vegan']))).toBe(false)
  })

  test('if a creator has a third of the terms of its glosses', () => {
    expect(isAnswered('tartas veganas', buildCandidate(['vegan']))).toBe(true)
    expect(isAnswered('tartas veganas', buildCandidate(['golf']))).toBe(false)
  })

  test('if a creator is nearer in meaning than chance', () => {
    const near = buildCandidate([], { similarity: 0.7 })
    expect([isAnswered('zero waste', near, 0.6), isAnswered('zero waste', near, 0.8)]).toEqual([true, false])
    expect(isAnswered('zero waste', near)).toBe(false)
    expect(isAnswered('zero waste', buildCandidate([]), 0.6)).toBe(false)
  })

  test('if a creator has its topic or a similar name', () => {
    expect(isAnswered('vegan', buildCandidate([], { categories: ['vegan_vegetarian'] }))).toBe(true)
    expect(isAnswered('vegan', buildCandidate([], { categories: ['golf'] }))).toBe(false)
    expect(isAnswered('blorp', buildCandidate([], { nameSimilarity: 0.7 }))).toBe(true)
  })

  test('if it asks for nothing, and never if there are no creators', () => {
    expect(hasAnswer([], parseSearchQuery(''), undefined)).toBe(true)
    expect(hasAnswer([], parseSearchQuery('vegan'), undefined)).toBe(false)
    expect(isAnswered('!!!', buildCandidate(['vegan']))).toBe(false)
  })
})
