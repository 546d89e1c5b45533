import { createRandom } from '../lib/random.ts'
import { conceptWords } from './concepts-data.ts'

/** Dimension of the vectors unless a request wants fewer; the product's built-in encoder has another one. */
export const fullDimension = 256

interface Concept {
  readonly name: string
  readonly subject: string
}

/** A direction of the vector space and its share of a text's vector. */
type Feature = readonly [name: string, weight: number]

/** The concept counts more than the spelling, as in models of many languages. */
const weights = { concept: 3, subject: 1.2, word: 1, parts: 0.6 }
/** Short Latin words rarely carry a topic. */
const shortWordLength = 3
const shortWordShare = 0.3
/** Endings of inflected forms are at most this long: "marathons", "gitarren". */
const maxEnding = 3
const minStem = 4
const partLength = 3

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
const concepts = readConcepts()

/**
 * Computes a unit vector whose neighbours are texts about the same things in any language that `concepts-data.ts` has,
 * or texts with similar words. The same text has the same vector on every machine.
 * @param dimension at most `fullDimension`; a shorter vector is the beginning of the full one.
 */
export function toTextVector(text: string, dimension = fullDimension): number[] {
  const vector = Array.from({ length: fullDimension }, () => 0)
  const features = listWords(text).flatMap(listFeatures)
  // Models give every text a direction, even one without words.
  for (const [name, weight] of features.length > 0 ? features : [['nothing', 1] as const])
    addFeature(vector, name, weight)
  const cut = vector.slice(0, dimension)
  const length = Math.hypot(...cut) || 1
  return cut.map((value) => value / length)
}

/** Case and the accents of Latin letters make no difference; Japanese and Korean marks do. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
}

function listWords(text: string): string[] {
  return [...segmenter.segment(fold(text))].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
}

function readConcepts(): ReadonlyMap<string, Concept> {
  const found = new Map<string, Concept>()
  let subject = ''
  for (const line of conceptWords.trim().split('\n')) {
    if (line.startsWith('# ')) subject = line
    const [name, words] = line.split(': ')
    if (name === undefined || words === undefined) continue
    for (const word of words.split(' ').flatMap(listWords)) if (!found.has(word)) found.set(word, { name, subject })
  }
  return found
}

/** Finds the concept of a word, or of the longest beginning that leaves no more than an ending. */
function findConcept(word: string): Concept | undefined {
  const letters = [...word]
  // A Korean syllable is several letters, and its particles follow.
  const shortest = Math.max(letters.length - maxEnding, /\p{Script=Hangul}/u.test(word) ? 2 : minStem)
  for (let length = letters.length; length >= shortest; length--) {
    const concept = concepts.get(letters.slice(0, length).join(''))
    if (concept) return concept
  }
  return concepts.get(word)
}

function listFeatures(word: string): Feature[] {
  const share = /^\p{Script=Latin}+$/u.test(word) && word.length <= shortWordLength ? shortWordShare : 1
  const concept = findConcept(word)
  const parts = listParts(word)
  const meaning: Feature[] = concept
    ? [
        [`concept ${concept.name}`, weights.concept],
        [`subject ${concept.subject}`, weights.subject],
      ]
    : []
  return [
    ...meaning,
    [`word ${word}`, weights.word * share],
    ...parts.map((part): Feature => [`part ${part}`, (weights.parts * share) / Math.sqrt(parts.length)]),
  ]
}

/** Lists the groups of three letters, with the word's ends marked. */
function listParts(word: string): string[] {
  const letters = [...`^${word}$`]
  return letters.slice(partLength - 1).map((_, start) => letters.slice(start, start + partLength).join(''))
}

/** Number of axes that a feature moves: few enough to be fast, and two features share hardly any. */
const axesPerFeature = 16

function addFeature(vector: number[], name: string, weight: number): void {
  const random = createRandom(`embedding/${name}`)
  for (let move = 0; move < axesPerFeature; move++) {
    const axis = random.integer(0, vector.length - 1)
    vector[axis] = (vector[axis] ?? 0) + (random.chance(0.5) ? weight : -weight) / Math.sqrt(axesPerFeature)
  }
}
