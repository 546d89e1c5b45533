import { getCategoryName } from '@troupe/contract/catalogues/categories'
import { getCountryName } from '@troupe/contract/catalogues/countries'
import { getLanguageName } from '@troupe/contract/catalogues/languages'
import { platformNames } from '@troupe/contract/catalogues/platforms'
import { filterDefaults } from '@troupe/contract/search-filters'
import type { FoundCriterion } from '../brand-analyser-port.ts'
import type { ReadPiece, ScoredCategory } from './categories/score-categories.ts'
import { seeking } from './categories/score-categories.ts'
import type { SuggestedPlatforms } from './suggest-platforms.ts'
import type { SuggestedRanges } from './suggest-ranges.ts'

export interface AnalysisParts {
  readonly text: string
  readonly pieces: readonly ReadPiece[]
  readonly categories: readonly ScoredCategory[]
  readonly keywords: readonly string[]
  readonly criteria: readonly FoundCriterion[]
  readonly ranges: SuggestedRanges
  readonly platforms: SuggestedPlatforms
}

/**
 * Describes the findings and the words that support them, in paragraphs separated by blank lines. Never says that the
 * text lacks anything, since the rules may have missed it.
 */
export function writeAnalysis(parts: AnalysisParts): string {
  return [
    describeField(parts),
    describeAudience(parts),
    describePlaces(parts.criteria),
    describeSizes(parts),
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
      ? `The text is mainly about ${getCategoryName(first.id)}, judging by ${join(words.map(quote))}.`
      : `As a whole, the text is closest in meaning to ${getCategoryName(first.id)}.`
  const quoted = others.map((category) => ({ category, evidence: findEvidence(category, text, pieces) }))
  const touched = quoted
    .filter(({ evidence }) => evidence.length > 0)
    .map(({ category, evidence }) => `${getCategoryName(category.id)} (${evidence.map(quote).join(', ')})`)
  const near = quoted
    .filter(({ evidence }) => evidence.length === 0)
    .map(({ category }) => getCategoryName(category.id))
  return [
    start,
    touched.length > 0 ? `It also touches on ${join(touched)}.` : '',
    near.length > 0 ? `It is also close in meaning to ${join(near)}.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** Lists the words with the most weight for a category, in the spelling of the text. */
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

const maxQuoteLetters = 160

function describeAudience({ criteria, pieces }: AnalysisParts): string {
  const audience = criteria.find(({ filter }) => filter === 'audience')
  const wanted = pieces.find((piece) => seeking.test(piece.text))?.text
  return [
    audience ? `It describes the audience: ${join(audience.quotes.slice(0, maxQuotes).map(cut).map(quote))}.` : '',
    wanted ? `About the creators, it says: ${quote(cut(wanted))}.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

const describedFilters = ['regions', 'languages', 'price_range', 'exclude_words'] as const

/** Describes the wanted creators' countries, languages and prices, and the excluded topics. */
function describePlaces(criteria: readonly FoundCriterion[]): string {
  return describedFilters
    .flatMap((filter) => criteria.filter((criterion) => criterion.filter === filter))
    .flatMap((criterion): string[] => {
      const because = join(criterion.quotes.slice(0, maxQuotes).map(cut).map(quote))
      switch (criterion.filter) {
        case 'regions':
          return [
            `The search looks for creators in ${join(criterion.values.map(getCountryName))}, since it says ${because}.`,
          ]
        case 'languages':
          return [`Creators should speak ${join(criterion.values.map(getLanguageName))}, since it says ${because}.`]
        case 'exclude_words':
          return [`The search leaves out ${join(criterion.values)}, since it says ${because}.`]
        case 'price_range':
          return [`The price limit of a post comes from ${because}.`]
        default:
          return []
      }
    })
    .join(' ')
}

function cut(text: string): string {
  // Cut first: the pattern takes quadratic time on long texts.
  const plain = text.slice(0, 4 * maxQuoteLetters).replace(/[\s.,;:]+$/, '')
  return plain.length <= maxQuoteLetters ? plain : `${plain.slice(0, plain.lastIndexOf(' ', maxQuoteLetters))} …`
}

/** Range of followers that a search treats as open-ended. */
const openEnd = filterDefaults.subscribers.max

function describeSizes({ ranges: { followers, engagement } }: AnalysisParts): string {
  const count = (value: number) => value.toLocaleString('en')
  const { min, max } = followers.value
  const size = max >= openEnd ? `${count(min)} followers and more` : `${count(min)} to ${count(max)} followers`
  const sizes =
    followers.words.length > 0
      ? `Creators with ${size} are suggested, since it says ${join(followers.words.map(quote))}.`
      : `The usual range of ${size} is suggested.`
  const percent = `${Number((engagement.value.min * 100).toFixed(2))} %`
  return engagement.words.length > 0
    ? `${sizes} An engagement rate of ${percent} or more fits ${join(engagement.words.map(quote))}.`
    : `${sizes} The usual engagement rate of ${percent} or more is asked for.`
}

function describePlatforms({ platforms, reasons }: SuggestedPlatforms): string {
  const list = join(platforms.map((platform) => platformNames[platform]))
  if (reasons.length === 0) return `The search covers ${list}.`
  if (reasons.every(({ isNamed }) => isNamed)) return `It names ${list} itself, so the search stays there.`
  const because = reasons
    .slice(0, maxQuotes)
    .map(({ platform, words }) => `${quote(words)} for ${platformNames[platform]}`)
  return `${list} ${platforms.length > 1 ? 'suit' : 'suits'} the brand: ${join(because)}.`
}

function describeSearch(keywords: readonly string[]): string {
  if (keywords.length === 0) return 'One more sentence about what the brand makes would give the search its words.'
  return `The most telling words to search with are ${join(keywords.slice(0, 5).map(quote))}.`
}
