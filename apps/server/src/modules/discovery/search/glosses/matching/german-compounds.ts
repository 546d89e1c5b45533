import type { GlossTable } from '../tables/gloss-tables.ts'

const minCompound = 8
const minPart = 4
/** Letters between the parts of a compound, and endings of its last part. */
const links = ['', 's', 'n', 'en', 'es', 'er', 'e']
const endings = ['', 's', 'n', 'en', 'e', 'er', 'es', 'nen']

/** Glosses a compound such as "sauerteigbrot" by its two parts; undefined if one of them is unknown. */
export function splitGermanCompound(word: string, { words }: GlossTable): string | undefined {
  if (word.length < minCompound || word.length > 40) return undefined
  for (let place = word.length - minPart; place >= minPart; place--) {
    const head = findPart(word.slice(place), endings, words)
    const first = head === undefined ? undefined : findPart(word.slice(0, place), links, words)
    if (first !== undefined) return first === head ? first : `${first} ${head}`
  }
  return undefined
}

function findPart(part: string, tails: readonly string[], words: GlossTable['words']): string | undefined {
  for (const tail of tails) {
    const stem = part.endsWith(tail) ? part.slice(0, part.length - tail.length) : ''
    const gloss = stem.length < 3 ? undefined : words.get(stem)
    if (gloss !== undefined) return gloss.split(', ')[0]
  }
  return undefined
}
