/**
 * The weights of the ranking with their reasons; `fieldWeights` are in term-levels.ts. "Measured" means by
 * `npm run bench -- relevance`, on labelled real channels and on judged queries over the synthetic population. Change a weight
 * only with that benchmark.
 */

/** Penalty for long texts, 0 to 1: with equal hits a shorter bio is more relevant (measured; 0.5 and more lose good long ones). */
export const lengthPenalty = 0.25
/** Texts longer than this multiple of the average get no further penalty. */
export const maxLengthRatio = 3

/** Weights in the final score; features range from 0 to 1, unknown ones count as `neutral`. */
export const rankingWeights = {
  /** Words have the better precision: P@10 0.56, encoder 0.46 on hand-picked channels (measured). */
  words: 0.6,
  /** The encoder has the better recall: R@100 0.83, words 0.55 (measured); 0.4 and more cost precision. */
  meaning: 0.3,
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

/** Weight of a category that is not the creator's first. */
export const sideCategory = 0.45

/** Large enough that an exactly typed name or handle comes first. */
export const exactNameBonus = 2

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
