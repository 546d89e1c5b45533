/**
 * Every weight of the ranking, with its reason. "Measured" means: by `npm run bench -- relevance`, on labelled real channels and on
 * judged queries over the synthetic population; change one only with that benchmark.
 */

/**
 * A term's `ts_rank` by the field it stands in, in PostgreSQL's order D, C, B, A. What somebody is called or filed under says
 * more about them than one word of a description; nothing is stored under D.
 */
export const fieldWeights = [0.1, 0.5, 0.8, 1] as const

/** How much a long text is marked down, 0 to 1: of two equal hits the shorter bio is more about it (measured; 0.75 loses names). */
export const lengthPenalty = 0.5
/** A text this many times longer than the average is marked down no further. */
export const maxLengthRatio = 3

/** Shares of the final score; a feature is 0 to 1, and what is not known counts as `neutral`. */
export const rankingWeights = {
  /** Words win on precision: P@10 0.56 against 0.46 of the encoder on hand-picked channels (measured). */
  words: 0.6,
  /** The encoder recalls what uses other words: R@100 0.83 against 0.55 (measured); more of it costs precision. */
  meaning: 0.3,
  /** A category was given by somebody who looked; it decides between creators who use the same words. */
  categories: 0.3,
  /** Who asks in a language wants somebody who speaks it; among creators of the topic it decides. */
  language: 0.2,
  /** A name that resembles the query, but for an exact one (below): less than words, since topics are names too. */
  name: 0.1,
  /** The rest only orders creators who fit equally well: together less than half of a word. */
  engagement: 0.02,
  activity: 0.02,
  popularity: 0.02,
  freshness: 0.01,
} as const

/** What a category counts that a creator has, but not as the first one. */
export const sideCategory = 0.6

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
