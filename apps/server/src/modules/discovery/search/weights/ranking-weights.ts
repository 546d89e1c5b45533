/**
 * The weights of the search with their reasons, except those in `fitted-weights.ts`, which `npm run bench -- relevance
 * fit` writes. "Measured" refers to `npm run bench -- relevance`. Both use labelled real channels; change a weight only
 * with them.
 */

/**
 * Repetitions of a term in the word index by field. A name says more than a word of a bio, and a hashtag or a word of a
 * post less. Changing them requires another `searchFieldsVersion`.
 */
export const fieldRepeats = { name: 5, topic: 2, bio: 2, hashtag: 1, post: 1 } as const

/** Repetitions of a creator's first category, which then counts about one and a half times as much as others. */
export const mainCategoryRepeats = 3

/**
 * BM25: saturation (k1) and length penalty (b), as recommended by Robertson and Zaragoza 2009 (section 3.3). The word
 * index uses the same values.
 */
export const bm25 = { saturation: 1.2, lengthPenalty: 0.75 } as const
/**
 * Weight of a longer word that begins with a word of the query, relative to a whole occurrence: "guitar" in
 * #guitarlessons.
 */
export const beginningShare = 0.5

/**
 * Weight of a term of a gloss, relative to one of the query's own words. P@10 of words of seven languages over 3,000
 * synthetic creators: 0.85 with 0.3, 0.87 with 0.5, 0.89 with 0.8.
 */
export const glossWeight = 0.8

/**
 * Weights in the final score beside those of words and meaning, which are divided by their best and together weigh 1.
 * Features range from 0 to 1.
 */
export const rankingWeights = {
  /**
   * Categories are assigned deliberately; without them, a single accidental word outweighs the main topic (measured).
   */
  categories: 0.3,
  /**
   * For queries in languages other than English, for creators with its words or topic. P@10 of topics in 14 languages as
   * a share of English, and nDCG@10 of the judged queries: 0.99 and 0.907 with 0.1, 0.98 and 0.911 with 0.2, 0.96 and
   * 0.914 with 0.3, 0.93 and 0.915 with 0.4.
   */
  language: 0.2,
  /** Similar names; less than words, since topics occur in names. For exact names, see below. */
  name: 0.1,
  /** The following only break ties; doubling them already costs relevance (measured). */
  engagement: 0.01,
  activity: 0.01,
  popularity: 0.01,
  freshness: 0.005,
} as const

/**
 * Bonus for naming a preferred city, as a share of the score: such a creator ranks before creators that fit up to twice
 * as well.
 */
export const cityPreference = 1

/** Weight of a category that is not the creator's first. */
export const sideCategory = 0.45

/**
 * Number of creators ranked again, with the weights of `fittedWeights.feedback`. The second ranking compares creators
 * with the query moved towards the best ones of the first (Rocchio 1971), so that creators that use other words for the
 * same count. More creators do not change the first results (measured).
 */
export const feedbackDepth = { perResult: 2, min: 100, max: 300 } as const

/**
 * A similarity counts fully if it is the best and at least this many standard deviations above the catalogue's average;
 * among few vectors, even the best may be far away.
 */
export const nearDeviations = 3

/** Large enough to put an exactly typed name or handle first. */
export const exactNameBonus = 2
/** Added if the handle is spelt the same: the names "Kind of Peak" and `kind_of_peak` equal `kindofpeak`. */
export const sameHandleBonus = 2

/**
 * A query has an answer if a creator has this share of its words. Measured with 3,000 creators: the best for English
 * queries with matches have a third or more, for texts about absent topics a quarter or less.
 */
export const minCoverage = 1 / 3

/** Minimum similarity of a name, 0 to 1; the default of PostgreSQL's operator `<%`. */
export const minNameSimilarity = 0.6

/** Value of an unknown figure: neither an advantage nor a disadvantage. */
export const neutral = 0.5

/** Weights of a search without text. */
export const browseWeights = {
  categories: 0.3,
  popularity: 0.35,
  engagement: 0.2,
  activity: 0.1,
  freshness: 0.05,
} as const

/** Engagement (percent) with the full score; medians of large samples lie between 1 and 6. */
export const fullEngagementPercent = 8
/** Followers at which popularity is 1; it grows logarithmically. */
export const fullPopularity = 10_000_000
/** Half-lives in days: of activity since the last post, and of stored data since it was fetched. */
export const activityHalfLifeDays = 60
export const freshnessHalfLifeDays = 90
