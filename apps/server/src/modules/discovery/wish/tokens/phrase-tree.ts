import { splitText, type TextToken } from './split-text.ts'
import { listForms } from './word-forms.ts'

interface Node<Meaning> {
  meaning: Meaning | undefined
  readonly next: Map<string, Node<Meaning>>
  /** By the beginning of a word. */
  readonly begin: Map<string, Node<Meaning>>
}

/** Phrases by their words, each with a meaning. */
export interface PhraseTree<Meaning> {
  /** A phrase as people write it; "*" ends a word that may go on. Where a phrase has two meanings the first holds. */
  add(phrase: string, meaning: Meaning): void
  /**
   * The longest phrase from a token on, and its number of tokens.
   * @param language that of the text, whose endings words may have.
   */
  find(
    tokens: readonly TextToken[],
    start: number,
    language: string,
  ): { readonly meaning: Meaning; readonly length: number } | undefined
}

export function createPhraseTree<Meaning>(): PhraseTree<Meaning> {
  const root = createNode<Meaning>()
  return {
    add: (phrase, meaning) => addPhrase(root, phrase, meaning),
    find: (tokens, start, language) => findLongest(root, tokens, start, language),
  }
}

function createNode<Meaning>(): Node<Meaning> {
  return { meaning: undefined, next: new Map(), begin: new Map() }
}

function addPhrase<Meaning>(root: Node<Meaning>, phrase: string, meaning: Meaning): void {
  let node = root
  for (const { text, end } of splitText(phrase)) {
    const children = phrase[end] === '*' ? node.begin : node.next
    const child = children.get(text) ?? createNode<Meaning>()
    children.set(text, child)
    node = child
  }
  if (node !== root) node.meaning ??= meaning
}

function findLongest<Meaning>(root: Node<Meaning>, tokens: readonly TextToken[], start: number, language: string) {
  let best: { meaning: Meaning; length: number } | undefined
  const walk = (node: Node<Meaning>, place: number) => {
    if (node.meaning !== undefined && place > start + (best?.length ?? 0)) {
      best = { meaning: node.meaning, length: place - start }
    }
    const token = tokens[place]
    if (token === undefined || token.type === 'quoted' || token.type === 'address') return
    for (const form of listForms(token.text, language)) {
      for (const child of listChildren(node, form)) walk(child, place + 1)
    }
  }
  walk(root, start)
  return best
}

const longestBeginning = 24

/** The exact word, then beginnings of it, the longest first. */
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
