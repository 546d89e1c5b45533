import type { HybridSearchResponse, ReadByMeaning, ResultCount } from '@troupe/contract/discovery'
import { formatExact } from '../../../lib/format/numbers.ts'

/** Describes the number of matches: 'more than 1,000 creators match', '1 creator matches'. */
function describeMatches({ value, is_more }: ResultCount): string {
  if (is_more) return `more than ${formatExact(value)} creators match`
  return value === 1 ? '1 creator matches' : `${formatExact(value)} creators match`
}

/** Texts of Discover. */
export const discoverTexts = {
  title: 'Discover KOLs',
  searchLabel: 'Search creators',
  placeholder: 'A topic, a niche, a style, a name…',
  search: 'Search',
  searching: 'Searching for creators',
  platforms: 'Platforms',
  categories: {
    label: 'Content categories',
    title: (count: number) => (count === 0 ? 'Content categories' : `Content categories (${count} chosen)`),
  },
  analyzeBrand: 'AI Brand Analysis',
  clear: 'Clear',
  results: 'Results',
  resultCount: ({ value, is_more }: ResultCount) => {
    if (is_more) return `More than ${formatExact(value)} creators`
    return value === 1 ? '1 creator' : `${formatExact(value)} creators`
  },
  forQuery: (query: string) => `for “${query}”`,
  strategies: {
    hybrid: 'Catalogue and live platforms',
    vector_only: 'Catalogue by words and meaning',
    api_only: 'Live platforms only',
    error: 'Failed',
  } satisfies Record<HybridSearchResponse['search_strategy'], string>,
  /** Before the numbers of the first page. */
  firstResults: (count: number, numbers: string) => `first ${count}: ${numbers}`,
  fromCatalogue: (count: number) => `${count} from the catalogue`,
  fromPlatforms: (count: number) => `${count} fresh from platforms`,
  readByMeaning: ({ read, of }: ReadByMeaning) =>
    `${formatExact(read)} of ${formatExact(of)} creators read by meaning so far`,
  unanswered: {
    late: (platform: string) => `${platform} is slow just now. What it finds is there at your next search.`,
    failed: (platform: string, reason: string) => `${platform} did not answer: ${reason}`,
    unasked: (platform: string) => `${platform} was not asked: this search may not make so many requests.`,
    details: 'Platforms',
  },
  failed: 'Search failed. Please try again.',
  retry: 'Try again',
  nothingFound: {
    title: 'No creators found',
    text: 'Try fewer or more general words, or add a platform.',
    clear: 'Clear All Filters',
  },
  suggestions: {
    /** Before and after the suggested spelling. */
    didYouMean: 'Did you mean',
    didYouMeanEnd: '?',
    /** Before and after the filter. */
    without: 'Without',
    match: describeMatches,
    removeFilter: 'Remove filter',
    onAllPlatforms: (count: ResultCount) => `On all platforms ${describeMatches(count)}`,
    searchAllPlatforms: 'Search all platforms',
    askPlatforms: 'Ask the platforms',
  },
  welcome: {
    title: 'Describe who you are looking for',
    text: 'Plain words work best: what they make, for whom, where. The search reads names, bios and topics, and also finds creators who say the same in other words.',
    examplesLabel: 'For example',
    examples: ['vegan baking', 'budget travel in Japan', 'home gym for beginners', 'honest skincare reviews'],
  },
} as const
