import { platformNames } from '@troupe/contract/catalogues/platforms'
import { list, type Message, say } from '@troupe/contract/messages/message'
import { filterDefaults } from '@troupe/contract/search-filters'
import { nameCategory, nameCountry, nameLanguage } from '../../../lib/catalogue-names.ts'
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
 * Describes the findings and the words that support them: the sentences of each paragraph. Never says that the text lacks
 * anything, since the rules may have missed it.
 */
export function writeAnalysis(parts: AnalysisParts): Message[][] {
  return [
    describeField(parts),
    describeAudience(parts),
    describePlaces(parts.criteria),
    describeSizes(parts),
    describePlatforms(parts.platforms),
    describeSearch(parts.keywords),
  ].filter((sentences) => sentences.length > 0)
}

/** Joins sentences to the English text, in which blank lines separate the paragraphs. */
export function joinParagraphs(paragraphs: readonly (readonly Message[])[]): string {
  return paragraphs.map((sentences) => sentences.map(({ text }) => text).join(' ')).join('\n\n')
}

const maxQuotes = 3
const quote = (words: string) => `“${words}”`
const quoteAll = (words: readonly string[]) => list(words.map(quote))
const quoteSome = (words: readonly string[]) => quoteAll(words.slice(0, maxQuotes).map(cut))

function describeField({ text, pieces, categories }: AnalysisParts): Message[] {
  const [first, ...others] = categories
  if (!first) return []
  const words = findEvidence(first, text, pieces)
  const category = nameCategory(first.id)
  const start =
    words.length > 0
      ? say('brand_text.field', { category, words: quoteAll(words) })
      : say('brand_text.field_by_meaning', { category })
  const quoted = others.map(({ id }) => ({ name: nameCategory(id), evidence: findEvidence({ id }, text, pieces) }))
  const touched = quoted
    .filter(({ evidence }) => evidence.length > 0)
    .map(({ name, evidence }) =>
      say('brand_text.field_words', { category: name, words: list(evidence.map(quote), 'comma') }),
    )
  const near = quoted.filter(({ evidence }) => evidence.length === 0).map(({ name }) => name)
  return [
    start,
    ...(touched.length > 0 ? [say('brand_text.further_fields', { fields: list(touched) })] : []),
    ...(near.length > 0 ? [say('brand_text.near_fields', { categories: list(near) })] : []),
  ]
}

/** Lists the words with the most weight for a category, in the spelling of the text. */
function findEvidence({ id }: Pick<ScoredCategory, 'id'>, text: string, pieces: readonly ReadPiece[]): string[] {
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

function describeAudience({ criteria, pieces }: AnalysisParts): Message[] {
  const audience = criteria.find(({ filter }) => filter === 'audience')
  const wanted = pieces.find((piece) => seeking.test(piece.text))?.text
  return [
    ...(audience ? [say('brand_text.audience', { words: quoteSome(audience.quotes) })] : []),
    ...(wanted ? [say('brand_text.creators', { words: quote(cut(wanted)) })] : []),
  ]
}

const describedFilters = ['regions', 'languages', 'price_range', 'exclude_words'] as const

/** Describes the wanted creators' countries, languages and prices, and the excluded topics. */
function describePlaces(criteria: readonly FoundCriterion[]): Message[] {
  return describedFilters
    .flatMap((filter) => criteria.filter((criterion) => criterion.filter === filter))
    .flatMap((criterion): Message[] => {
      const words = quoteSome(criterion.quotes)
      switch (criterion.filter) {
        case 'regions':
          return [say('brand_text.regions', { countries: list(criterion.values.map(nameCountry)), words })]
        case 'languages':
          return [say('brand_text.languages', { languages: list(criterion.values.map(nameLanguage)), words })]
        case 'exclude_words':
          return [say('brand_text.left_out', { topics: list(criterion.values), words })]
        case 'price_range':
          return [say('brand_text.price', { words })]
        default:
          return []
      }
    })
}

function cut(text: string): string {
  // Cut first: the pattern takes quadratic time on long texts.
  const plain = text.slice(0, 4 * maxQuoteLetters).replace(/[\s.,;:]+$/, '')
  return plain.length <= maxQuoteLetters ? plain : `${plain.slice(0, plain.lastIndexOf(' ', maxQuoteLetters))} …`
}

/** Range of followers that a search treats as open-ended. */
const openEnd = filterDefaults.subscribers.max

function describeSizes({ ranges: { followers, engagement } }: AnalysisParts): Message[] {
  const { min, max } = followers.value
  const size =
    max >= openEnd ? say('brand_text.followers_and_more', { min }) : say('brand_text.followers', { min, max })
  const percent = Number((engagement.value.min * 100).toFixed(2))
  return [
    followers.words.length > 0
      ? say('brand_text.size', { size, words: quoteAll(followers.words) })
      : say('brand_text.usual_size', { size }),
    engagement.words.length > 0
      ? say('brand_text.engagement', { percent, words: quoteAll(engagement.words) })
      : say('brand_text.usual_engagement', { percent }),
  ]
}

function describePlatforms({ platforms, reasons }: SuggestedPlatforms): Message[] {
  const names = list(platforms.map((platform) => platformNames[platform]))
  if (reasons.length === 0) return [say('brand_text.all_platforms', { platforms: names })]
  if (reasons.every(({ isNamed }) => isNamed)) return [say('brand_text.named_platforms', { platforms: names })]
  const because = reasons
    .slice(0, maxQuotes)
    .map(({ platform, words }) =>
      say('brand_text.platform_words', { words: quote(words), platform: platformNames[platform] }),
    )
  const [only, ...others] = platforms
  return only !== undefined && others.length === 0
    ? [say('brand_text.platform', { platform: platformNames[only], reasons: list(because) })]
    : [say('brand_text.platforms', { platforms: names, reasons: list(because) })]
}

function describeSearch(keywords: readonly string[]): Message[] {
  if (keywords.length === 0) return [say('brand_text.no_keywords')]
  return [say('brand_text.keywords', { words: quoteAll(keywords.slice(0, 5)) })]
}
