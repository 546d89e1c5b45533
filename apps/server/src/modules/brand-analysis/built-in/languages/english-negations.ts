import type { TaggedWord } from './tagged-words.ts'

/**
 * Words that negate the words after them. With "without" and "free from", "and" may continue a list; with "no" it does
 * not: "no sugar and lots of fruit".
 */
const negators = toSet('no not never nor neither except unlike avoid avoids cannot without')
const negatorPairs = toSet('instead-of rather-than free-of free-from')
const listNegators = toSet('without free-of free-from')
/** A contraction contains both the negation and the negated verb, so the negation is searched for inside the word. */
const contraction = /n['’]t$/
const alternatives = toSet('or nor')
const articles = toSet('a an the any')

/**
 * Words that end or prevent a negation: "not only for runners", "no more excuses", "don't miss our soups", "no matter
 * which skin", "not chefs but parents".
 */
const endings =
  toSet(`but only just merely simply more longer matter doubt wonder mention one that who which because so yet if when until while even otherwise
  our your my their his her its we you i they he she it forget miss skip stop wait hesitate worry`)
/** Complaints do not negate the topic: "no boring dinners" is about dinners. */
const complaints = toSet(
  'boring bland bad dull ugly ordinary average usual typical tired plain generic fake cheap soggy sad same more',
)
/** Maximum number of words between a negation and the phrase it negates. */
const maxWordsBetween = 4

/** Finds the runs of words that a sentence negates, in order: "sugar" in "no sugar", "kids" in "not for kids". */
export function findNegatedRuns(
  words: readonly TaggedWord[],
  runs: readonly TaggedWord[][],
): ReadonlySet<TaggedWord[]> {
  const negated = new Set<TaggedWord[]>()
  let earlier: { run: TaggedWord[]; end: number; connectors: ReadonlySet<string> } | undefined
  for (const run of runs) {
    const [first] = run
    const start = first ? words.indexOf(first) : 0
    const before = words.slice(earlier?.end ?? 0, start)
    const last = earlier?.run.at(-1)
    const isWithEarlier = earlier !== undefined && negated.has(earlier.run)
    const negator = findNegator(last ? [last, ...before] : before)
    const goesOn = isWithEarlier && (continuesList(before, earlier?.connectors) || isSaidOf(last, before))
    if ((negator || goesOn) && !complaints.has(fold(first))) negated.add(run)
    const connectors = negator ? toConnectors(negator) : (earlier?.connectors ?? alternatives)
    earlier = { run, end: start + run.length, connectors }
  }
  return negated
}

/** Finds the word that negates the words after these. "free from" begins in the run before. */
function findNegator(before: readonly TaggedWord[]): string | undefined {
  for (let place = before.length - 1; place >= Math.max(0, before.length - 1 - maxWordsBetween); place--) {
    const word = before[place]
    const text = fold(word)
    if (contraction.test(text)) return text
    if (!word?.isJoined || endings.has(text) || /\d/.test(text)) return undefined
    const pair = `${text}-${fold(before[place + 1])}`
    if (negatorPairs.has(pair)) return pair
    if (negators.has(text)) return text
  }
  return undefined
}

function toConnectors(negator: string): ReadonlySet<string> {
  return listNegators.has(negator) ? new Set([...alternatives, 'and']) : alternatives
}

/** Whether a run continues a list: "sugar or palm oil", "perfume and the dyes". */
function continuesList(before: readonly TaggedWord[], connectors: ReadonlySet<string> = alternatives): boolean {
  const texts = before.map(fold).filter((text) => !articles.has(text))
  return texts.length === 1 && texts.every((text) => connectors.has(text))
}

/**
 * Whether a run completes a negated participle or adjective: "never tested on animals", "not suitable for children".
 */
function isSaidOf(last: TaggedWord | undefined, before: readonly TaggedWord[]): boolean {
  if (last?.role !== 'participle' && last?.role !== 'adjective') return false
  return [last, ...before].every((word) => word.isJoined && !endings.has(fold(word)))
}

function fold(word: TaggedWord | undefined): string {
  return word?.text.toLowerCase() ?? ''
}

function toSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
