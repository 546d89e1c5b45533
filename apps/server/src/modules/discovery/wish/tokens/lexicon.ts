import { countryCodes } from '../../catalogue/parse-country.ts'
import { type LanguageWords, type Mark, type Meaning, meanings } from '../words/marks.ts'
import { splitText, type TextToken } from './split-text.ts'
import { listForms } from './word-forms.ts'

/** Phrases of languages by their words. */
export interface Lexicon {
  readonly language: string
  /**
   * The longest phrase from a token on.
   * @param language that of the text, whose endings words may have.
   */
  find(tokens: readonly TextToken[], start: number, language: string): Found | undefined
}

export interface Found {
  readonly mark: Mark
  /** Number of tokens. */
  readonly length: number
}

/** The longest phrase of several lexicons from a token on; the first one's language is that of the text. */
export function findIn(lexicons: readonly Lexicon[], tokens: readonly TextToken[], start: number): Found | undefined {
  const language = lexicons[0]?.language ?? 'en'
  let best: Found | undefined
  for (const lexicon of lexicons) {
    const found = lexicon.find(tokens, start, language)
    if (found && found.length > (best?.length ?? 0)) best = found
  }
  return best
}

interface Node {
  mark: Mark | undefined
  readonly next: Map<string, Node>
  /** By the beginning of a word. */
  readonly begin: Map<string, Node>
}

const createNode = (): Node => ({ mark: undefined, next: new Map(), begin: new Map() })

/** Makes a lexicon of one language's words; where a phrase has two meanings the first holds. */
export function createLexicon({ language, ...words }: LanguageWords): Lexicon {
  const root = createNode()
  const add = (phrases: string, mark: Mark) => {
    for (const phrase of phrases.split(', ')) addPhrase(root, phrase, mark)
  }
  for (const [meaning, phrases] of Object.entries(words.phrases)) {
    if (isMeaning(meaning)) add(phrases, meanings[meaning])
  }
  for (const [code, names] of Object.entries(words.cities)) add(names, toPlace(code, 'city'))
  for (const [code, names] of Object.entries(words.countries)) add(names, toPlace(code, 'country'))
  const displayNames = new Intl.DisplayNames([language], { type: 'region' })
  for (const code of countryCodes) {
    if (!namesakes.has(code)) add(displayNames.of(code) ?? code, toPlace(code, 'country'))
  }
  for (const [code, names] of Object.entries(words.languages)) {
    for (const name of names.split(', ')) {
      for (const way of words.speaking.split(', ')) {
        const isWeak = way.startsWith('?')
        addPhrase(root, way.replace('?', '').replace('#', name), { kind: 'language', language: code, isWeak })
      }
    }
  }
  const languages = new Map(
    Object.entries(words.languages).flatMap(([code, names]) => names.split(', ').map((name) => [name, code] as const)),
  )
  for (const [code, names] of Object.entries(words.adjectives)) {
    for (const name of names.split(', ')) {
      const language = languages.get(name)
      addPhrase(root, name, { ...toPlace(code, 'adjective'), ...(language === undefined ? {} : { language }) })
    }
  }
  for (const [name, code] of languages) addPhrase(root, name, { kind: 'word', language: code })
  return { language, find: (tokens, start, language) => findLongest(root, tokens, start, language) }
}

/** Countries and territories whose names are common words, or parts of them: "jersey", "chad". */
const namesakes: ReadonlySet<string> = new Set(['JE', 'RE', 'ML', 'TD', 'IM', 'NF', 'CX', 'HM', 'BV', 'TF', 'IO'])

const isMeaning = (name: string): name is Meaning => Object.hasOwn(meanings, name)

function toPlace(codes: string, form: 'country' | 'city' | 'adjective') {
  return { kind: 'place', countries: codes.split('_'), form } as const
}

function addPhrase(root: Node, phrase: string, mark: Mark): void {
  let node = root
  for (const { text, end } of splitText(phrase)) {
    const children = phrase[end] === '*' ? node.begin : node.next
    const child = children.get(text) ?? createNode()
    children.set(text, child)
    node = child
  }
  if (node !== root) node.mark ??= mark
}

function findLongest(root: Node, tokens: readonly TextToken[], start: number, language: string): Found | undefined {
  let best: Found | undefined
  const walk = (node: Node, place: number) => {
    const isWhole = node.mark?.kind !== 'place' || !isInKatakana(tokens, start, place)
    if (node.mark && isWhole && place > start + (best?.length ?? 0)) best = { mark: node.mark, length: place - start }
    const token = tokens[place]
    if (token === undefined || token.type === 'quoted' || token.type === 'address') return
    for (const form of listForms(token.text, language)) {
      for (const child of listChildren(node, form)) walk(child, place + 1)
    }
  }
  walk(root, start)
  return best
}

const katakana = /^[\p{Script=Katakana}ー]$/u

/** Whether tokens are a part of a word in Katakana, whose signs are tokens each: ガーナ in ガーナッツ. */
function isInKatakana(tokens: readonly TextToken[], start: number, end: number): boolean {
  const isBefore = tokens[start]?.isGlued === true && isSign(tokens[start - 1]) && isSign(tokens[start])
  return isBefore || (tokens[end]?.isGlued === true && isSign(tokens[end]) && isSign(tokens[end - 1]))
}

const isSign = (token: TextToken | undefined): boolean => token !== undefined && katakana.test(token.raw)

const longestBeginning = 24

/** The exact word, then beginnings of it, the longest first. */
function listChildren({ next, begin }: Node, word: string): Node[] {
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
