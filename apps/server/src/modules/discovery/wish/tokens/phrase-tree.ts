import { splitText, type TextToken } from './split-text.ts'
import { listForms } from './word-forms.ts'

interface Phrase<Meaning> {
  readonly meaning: Meaning
  /** Its words with their accents; undefined if they have none. */
  readonly spelled: readonly string[] | undefined
}

/** Most nodes are without children: maps for all would take twice the memory. */
interface Node<Meaning> {
  /** Phrases that differ by accents only. */
  phrases?: Phrase<Meaning>[]
  next?: Map<string, Node<Meaning>>
  /** Children by the beginning of a word. */
  begin?: Map<string, Node<Meaning>>
}

/** Tokens of a text from `start` up to, but not including, `end`. */
export interface PhrasePlace {
  readonly tokens: readonly TextToken[]
  readonly start: number
  readonly end: number
}

/** Whether a phrase has its meaning at the place where it was found. */
type Fits<Meaning> = (meaning: Meaning, place: PhrasePlace) => boolean

/** Phrases by their words, each with a meaning. */
export interface PhraseTree<Meaning> {
  /**
   * Finds the longest phrase that starts at a token, and its number of tokens.
   * @param language the language of the text, whose endings words may have.
   */
  find(
    tokens: readonly TextToken[],
    start: number,
    language: string,
  ): { readonly meaning: Meaning; readonly length: number } | undefined
}

/**
 * Creates a tree of phrases when it is needed first, since those of all languages take half a second.
 * @param phrases "*" marks a word as the beginning of longer ones. The first meaning of a phrase takes precedence.
 */
export function createPhraseTree<Meaning>(
  phrases: Iterable<readonly [phrase: string, meaning: Meaning]>,
  fits: Fits<Meaning> = () => true,
): PhraseTree<Meaning> {
  let root: Node<Meaning> | undefined
  return {
    find(tokens, start, language) {
      root ??= createRoot(phrases)
      let best: { meaning: Meaning; length: number } | undefined
      for (const { phrases, words, end } of listFound(root, [], { tokens, start, language })) {
        if (end <= start + (best?.length ?? 0)) continue
        const isMeant = ({ spelled = words }: Phrase<Meaning>) =>
          language === 'vi' ? isSpelled(spelled, tokens, start) : hasTildes(spelled, tokens, start)
        const meaning = phrases.find(isMeant)?.meaning
        if (meaning !== undefined && fits(meaning, { tokens, start, end })) best = { meaning, length: end - start }
      }
      return best
    },
  }
}

function createRoot<Meaning>(phrases: Iterable<readonly [phrase: string, meaning: Meaning]>): Node<Meaning> {
  const root: Node<Meaning> = {}
  const split = createPhraseSplitter()
  for (const [phrase, meaning] of phrases) addPhrase(root, split(phrase), meaning)
  return root
}

interface PhraseWord {
  /** Lower case without accents. */
  readonly text: string
  /** Lower case with accents. */
  readonly spelled: string
  readonly isBeginning: boolean
}

/** Splits phrases, each of whose words is split once: words repeat, and it takes most of the time of making a tree. */
function createPhraseSplitter(): (phrase: string) => PhraseWord[] {
  const known = new Map<string, readonly PhraseWord[]>()
  const split = (part: string) => {
    const words = known.get(part) ?? splitPhrase(part)
    known.set(part, words)
    return words
  }
  return (phrase) => (hasContext.test(phrase) ? splitPhrase(phrase) : phrase.split(' ').flatMap(split))
}

/** Signs that may join words on both sides of a blank. */
const hasContext = /[\p{N}\p{P}\p{S}](?<!\*)/u

const splitPhrase = (phrase: string): PhraseWord[] =>
  splitText(phrase).map(({ text, raw, end }) => ({ text, spelled: spell(raw), isBeginning: phrase[end] === '*' }))

function addPhrase<Meaning>(root: Node<Meaning>, words: readonly PhraseWord[], meaning: Meaning): void {
  if (words.length === 0) return
  let node = root
  for (const { text, isBeginning } of words) {
    const place = isBeginning ? 'begin' : 'next'
    const children: Map<string, Node<Meaning>> = node[place] ?? new Map()
    const child = children.get(text) ?? {}
    node[place] = children.set(text, child)
    node = child
  }
  const isPlain = words.every(({ text, spelled }) => text === spelled)
  const phrase = { meaning, spelled: isPlain ? undefined : words.map(({ spelled }) => spelled) }
  node.phrases = [...(node.phrases ?? []), phrase]
}

const spell = (raw: string): string => raw.normalize('NFC').toLowerCase()

/**
 * Whether tokens have the accents of a phrase. Vietnamese words differ by them alone: "bộ" is a set, "bỏ" leaves out.
 * Texts without any are not known to be Vietnamese.
 */
function isSpelled(words: readonly string[], tokens: readonly TextToken[], start: number): boolean {
  return words.every((word, place) => spell(tokens[start + place]?.raw ?? '').startsWith(word))
}

/** Whether a phrase has each tilde of the tokens: "uñas" (nails) is no "unas" (some). */
function hasTildes(words: readonly string[], tokens: readonly TextToken[], start: number): boolean {
  return words.every((word, place) => word.includes('ñ') || !tokens[start + place]?.raw.includes('ñ'))
}

interface Search {
  readonly tokens: readonly TextToken[]
  readonly start: number
  readonly language: string
}

/** Yields the phrases below a node that start at a token, the words by which they were found, and where they end. */
function* listFound<Meaning>(
  node: Node<Meaning>,
  words: readonly string[],
  { tokens, start, language }: Search,
): Generator<{
  readonly phrases: readonly Phrase<Meaning>[]
  readonly words: readonly string[]
  readonly end: number
}> {
  if (node.phrases) yield { phrases: node.phrases, words, end: start }
  const token = tokens[start]
  if (token === undefined || token.type === 'quoted' || token.type === 'address') return
  for (const form of listForms(token.text, language)) {
    for (const { word, child } of listChildren(node, form)) {
      yield* listFound(child, [...words, word], { tokens, start: start + 1, language })
    }
  }
}

const longestBeginning = 24

/** Lists the children of a node for a word: the exact word, then its beginnings, longest first. */
function listChildren<Meaning>({ next, begin }: Node<Meaning>, word: string) {
  const exact = next?.get(word)
  const found = exact ? [{ word, child: exact }] : []
  if (begin) {
    for (let length = Math.min(word.length, longestBeginning); length > 0; length--) {
      const beginning = word.slice(0, length)
      const child = begin.get(beginning)
      if (child) found.push({ word: beginning, child })
    }
  }
  return found
}
