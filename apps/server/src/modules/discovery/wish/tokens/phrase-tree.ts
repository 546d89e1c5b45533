import { splitText, type TextToken } from './split-text.ts'
import { listForms } from './word-forms.ts'

interface Phrase<Meaning> {
  readonly meaning: Meaning
  /** Its words with their accents. */
  readonly words: readonly string[]
}

interface Node<Meaning> {
  /** Phrases that differ by accents only. */
  readonly phrases: Phrase<Meaning>[]
  readonly next: Map<string, Node<Meaning>>
  /** Children by the beginning of a word. */
  readonly begin: Map<string, Node<Meaning>>
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
   * Adds a phrase; "*" marks a word as the beginning of longer ones. The first meaning of a phrase takes precedence.
   */
  add(phrase: string, meaning: Meaning): void
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

export function createPhraseTree<Meaning>(fits: Fits<Meaning> = () => true): PhraseTree<Meaning> {
  const root = createNode<Meaning>()
  return {
    add: (phrase, meaning) => addPhrase(root, phrase, meaning),
    find(tokens, start, language) {
      let best: { meaning: Meaning; length: number } | undefined
      for (const { phrases, end } of listFound(root, { tokens, start, language })) {
        if (end <= start + (best?.length ?? 0)) continue
        const isMeant = ({ words }: Phrase<Meaning>) => language !== 'vi' || isSpelled(words, tokens, start)
        const meaning = phrases.find(isMeant)?.meaning
        if (meaning !== undefined && fits(meaning, { tokens, start, end })) best = { meaning, length: end - start }
      }
      return best
    },
  }
}

function createNode<Meaning>(): Node<Meaning> {
  return { phrases: [], next: new Map(), begin: new Map() }
}

function addPhrase<Meaning>(root: Node<Meaning>, phrase: string, meaning: Meaning): void {
  let node = root
  const words: string[] = []
  for (const { text, raw, end } of splitText(phrase)) {
    const children = phrase[end] === '*' ? node.begin : node.next
    const child = children.get(text) ?? createNode<Meaning>()
    children.set(text, child)
    words.push(spell(raw))
    node = child
  }
  if (node !== root) node.phrases.push({ meaning, words })
}

const spell = (raw: string): string => raw.normalize('NFC').toLowerCase()

/**
 * Whether tokens have the accents of a phrase. Vietnamese words differ by them alone: "bộ" is a set, "bỏ" leaves out.
 * Texts without any are not known to be Vietnamese.
 */
function isSpelled(words: readonly string[], tokens: readonly TextToken[], start: number): boolean {
  return words.every((word, place) => spell(tokens[start + place]?.raw ?? '').startsWith(word))
}

interface Search {
  readonly tokens: readonly TextToken[]
  readonly start: number
  readonly language: string
}

/** Yields the phrases below a node that start at a token, and where they end. */
function* listFound<Meaning>(
  node: Node<Meaning>,
  { tokens, start, language }: Search,
): Generator<{ readonly phrases: readonly Phrase<Meaning>[]; readonly end: number }> {
  if (node.phrases.length > 0) yield { phrases: node.phrases, end: start }
  const token = tokens[start]
  if (token === undefined || token.type === 'quoted' || token.type === 'address') return
  for (const form of listForms(token.text, language)) {
    for (const child of listChildren(node, form)) yield* listFound(child, { tokens, start: start + 1, language })
  }
}

const longestBeginning = 24

/** Lists the children of a node for a word: the exact word, then its beginnings, longest first. */
function listChildren<Meaning>({ next, begin }: Node<Meaning>, word: string): Node<Meaning>[] {
  const exact = next.get(word)
  const found = exact ? [exact] : []
  if (begin.size > 0) {
    for (let length = Math.min(word.length, longestBeginning); length > 0; length--) {
      const child = begin.get(word.slice(0, length))
      if (child) found.push(child)
    }
  }
  return found
}
