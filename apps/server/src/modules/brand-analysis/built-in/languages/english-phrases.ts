import { findNegatedRuns } from './english-negations.ts'
import { emptyAdjectives, emptyNouns, englishStopWords } from './english-words-data.ts'
import type { Candidate } from './rank-phrases.ts'
import { type TaggedWord, tagWords } from './tagged-words.ts'

/** Maximum number of words; longer phrases are not useful for a search. */
const maxWords = 3

/**
 * Finds the phrases that an English sentence contains and does not negate: nouns with their adjectives ("vegan protein
 * bars"), in order.
 */
export function findEnglishPhrases(sentence: string): Candidate[] {
  const tagged = tagWords(sentence)
  const runs = splitRuns(tagged)
  const negated = findNegatedRuns(tagged, runs)
  return runs.flatMap((run) => {
    const words = negated.has(run) ? [] : trimRun(run)
    const last = words.at(-1)
    if (!last || words.every(({ text }) => isEmpty(text))) return []
    return [
      {
        text: words.map(spell).join(' '),
        isDoubtful: last.role === 'participle' || words.every(({ role }) => role === 'name'),
      },
    ]
  })
}

/** Splits a sentence into runs of adjacent words that can form one phrase. */
function splitRuns(words: readonly TaggedWord[]): TaggedWord[][] {
  const runs: TaggedWord[][] = []
  let run: TaggedWord[] = []
  const endRun = () => {
    runs.push(run)
    run = []
  }
  for (const word of words) {
    if (word.role === 'else' || englishStopWords.has(word.text.toLowerCase()) || isNoWord(word)) {
      endRun()
      continue
    }
    run.push(word)
    if (!word.isJoined) endRun()
  }
  return [...runs, run].filter(({ length }) => length > 0)
}

/** Parts of dates and reports, which are not topics: "IPO Jan 2026". */
const datePart =
  /^(?:(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?|[qh][1-4]|fy)['’]?\d{0,4}$/iu

const isNoWord = ({ text }: TaggedWord) => datePart.test(text) || !/[\p{L}\p{N}]/u.test(text)

/**
 * Trims a run so that it ends with a noun or an activity ("trail running"), begins with a meaningful word, and is
 * short.
 */
function trimRun(run: readonly TaggedWord[]): TaggedWord[] {
  const last = run.findLastIndex(
    ({ role, text }) => role === 'noun' || role === 'name' || (role === 'participle' && text.endsWith('ing')),
  )
  const kept = run.slice(0, last + 1).slice(-maxWords)
  while (kept[0] && emptyAdjectives.has(kept[0].text.toLowerCase())) kept.shift()
  return kept
}

function isEmpty(word: string): boolean {
  const folded = word.toLowerCase()
  return folded.length < 3 || emptyNouns.has(folded) || emptyAdjectives.has(folded)
}

/** Keeps the spelling of names, and lower-cases words that merely begin a sentence. */
function spell({ text, role }: TaggedWord): string {
  const isSpelled = role === 'name' || /\p{Lu}.*\p{Lu}|\d/u.test(text)
  return (isSpelled ? text : text.toLowerCase()).replace(/^[^\p{L}\p{N}]+|['’]s?$/gu, '')
}
