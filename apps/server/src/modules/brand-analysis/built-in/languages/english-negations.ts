import type { TaggedWord } from './tagged-words.ts'

/** Turn away what follows; of "without" and "free from" a list may also go on with "and": "no sugar and lots of fruit" does not. */
const negators = toSet('no not never nor neither except unlike avoid avoids cannot without')
const negatorPairs = toSet('instead-of rather-than free-of free-from')
const listNegators = toSet('without free-of free-from')
/** A contraction is one word with what it negates, so the negation is looked for inside. */
const contraction = /n['’]t$/
const alternatives = toSet('or nor')
const articles = toSet('a an the any')

/**
 * After these nothing is turned away any more: "not only for runners", "no more excuses", "don't miss our soups", "no matter which skin",
 * "not chefs but parents".
 */
const endings =
  toSet(`but only just merely simply more longer matter doubt wonder mention one that who which because so yet if when until while even otherwise
  our your my their his her its we you i they he she it forget miss skip stop wait hesitate worry`)
/** "No boring dinners" speaks of dinners all the same. */
const complaints = toSet(
  'boring bland bad dull ugly ordinary average usual typical tired plain generic fake cheap soggy sad same more',
)
/** A negation that is further away belongs to something else. */
const maxWordsBetween = 4

/** Runs of words that a sentence negates, in its order: "sugar" of "no sugar", "kids" of "not for kids". */
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

/** The word that turns away what follows these words, if one does; "free from" begins in the run before. */
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

/** "sugar or palm oil", "perfume and the dyes". */
function continuesList(before: readonly TaggedWord[], connectors: ReadonlySet<string> = alternatives): boolean {
  const texts = before.map(fold).filter((text) => !articles.has(text))
  return texts.length === 1 && texts.every((text) => connectors.has(text))
}

/** "never tested on animals", "not suitable for children": the thing is turned away with what was to be said of it. */
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
