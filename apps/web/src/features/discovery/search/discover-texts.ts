import type { HybridSearchResponse, ResultCount } from '@troupe/contract/discovery'
import type { ReadByMeaning } from '@troupe/contract/search-coverage'
import { text } from '../../../lib/language/text.ts'

/** Describes the number of matches: 'more than 1,000 creators match', '1 creator matches'. */
function describeMatches({ value, is_more }: ResultCount): string {
  if (is_more) return text('more than {value, number} creators match', { value })
  return text('{value, plural, one {# creator matches} other {# creators match}}', { value })
}

/** Texts of Discover. */
export const discoverTexts = {
  title: text('Discover KOLs'),
  /** The document's title before a search. */
  name: text('Discover'),
  searchLabel: text('Search creators'),
  placeholder: text('A topic, a niche, a style, a name…'),
  search: text('Search'),
  searching: text('Searching for creators'),
  platforms: text('Platforms'),
  categories: {
    label: text('Content categories'),
    title: (count: number) =>
      count === 0 ? text('Content categories') : text('Content categories ({count} chosen)', { count }),
  },
  analyzeBrand: text('AI Brand Analysis'),
  clear: text('Clear'),
  results: text('Results'),
  resultCount: ({ value, is_more }: ResultCount) => {
    if (is_more) return text('More than {value, number} creators', { value })
    return text('{value, plural, one {# creator} other {# creators}}', { value })
  },
  forQuery: (query: string) => text('for “{query}”', { query }),
  strategies: {
    hybrid: text('Catalogue and live platforms'),
    vector_only: text('Catalogue by words and meaning'),
    api_only: text('Live platforms only'),
    error: text('Failed'),
  } satisfies Record<HybridSearchResponse['search_strategy'], string>,
  /** Before the numbers of the first page. */
  firstResults: (count: number, numbers: string) => text('first {count}: {numbers}', { count, numbers }),
  fromCatalogue: (count: number) => text('{count} from the catalogue', { count }),
  fromPlatforms: (count: number) => text('{count} fresh from platforms', { count }),
  readByMeaning: ({ read, of }: ReadByMeaning) =>
    text('{read, number} of {of, number} creators read by meaning so far', { read, of }),
  unanswered: {
    late: (platform: string) =>
      text('{platform} is slow just now. What it finds is there at your next search.', { platform }),
    failed: (platform: string, reason: string) => text('{platform} did not answer: {reason}', { platform, reason }),
    unasked: (platform: string) =>
      text('{platform} was not asked: this search may not make so many requests.', { platform }),
    details: text('Platforms'),
  },
  missingParts: text('Part of the catalogue cannot be reached at the moment. These results are incomplete.'),
  failed: text('Search failed. Please try again.'),
  retry: text('Try again'),
  nothingFound: {
    title: text('No creators found'),
    text: text('Try fewer or more general words, or add a platform.'),
    clear: text('Clear All Filters'),
  },
  suggestions: {
    /** Before and after the suggested spelling. */
    didYouMean: text('Did you mean'),
    didYouMeanEnd: text('?'),
    /** Before and after the filter. */
    without: text('Without'),
    match: describeMatches,
    removeFilter: text('Remove filter'),
    onAllPlatforms: (count: ResultCount) => text('On all platforms {matches}', { matches: describeMatches(count) }),
    searchAllPlatforms: text('Search all platforms'),
    askPlatforms: text('Ask the platforms'),
  },
  welcome: {
    title: text('Describe who you are looking for'),
    text: text(
      'Plain words work best: what they make, for whom, where. The search reads names, bios and topics, and also finds creators who say the same in other words.',
    ),
    examplesLabel: text('For example'),
    examples: [
      text('vegan baking'),
      text('budget travel in Japan'),
      text('home gym for beginners'),
      text('honest skincare reviews'),
    ],
  },
} as const
