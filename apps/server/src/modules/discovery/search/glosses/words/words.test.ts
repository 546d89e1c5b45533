import { describe, expect, test } from 'vitest'
import { type GlossLanguage, glossLanguages } from '../tables/languages.ts'
import { listConceptWords } from './all-words.ts'
import { concepts } from './concepts-data.ts'

const known = new Set(concepts)
const scripts: Partial<Record<GlossLanguage, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
}
const latin = /^[\p{Script=Latin}\p{M}\p{N}\s'’.&+-]+$/u

test('concepts are named once', () => {
  expect(known.size).toBe(concepts.length)
})

describe.each(glossLanguages)('the words of %s', (language) => {
  const lines = listConceptWords(language)

  test('are those of known concepts, one line each', () => {
    expect(lines.filter(({ concept }) => !known.has(concept))).toEqual([])
    expect(new Set(lines.map(({ concept }) => concept)).size).toBe(lines.length)
    expect(lines.length).toBeGreaterThan(850)
  })

  test('stand once in a line and are lower-case', () => {
    const broken = lines.filter(
      ({ words }) => new Set(words).size < words.length || words.some((word) => !isNeat(word)),
    )
    expect(broken).toEqual([])
  })

  test('mean no more than two concepts', () => {
    const counts = new Map<string, string[]>()
    for (const { concept, words } of lines)
      for (const word of words) counts.set(word, [...(counts.get(word) ?? []), concept])
    expect([...counts].filter(([, meant]) => meant.length > 2)).toEqual([])
  })

  test('are in the script of the language, or few romanised ones', () => {
    const script = scripts[language]
    const words = lines.flatMap((line) => line.words)
    const foreign = words.filter((word) => (script ? !script.test(word) : !latin.test(word)))
    if (script) expect(foreign.length).toBeLessThan(words.length / 10)
    expect(foreign.filter((word) => !latin.test(word))).toEqual([])
  })
})

const isNeat = (word: string) => word !== '' && word === word.trim() && word === word.toLowerCase()
