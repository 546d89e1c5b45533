import { describe, expect, test } from 'vitest'
import { toMessageKey } from '../src/lib/language/message-key.ts'
import { hasValues, listValues } from './compile-message.ts'
import { collectEnglish, compileCatalogue, makePseudoLanguage, readLocales, type Sections } from './locales.ts'

const english = collectEnglish()
const hint = 'Run `npm run texts --workspace @troupe/web`, and translate what is empty in the file.'

/** All texts with the file they stand in, as `file: text`. */
const listTexts = (sections: Sections) =>
  Object.entries(sections).flatMap(([path, section]) => Object.keys(section).map((name) => `${path}: ${name}`))

describe.each([...readLocales(), makePseudoLanguage(english)])('the texts in $code', ({ texts, ...language }) => {
  test('are those of the source, no more and no fewer', () => {
    const [expected, actual] = [listTexts(english), listTexts(texts)]
    expect(
      expected.filter((text) => !actual.includes(text)),
      hint,
    ).toEqual([])
    expect(
      actual.filter((text) => !expected.includes(text)),
      hint,
    ).toEqual([])
  })

  test('are all translated, with the values of the English text', () => {
    const wrong = Object.entries(english).flatMap(([path, section]) =>
      Object.entries(section).flatMap(([name, message]) => {
        const translation = texts[path]?.[name] ?? ''
        if (translation === '') return [`${path}: ${name}: not translated`]
        const [wanted, given] = [listValues(message), listValues(translation)]
        return `${wanted}` === `${given}` ? [] : [`${path}: ${name}: values are ${wanted}, not ${given}`]
      }),
    )
    expect(wrong, hint).toEqual([])
  })

  test('are the same wherever the same English text is shown', () => {
    const translations = new Map<string, Set<string>>()
    for (const [name, translation] of Object.values(texts).flatMap((section) => Object.entries(section))) {
      translations.set(name, (translations.get(name) ?? new Set()).add(translation))
    }
    const divided = [...translations].filter(([, all]) => all.size > 1).map(([name, all]) => [name, ...all])
    expect(divided, 'Give one of them a context: textAs().').toEqual([])
  })

  test('are compiled, each in one part', () => {
    const [landing, app] = [
      compileCatalogue({ ...language, texts }, 'landing'),
      compileCatalogue({ ...language, texts }, 'app'),
    ]
    expect(Object.keys(landing)).toContain(toMessageKey('Start Discovering'))
    expect(Object.keys(app)).toContain(toMessageKey('Discover KOLs'))
    expect(Object.keys(landing)).not.toContain(toMessageKey('Discover KOLs'))
    expect(Object.values(landing).filter((text) => typeof text === 'string' && hasValues(text))).toEqual([])
  })
})
