/**
 * The weights of the search, and why, but for those of `fitted-weights.ts`, which `npm run bench -- relevance fit` writes. "Measured" means by
 * `npm run bench -- relevance`. Both use labelled real channels; change a weight only with them.
 */

/**
 * How often the index of words repeats a term by its field. A name says more than a word of a bio, and a hashtag or a word of posts less. A change
 * needs another `searchFieldsVersion`.
 */
export const fieldRepeats = { name: 5, topic: 2, bio: 2, hashtag: 1, post: 1 } as const

/** The same of a creator's first category; the index then counts it about one and a half times as much as another. */
export const mainCategoryRepeats = 3

/**
 * BM25: saturation (k1) and penalty for long texts (b), as Robertson and Zaragoza 2009 suggest (section 3.3); the index of words
 * has the same ones.
 */
export const bm25 = { saturation: 1.2, lengthPenalty: 0.75 } as const
/** What a longer word that begins with a word of the query counts, of a whole occurrence: "guitar" in #guitarlessons. */
export const beginningShare = 0.5

/**
 * Weights in the final score beside those of words and meaning, which are divided by their best and together weigh 1; features
 * range from 0 to 1.
 */
export const rankingWeights = {
  /** Categories are assigned deliberately; without them a single chance word outweighs the main topic (measured). */
  categories: 0.3,
  /** For queries in another language than English, a creator's language counts as much as a category. */
  language: 0.4,
  /** Similar names; less than words, since topics occur in names. Exact names: see below. */
  name: 0.1,
  /** The following only break ties; twice as much already costs relevance (measured). */
  engagement: 0.01,
  activity: 0.01,
  popularity: 0.01,
  freshness: 0.005,
} as const

/**
 * What naming a preferred city adds to a score, as a share of it: such a creator comes before all who fit at most twice as well.
 */
export const cityPreference = 1

/** Weight of a category that is not the creator's first. */
export const sideCategory = 0.45

/**
 * The second ranking compares creators with the query moved towards the best ones of the first (Rocchio 1971), so that creators
 * count that say the same in other words. So many of the first ranking are ranked again, with the weights of `fittedWeights.feedback`;
 * more change nothing among the first results (measured).
 */
export const feedbackDepth = { perResult: 2, min: 100, max: 300 } as const

/**
 * A similarity counts fully if it is the best, but not below so many standard deviations above the catalogue's average: of few
 * vectors the best may still be far.
 */
export const nearDeviations = 3

/** Large enough that an exactly typed name or handle comes first. */
export const exactNameBonus = 2
/** In addition if the handle is written in the same way: "Kind of Peak" and `kind_of_peak` have the same name as `kindofpeak`. */
export const sameHandleBonus = 2

/**
 * A query has an answer if a creator has this share of its words. Measured in 3,000 creators: the best for English queries that some
 * fit have a third or more, for texts about what is not there a quarter or less.
 */
export const minCoverage = 1 / 3

/** Minimum similarity of a name, 0 to 1; the default of PostgreSQL's operator `<%`. */
export const minNameSimilarity = 0.6

/** Value of an unknown figure: neither an advantage nor a disadvantage. */
export const neutral = 0.5

/** Weights without a search text. */
export const browseWeights = {
  categories: 0.3,
  popularity: 0.35,
  engagement: 0.2,
  activity: 0.1,
  freshness: 0.05,
} as const

/** Engagement (percent) with the full score; medians of large samples lie between 1 and 6. */
export const fullEngagementPercent = 8
/** Followers at which popularity is 1; it grows with the logarithm. */
export const fullPopularity = 10_000_000
/** Half-lives of activity by days since the last post, and of stored data by days since it was fetched. */
export const activityHalfLifeDays = 60
export const freshnessHalfLifeDays = 90
