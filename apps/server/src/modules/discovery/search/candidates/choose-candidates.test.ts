import { expect, test } from 'vitest'
import { chooseCandidates, type LegHits } from './choose-candidates.ts'
import type { Hit } from './hit-repository.ts'

const nothing: LegHits = { hits: [], isCut: false }

const byWords = (
  hits: readonly [id: number, words: number, similarity?: number | null, topic?: number][],
  isCut = false,
) => ({
  hits: hits.map(([id, words, similarity = null, topic = 0]): Hit => ({ id, words, similarity, topic, part: '' })),
  isCut,
})

const byMeaning = (hits: readonly [id: number, similarity: number][], isCut = false): LegHits => ({
  hits: hits.map(([id, similarity]): Hit => ({ id, words: null, similarity, topic: 0, part: '' })),
  isCut,
})

test('what is good in words and in meaning is chosen before what is best in one of them', () => {
  const words = byWords([
    [1, 10],
    [2, 9],
  ])
  const meaning = byMeaning([
    [3, 0.8],
    [2, 0.7],
  ])
  expect(chooseCandidates({ words, meaning, average: 0 }, 2)).toEqual([2, 1])
})

test('similarities that the words know count where the meaning left the creator out', () => {
  const words = byWords([
    [1, 10, 0.1],
    [2, 9, 0.6],
  ])
  expect(chooseCandidates({ words, meaning: byMeaning([[3, 0.8]], true), average: 0 }, 1)).toEqual([2])
})

test('an unknown score is that of the last found if some were left out, else that of nothing', () => {
  const words = byWords([
    [1, 10],
    [2, 9],
  ])
  const meaning = byMeaning([
    [4, 0.9],
    [2, 0.5],
  ])
  expect(chooseCandidates({ words, meaning, average: 0.2 }, 1)).toEqual([2])
  expect(chooseCandidates({ words, meaning: { ...meaning, isCut: true }, average: 0.2 }, 1)).toEqual([1])
})

test('the topic of the query counts', () => {
  const words = byWords([
    [1, 10],
    [2, 9, null, 1],
  ])
  expect(chooseCandidates({ words, meaning: nothing, average: 0 }, 2)).toEqual([2, 1])
})

test('what the index of words left out has at most the words and the topic of the last found together', () => {
  const words = byWords(
    [
      [1, 10, 0.1, 1],
      [2, 3, 0.1, 1],
    ],
    true,
  )
  const withTopic: LegHits = { hits: [{ id: 3, words: null, similarity: 0.2, topic: 1, part: '' }], isCut: true }
  const without: LegHits = { hits: [{ id: 4, words: null, similarity: 0.2, topic: 0, part: '' }], isCut: true }
  const meaning: LegHits = { hits: [...withTopic.hits, ...without.hits], isCut: true }
  // The words and topic of both may score as high as those of the second creator, and both are nearer in meaning.
  expect(chooseCandidates({ words, meaning, average: 0 }, 4)).toEqual([1, 3, 4, 2])
})

test('creators that differ in nothing keep the order of the leg, each once', () => {
  const words = byWords([
    [5, 0],
    [3, 0],
    [4, 0],
  ])
  const meaning = byMeaning([
    [4, 0],
    [3, 0],
  ])
  expect(chooseCandidates({ words, meaning, average: 0 }, 10)).toEqual([5, 3, 4])
  expect(chooseCandidates({ words: nothing, meaning: nothing, average: 0 }, 10)).toEqual([])
})
