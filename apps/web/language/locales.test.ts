import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { toMessageKey } from '../src/lib/language/message-key.ts'
import { findSaidMessages } from './browser-messages.ts'
import { hasValues, listValues } from './compile-message.ts'
import { isShownToCreators } from './creator-texts.ts'
import {
  collectEnglish,
  compileCatalogue,
  makePseudoLanguage,
  readCreatorLocales,
  readInterfaceLocales,
  readLocales,
  type Sections,
} from './locales.ts'

const english = collectEnglish()
const englishOf = { interface: english, creators: collectEnglish('creators') }
const hint = 'Run `npm run texts --workspace @troupe/web`, and translate what is empty in the file.'

/** All texts with the file they stand in, as `file: text`. */
const listTexts = (sections: Sections) =>
  Object.entries(sections).flatMap(([path, section]) => Object.keys(section).map((name) => `${path}: ${name}`))

describe.each([...readLocales(), makePseudoLanguage(english)])('the texts in $code', ({ texts, scope }) => {
  test('are those of the source, or of what creators see, no more and no fewer', () => {
    const [expected, actual] = [listTexts(englishOf[scope]), listTexts(texts)]
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
    const wrong = Object.entries(englishOf[scope]).flatMap(([path, section]) =>
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
})

describe.each([...readInterfaceLocales(), makePseudoLanguage(english)])('the catalogue of $code', (language) => {
  test('has each text in one part', () => {
    const [landing, app] = [compileCatalogue(language, 'landing'), compileCatalogue(language, 'app')]
    expect(Object.keys(landing)).toContain(toMessageKey('Start Discovering'))
    expect(Object.keys(app)).toContain(toMessageKey('Discover KOLs'))
    expect(Object.keys(landing)).not.toContain(toMessageKey('Discover KOLs'))
    expect(Object.values(landing).filter((text) => typeof text === 'string' && hasValues(text))).toEqual([])
  })
})

const creatorCodes = readCreatorLocales().map(({ code }) => code)

test('creators see their pages in eight languages, most of which nobody else sees', () => {
  expect(creatorCodes).toEqual(['de', 'es', 'fr', 'ja', 'ko', 'pt'])
  expect(readInterfaceLocales().map(({ code }) => code)).toEqual(['zh-Hans'])
})

describe.each(readCreatorLocales())('the catalogue of $code', (language) => {
  test('is for pages of creators: what they can show is in it, from the frame to the errors, and nothing else', () => {
    const keys = Object.keys(compileCatalogue(language, 'creators'))
    for (const name of ['Register your channel', 'No more invitations?', 'Your page', 'You are unsubscribed']) {
      expect(keys).toContain(toMessageKey(name))
    }
    for (const name of [
      'Loading',
      'Verify Your Email',
      'Baking',
      'Giveaways',
      'onboarding.url_required',
      'zod.too_big',
    ]) {
      expect(keys).toContain(toMessageKey(name))
    }
    for (const name of ['Start Discovering', 'Discover KOLs', 'Settings', 'signal.comments']) {
      expect(keys).not.toContain(toMessageKey(name))
    }
  })
})

test('every message that the schemas of these pages say is among those that they can show', () => {
  const schemas = ['onboarding.ts', 'own-channel.ts', 'account/email-verification.ts', 'mail/email-address.ts']
  const folder = join(import.meta.dirname, '../../../packages/contract/src')
  const said = schemas.flatMap((path) => Object.keys(findSaidMessages(readFileSync(join(folder, path), 'utf8'))))
  expect(said).toContain('onboarding.url_invalid')
  expect(said.filter((key) => !isShownToCreators(key))).toEqual([])
})
