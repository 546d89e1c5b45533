import { getTable } from '../tables/gloss-tables.ts'
import type { Gloss } from './gloss.ts'

/** Particles and endings after a noun. */
const particle =
  /^(?:은|는|이|가|을|를|의|에|에서|에게|에는|으로|로|와|과|랑|이랑|하고|도|만|부터|까지|처럼|들|들의|들이|들을|들과|님|적인|하는|하기|해요|했어요|할|한|인|이다|입니다|이에요|예요|용|별|이나|나)$/u
/** Words of fewer syllables count only where a word can begin. */
const minInner = 3

/** Finds the words of a run of Hangul: compounds are written together, and particles follow the noun. */
export function matchKorean(run: string, offset: number): Gloss[] {
  const { words, longest } = getTable('ko')
  const glosses: Gloss[] = []
  let wordStart = 0
  for (let start = 0; start < run.length; ) {
    const isBegun = start === wordStart
    let length = Math.min(longest, run.length - start)
    while (length > 0 && !isKnown(length)) length--
    const gloss = length > 0 ? words.get(run.slice(start, start + length)) : undefined
    if (gloss === undefined) {
      start++
      continue
    }
    const end = start + length
    glosses.push({ start: offset + start, end: offset + end, gloss, languages: ['ko'] })
    start = end
    wordStart = end

    function isKnown(length: number): boolean {
      if (!words.has(run.slice(start, start + length))) return false
      const rest = run.slice(start + length)
      if (length === 1) return isBegun && (rest === '' || particle.test(rest))
      return isBegun || length >= minInner || rest === '' || particle.test(rest)
    }
  }
  return glosses
}
