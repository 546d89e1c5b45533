import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'
import type { GlossLanguage } from '../../apps/server/src/modules/discovery/search/glosses/tables/languages.ts'
import { isUnspaced } from '../../apps/server/src/modules/discovery/search/terms/search-terms.ts'

/** A word or phrase with its English gloss. */
export interface WordGloss {
  readonly word: string
  readonly gloss: string
}

const Annotations = z.object({
  annotations: z.object({
    annotations: z.record(z.string(), z.object({ default: z.array(z.string()).optional(), tts: z.array(z.string()) })),
  }),
})

const { resolve } = createRequire(import.meta.url)
const files: Partial<Record<GlossLanguage, readonly string[]>> = { zh: ['zh', 'zh-Hant'] }
const maxWords = 3
const minLetters = 4
/** Least share of common emoji among those of either word. */
const minOverlap = 0.7

interface Emoji {
  readonly name: string
  /** With the name. */
  readonly keywords: ReadonlySet<string>
}

function readEmoji(locale: string): Map<string, Emoji> {
  const file = resolve(`cldr-annotations-full/annotations/${locale}/annotations.json`)
  const { annotations } = Annotations.parse(JSON.parse(readFileSync(file, 'utf8'))).annotations
  return new Map(
    Object.entries(annotations).map(
      ([
        sign,
        {
          default: words = [],
          tts: [name = ''],
        },
      ]) => {
        const keywords = [name, ...words].map((word) => word.toLowerCase())
        return [sign, { name: name.toLowerCase(), keywords: new Set(keywords) }]
      },
    ),
  )
}

/** The emoji of each keyword. */
function invert(emoji: ReadonlyMap<string, Emoji>): Map<string, Set<string>> {
  const signs = new Map<string, Set<string>>()
  for (const [sign, { keywords }] of emoji) {
    for (const word of keywords) signs.set(word, (signs.get(word) ?? new Set()).add(sign))
  }
  return signs
}

const english = readEmoji('en')
const englishSigns = invert(english)

export function listEnglishKeywords(): string[] {
  return [...englishSigns.keys()]
}

/**
 * The keywords of a language with English ones: an emoji's name with its English name, and a keyword of several emoji
 * with the English keyword of mostly the same.
 */
export function listKeywordGlosses(language: GlossLanguage): WordGloss[] {
  return (files[language] ?? [language]).flatMap((locale) => {
    const emoji = readEmoji(locale)
    const names = [...emoji].map(([sign, { name }]) => ({ word: name, gloss: english.get(sign)?.name }))
    const keywords = [...invert(emoji)].map(([word, signs]) => ({ word, gloss: findGloss(signs) }))
    return [...names, ...keywords].flatMap(({ word, gloss }) =>
      gloss !== undefined && gloss !== word && isPlain(gloss) && isUsable(word, language) ? [{ word, gloss }] : [],
    )
  })
}

/** Names of signs, faces and gestures, which are no topics. */
const sign =
  /\b(?:face|arrows?|button|squares?|circles?|triangles?|diamonds?|lines?|marks?|signs?|symbols?|brackets?|operator|dash|dots?|clock|o'clock|thirty|input|parenthesis|quotation|suit|hand|hands|gesturing|tone|cat with|person|man|woman|people)\b/

const isPlain = (gloss: string) => /^[a-z][a-z '-]+$/.test(gloss) && !sign.test(gloss)

function isUsable(word: string, language: GlossLanguage): boolean {
  // Single signs of Chinese and Japanese are mostly parts of words or particles.
  const isShort = isUnspaced(word)
    ? (language === 'zh' || language === 'ja') && [...word].length < 2
    : word.length < minLetters
  return (
    /^[\p{L}\p{M}\s'-]+$/u.test(word) &&
    !isShort &&
    word.split(/\s+/).length <= (language === 'vi' ? maxWords + 2 : maxWords)
  )
}

function findGloss(signs: ReadonlySet<string>): string | undefined {
  if (signs.size < 2) return undefined
  const candidates = new Set([...signs].flatMap((sign) => [...(english.get(sign)?.keywords ?? [])]))
  const rated = [...candidates].map((word) => ({ word, overlap: compare(signs, englishSigns.get(word) ?? new Set()) }))
  const [best] = rated.toSorted((one, other) => other.overlap - one.overlap || one.word.length - other.word.length)
  return best && best.overlap >= minOverlap ? best.word : undefined
}

function compare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((sign) => other.has(sign)).length
  return common / (one.size + other.size - common)
}
