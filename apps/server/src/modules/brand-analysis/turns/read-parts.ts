import { chooseLexicons } from '../../discovery/wish/tokens/choose-lexicons.ts'
import { correctTypos } from '../../discovery/wish/tokens/correct-typos.ts'
import { createPhraseTree, type PhraseTree } from '../../discovery/wish/tokens/phrase-tree.ts'
import { type Item, readItems } from '../../discovery/wish/tokens/read-items.ts'
import { splitText, type TextToken } from '../../discovery/wish/tokens/split-text.ts'
import { type Cue, type CueWords, cues } from './words/cues.ts'
import { easternCues } from './words/eastern-data.ts'
import { english } from './words/english-data.ts'
import { listSpokenOf } from './words/list-spoken-of.ts'
import { westernCues } from './words/western-data.ts'

/** A part of a message with its meanings for a search and for the conversation. */
export interface Part {
  readonly item: Item
  readonly cue: Cue | undefined
  /** The cue in an ending of the word, such as "도" in "고양이도". */
  readonly ending: Cue | undefined
}

interface Language {
  readonly language: string
  readonly tree: PhraseTree<Cue>
  readonly endings: readonly (readonly [string, Cue])[]
}

function createLanguage(words: CueWords): Language {
  const { language, endings = [] } = words
  const tree = createPhraseTree(listPhrases(words))
  return { language, tree, endings: endings.map(([ending, name]) => [ending, cues[name]]) }
}

function* listPhrases(words: CueWords): Generator<readonly [string, Cue]> {
  const join = words.elided === undefined ? undefined : createJoin(words.elided)
  for (const [phrase, cue] of listCues(words)) {
    yield [phrase, cue]
    const joined = join?.(phrase) ?? phrase
    if (joined !== phrase) yield [joined, cue]
  }
}

function* listCues({ language, phrases }: CueWords): Generator<readonly [string, Cue]> {
  for (const { phrase, name } of listSpokenOf(language)) yield [phrase, cues[name]]
  for (const [name, texts] of Object.entries(phrases)) {
    if (isCueName(name)) for (const phrase of texts.split(', ')) yield [phrase, cues[name]]
  }
}

/** Joins elided words, which lose their apostrophe, with the next: "d accord" becomes "daccord". */
function createJoin(elided: string): (phrase: string) => string {
  const pattern = new RegExp(`(^| )(${elided.replaceAll(', ', '|')}) (?=[aeiouyhàâéèêô])`, 'g')
  return (phrase) => phrase.replaceAll(pattern, '$1$2')
}

const isCueName = (name: string): name is keyof typeof cues => Object.hasOwn(cues, name)

const englishLanguage = createLanguage(english)
const eastern = easternCues.map(createLanguage)
const western = westernCues.map(createLanguage)

/** Splits a message into parts, by the longest phrases of its language and of English. */
export function readParts(text: string): Part[] {
  const tokens = correctEnglish(text)
  const own = chooseLanguage(text, tokens)
  const items = new Map(
    readItems(text)
      .flatMap(takeApart)
      .map((item) => [item.start, item]),
  )
  const parts: Part[] = []
  for (let place = 0; place < tokens.length; ) {
    const token = tokens[place]
    if (!token) break
    const found = findCue(own, tokens, place) ?? findForeignCue(tokens, place, items)
    const isPart = token.isHyphened && isPartOfWord(items.get(token.start), found, parts.at(-1))
    const [item, cue] = isPart ? [] : [items.get(token.start), found]
    const isWeak = cue !== undefined && item !== undefined && yields(item, cue.meaning, tokens, place)
    const itemLength = item && !isWeak ? countTokens(item, tokens, place) : 0
    const length = Math.max(1, itemLength, cue?.length ?? 0)
    const isWhole = item !== undefined && countTokens(item, tokens, place) === length
    const isCue = cue !== undefined && cue.length >= itemLength
    parts.push({
      item: isWhole && !(isWeak && isAround(item)) ? item : makeItem(text, tokens, place, length),
      cue: isCue ? cue.meaning : undefined,
      ending: findEnding(own, tokens[place + length - 1]),
    })
    place += length
  }
  return parts
}

/** Takes "only German" apart: a language in a search text, in a conversation the creators of a country. */
function takeApart(item: Item): readonly Item[] {
  if (item.kind !== 'language') return [item]
  const tokens = splitText(item.raw)
  for (const { start } of [tokens[1], tokens.at(-1)].filter((token) => token !== undefined)) {
    const [first, second, ...others] = [
      ...readItems(item.raw.slice(0, start).trimEnd()),
      ...readItems(item.raw.slice(start)).map((part) => ({
        ...part,
        start: part.start + start,
        end: part.end + start,
      })),
    ].map((part) => ({ ...part, start: part.start + item.start, end: part.end + item.start }))
    const kinds = [first?.kind, second?.kind]
    if (first && second && others.length === 0 && kinds.includes('only') && kinds.includes('place'))
      return [first, second]
  }
  return [item]
}

const endKinds: ReadonlySet<Item['kind']> = new Set(['word', 'filler', 'in', 'bound', 'posted', 'like'])

/** Whether a cue after a hyphen is only the end of a word, as in "plant-based", and not in "US-based". */
function isPartOfWord(
  item: Item | undefined,
  found: { meaning: Cue; length: number } | undefined,
  before: Part | undefined,
): boolean {
  if (found && (found.length > 1 || found.meaning.role === 'polarity')) return false
  if (item && !endKinds.has(item.kind)) return false
  return before !== undefined && before.cue === undefined && before.item.kind === 'word'
}

/**
 * Whether an item gives way to a cue: function words of a search text may mean more in a conversation ("any country",
 * "and more"), unless a number is near.
 */
function yields(item: Item, cue: Cue, tokens: readonly TextToken[], place: number): boolean {
  if (item.kind !== 'bound') return item.kind === 'filler' || item.kind === 'like'
  const after = tokens[place + countTokens(item, tokens, place)]
  // "Over 50k about makeup" names a topic.
  if (isAround(item) && cue.role === 'polarity') return after?.type === 'word'
  const beside = [tokens[place - 1], tokens[place - 2], after]
  return !beside.some((token) => token !== undefined && (token.type === 'number' || token.type === 'sign'))
}

const isAround = (item: Item) => item.kind === 'bound' && item.bound === 'around'

const isAscii = (text: string) => /^[\p{ASCII}’]*$/u.test(text)

function countTokens(item: Item, tokens: readonly TextToken[], place: number): number {
  let length = 0
  while ((tokens[place + length]?.end ?? Number.POSITIVE_INFINITY) <= item.end) length++
  return length
}

function correctEnglish(text: string): readonly TextToken[] {
  const written = splitText(text)
  return isAscii(text) ? correctTypos(written) : written
}

function findCue(own: Language, tokens: readonly TextToken[], place: number) {
  const found = own.tree.find(tokens, place, own.language)
  if (own === englishLanguage) return found
  const other = englishLanguage.tree.find(tokens, place, 'en')
  return other && other.length > (found?.length ?? 0) && isLatin(tokens[place]) !== western.includes(own)
    ? other
    : (found ?? (tokens[place]?.text.length === 1 ? undefined : other))
}

/**
 * Finds "only", "also" or "not" in another language than that of the message, before a name: "nur Germany, Austria and
 * Switzerland". Elsewhere such words may be a topic: "solo travel".
 */
function findForeignCue(tokens: readonly TextToken[], place: number, items: ReadonlyMap<number, Item>) {
  if (items.get(tokens[place]?.start ?? -1)?.kind !== 'word') return undefined
  for (const { tree, language } of western) {
    const found = tree.find(tokens, place, language)
    const next = found && items.get(tokens[place + found.length]?.start ?? -1)
    const isBeforeName = next?.kind === 'place' || next?.kind === 'platform'
    if (isBeforeName && found?.meaning.role === 'polarity' && found.meaning.where === 'before') return found
  }
  return undefined
}

const isLatin = (token: TextToken | undefined) => /^\p{Script=Latin}/u.test(token?.raw ?? '')

/** Chooses the language by script, else the one that knows most of the words; ties go to English. */
function chooseLanguage(text: string, tokens: readonly TextToken[]): Language {
  const byScript = chooseLexicons(text, tokens)[0]?.language
  const found = eastern.find(({ language }) => language === byScript)
  if (found && !/^[\p{Script=Latin}\P{L}]*$/u.test(text)) return found
  let best = { language: englishLanguage, known: countKnown(englishLanguage, tokens) + (isAscii(text) ? 0.1 : -0.5) }
  for (const language of western) {
    const known = countKnown(language, tokens) + (language.language === byScript ? 0.6 : 0)
    if (known > best.known) best = { language, known }
  }
  return best.language
}

function countKnown({ tree, language }: Language, tokens: readonly TextToken[]): number {
  let known = 0
  for (let place = 0; place < tokens.length; ) {
    const length = tree.find(tokens, place, language)?.length
    known += length === undefined ? 0 : length + (length - 1) / 4
    place += length ?? 1
  }
  return known
}

function findEnding({ endings }: Language, token: TextToken | undefined): Cue | undefined {
  const found = endings.find(([ending]) => token !== undefined && token.text.length > 1 && token.raw.endsWith(ending))
  return found?.[1]
}

function makeItem(text: string, tokens: readonly TextToken[], place: number, length: number): Item {
  const [first, last] = [tokens[place], tokens[place + length - 1]]
  if (!first || !last) throw new RangeError('No token stands there')
  return { ...first, kind: 'word', end: last.end, raw: text.slice(first.start, last.end) }
}
