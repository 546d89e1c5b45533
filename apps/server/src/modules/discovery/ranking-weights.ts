/**
 * Every weight of the ranking, with its reason. "Measured" means: by `npm run bench -- relevance`, on labelled real channels and on
 * judged queries over the synthetic population; change one only with that benchmark.
 */

/**
 * A term's `ts_rank` by the field it stands in, in PostgreSQL's order D, C, B, A. What somebody is called or filed under says
 * more about them than one word of a description; nothing is stored under D.
 */
export const fieldWeights = [0.1, 0.5, 0.8, 1] as const

/** How much a long text is marked down, 0 to 1: of two equal hits the shorter bio is more about it (measured; 0.5 and
 * more push good long ones out). */
export const lengthPenalty = 0.25
/** A text this many times longer than the average is marked down no further. */
export const maxLengthRatio = 3

/** Shares of the final score; a feature is 0 to 1, and what is not known counts as `neutral`. */
export const rankingWeights = {
  /** Words win on precision: P@10 0.56 against 0.46 of the encoder on hand-picked channels (measured). */
  words: 0.6,
  /** The encoder recalls what uses other words: R@100 0.83 against 0.55 (measured); 0.4 and more cost precision. */
  meaning: 0.3,
  /** A category was given by somebody who looked; without it one chance word outweighs what somebody is about (measured). */
  categories: 0.3,
  /** Who asks in another language than English wants somebody who speaks it: as much as a category. */
  language: 0.4,
  /** A name that resembles the query, but for an exact one (below): less than words, since topics are names too. */
  name: 0.1,
  /** The rest only orders creators who fit equally well; twice as much already costs relevance (measured). */
  engagement: 0.01,
  activity: 0.01,
  popularity: 0.01,
  freshness: 0.005,
} as const

/** What a category counts that a creator has, but not as the first one. */
export const sideCategory = 0.45

/** Who types a name or handle exactly wants that creator first, whatever the others have. */
export const exactNameBonus = 2

/** Below this similarity (0 to 1) a name does not resemble the query; the default of PostgreSQL's operator `<%`. */
export const minNameSimilarity = 0.6

/** For creators without a figure: neither praised nor blamed for what nobody knows. */
export const neutral = 0.5

/** Without a search text only who is good and alive counts. */
export const browseWeights = {
  categories: 0.3,
  popularity: 0.35,
  engagement: 0.2,
  activity: 0.1,
  freshness: 0.05,
} as const

/** Engagement (percent) at which it is as good as it gets; medians of large samples lie between 1 and 6. */
export const fullEngagementPercent = 8
/** Followers at which popularity is 1; it grows with the logarithm. */
export const fullPopularity = 10_000_000
/** Days without a post after which somebody counts as half, and days after which stored data does. */
export const activityHalfLifeDays = 60
export const freshnessHalfLifeDays = 90
