import { splitWords } from '../../platforms/search-index.ts'

/** The parsed `q` parameter. */
export interface SearchQuery {
  /** The words to find, alternatives included. */
  readonly text: string
  /** Words that must not occur, in lower case. */
  readonly excluded: readonly string[]
  /** Words that trigger faults of the stand-in: `sim:empty`, `sim:html`, `sim:dupes`, `sim:slow`. */
  readonly tricks: ReadonlySet<string>
}

/** Reads `baking -cake sourdough|rye`: a minus excludes, a bar is "or". */
export function parseSearchQuery(q: string): SearchQuery {
  const tricks = new Set<string>()
  const excluded: string[] = []
  const text = q
    .replace(/sim:\w+/g, (trick) => {
      tricks.add(trick)
      return ' '
    })
    .replace(/(^|\s)-([^\s|]+)/g, (_whole, before: string, word: string) => {
      excluded.push(...splitWords(word))
      return before
    })
    .replaceAll('|', ' ')
    .trim()
  return { text, excluded, tricks }
}

/** Whether the text contains none of the excluded words. */
export function passesExclusions(text: string, { excluded }: SearchQuery): boolean {
  if (excluded.length === 0) return true
  const words = new Set(splitWords(text))
  return !excluded.some((word) => words.has(word))
}
