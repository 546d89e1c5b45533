import { getCategoryName } from '@troupe/contract/catalogues/categories'
import { platformNames } from '@troupe/contract/catalogues/platforms'
import type { ReadPiece, ScoredCategory } from './categories/score-categories.ts'
import { seeking } from './categories/score-categories.ts'
import type { SuggestedPlatforms } from './suggest-platforms.ts'
import type { SuggestedRanges } from './suggest-ranges.ts'

export interface AnalysisParts {
  readonly text: string
  readonly pieces: readonly ReadPiece[]
  readonly categories: readonly ScoredCategory[]
  readonly keywords: readonly string[]
  readonly ranges: SuggestedRanges
  readonly platforms: SuggestedPlatforms
}

/** Describes the findings and the words they rest on, in paragraphs separated by blank lines. */
export function writeAnalysis(parts: AnalysisParts): string {
  return [
    describeField(parts),
    describeAudience(parts),
    describeSizes(parts.ranges),
    describePlatforms(parts.platforms),
    describeSearch(parts.keywords),
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

const maxQuotes = 3
const quote = (words: string) => `“${words}”`
const join = (items: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(items)

function describeField({ text, pieces, categories }: AnalysisParts): string {
  const [first, ...others] = categories
  if (!first) return ''
  const words = findEvidence(first, text, pieces)
  const start =
    words.length > 0
      ? `The text speaks above all of ${getCategoryName(first.id)}: ${join(words.map(quote))} ${words.length > 1 ? 'say' : 'says'} so.`
      : `No single word of the text names a field; by its meaning as a whole it comes closest to ${getCategoryName(first.id)}.`
  const quoted = others.map((category) => ({ category, evidence: findEvidence(category, text, pieces) }))
  const touched = quoted
    .filter(({ evidence }) => evidence.length > 0)
    .map(({ category, evidence }) => `${getCategoryName(category.id)} (${evidence.map(quote).join(', ')})`)
  const near = quoted
    .filter(({ evidence }) => evidence.length === 0)
    .map(({ category }) => getCategoryName(category.id))
  return [
    start,
    touched.length > 0 ? `It also touches ${join(touched)}.` : '',
    near.length > 0 ? `Its meaning is near to ${join(near)} too, though no word names that.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** The words that say most of a category, as they stand in the text. */
function findEvidence({ id }: ScoredCategory, text: string, pieces: readonly ReadPiece[]): string[] {
  const lower = text.toLowerCase()
  const weights = new Map<string, number>()
  for (const { words, weights: all } of pieces.flatMap(({ cues }) => cues)) {
    const weight = all.get(id)
    if (weight && lower.includes(words.toLowerCase())) weights.set(words, weight)
  }
  const unique = new Map([...weights].map(([words, weight]) => [words.toLowerCase(), { words, weight }]))
  return [...unique.values()]
    .toSorted((first, second) => second.weight - first.weight)
    .slice(0, maxQuotes)
    .map(({ words }) => words)
}

const audience =
  /\b(?:for|made for|aimed at|loved by|used by) ((?:(?:busy|young|older|new|small|tired|independent|professional|serious|curious|first-time|working) )?(?:people|women|men|girls|boys|mums|moms|dads|parents|families|kids|children|students|teens|teenagers|beginners|professionals|developers|engineers|managers|founders|owners|players|athletes|runners|riders|cyclists|gamers|collectors|fans|lovers|makers|artists|musicians|travell?ers|anyone|everyone|those|couples|households|companies|firms|businesses|teams|agencies|gen z|adults|seniors)\b[^.;:!?\n]{0,80})/i
const buyers = /\b(?:customers|buyers|users|members|readers|clients|guests|audience) (?:are|is) ([^.;:!?\n]{3,100})/i
const maxQuoteLetters = 160

function describeAudience({ text, pieces }: AnalysisParts): string {
  const addressed = (audience.exec(text) ?? buyers.exec(text))?.[1]?.trim()
  const wanted = pieces.find((piece) => seeking.test(piece.text))?.text
  const forWhom = addressed
    ? `It says whom the brand is for: ${quote(cut(addressed))}.`
    : 'It does not say in plain words whom the brand is for; a sentence on that would sharpen the search.'
  return wanted ? `${forWhom} Of the creators it says: ${quote(cut(wanted))}.` : forWhom
}

function cut(text: string): string {
  // To look for the end of a long text takes a time that grows with the square of it.
  const plain = text.slice(0, 4 * maxQuoteLetters).replace(/[\s.,;:]+$/, '')
  return plain.length <= maxQuoteLetters ? plain : `${plain.slice(0, plain.lastIndexOf(' ', maxQuoteLetters))} …`
}

function describeSizes({ followers, engagement }: SuggestedRanges): string {
  const count = (value: number) => value.toLocaleString('en')
  const size = `${count(followers.value.min)} to ${count(followers.value.max)} followers`
  const sizes =
    followers.words.length > 0
      ? `Creators with ${size} are suggested, since it says ${join(followers.words.map(quote))}.`
      : `Nothing in it speaks of a size or a budget, so the usual range of ${size} is suggested.`
  const percent = `${Number((engagement.value.min * 100).toFixed(2))} %`
  return engagement.words.length > 0
    ? `${sizes} An engagement rate of ${percent} or more fits ${join(engagement.words.map(quote))}.`
    : `${sizes} The engagement rate is asked to be ${percent} or more, as usual.`
}

function describePlatforms({ platforms, reasons }: SuggestedPlatforms): string {
  const list = join(platforms.map((platform) => platformNames[platform]))
  if (reasons.length === 0) return `It names no platform and no kind of video, so the search covers ${list}.`
  if (reasons.every(({ isNamed }) => isNamed)) return `It names ${list} itself, so the search stays there.`
  const because = reasons
    .slice(0, maxQuotes)
    .map(({ platform, words }) => `${quote(words)} for ${platformNames[platform]}`)
  return `It names no platform; ${list} ${platforms.length > 1 ? 'suit' : 'suits'} it: ${join(because)} ${because.length > 1 ? 'speak' : 'speaks'}.`
}

function describeSearch(keywords: readonly string[]): string {
  if (keywords.length === 0)
    return 'The text holds no words to search with; a sentence on what the brand makes would help.'
  return `To search with, these words of the text say most: ${join(keywords.slice(0, 5).map(quote))}.`
}
