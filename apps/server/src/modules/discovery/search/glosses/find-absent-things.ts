import type { TextGloss } from './find-glosses.ts'

/** Names of what is done without a thing. */
const names: Readonly<Record<string, string>> = { gym: 'home workout', meat: 'vegetarian' }

const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:without|no)\\s+(?:(?:a|an|any|the)\\s+)?(${Object.keys(names).join('|')})(?![\\p{L}\\p{N}-])`,
  'giu',
)

/**
 * Finds what an English text does without and has a name for: "exercise without a gym" is home workout. Who writes of a
 * gym is not meant, so that these words are searched for by their names only.
 */
export function findAbsentThings(text: string): TextGloss[] {
  return [...text.matchAll(pattern)].map(({ 0: word, 1: thing = '', index }) => ({
    word,
    start: index,
    end: index + word.length,
    gloss: names[thing.toLowerCase()] ?? thing,
    languages: [],
  }))
}
