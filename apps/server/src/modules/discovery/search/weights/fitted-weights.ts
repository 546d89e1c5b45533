// Written by `npm run bench -- relevance fit`; do not edit.

/** Weights that were fitted on labelled channels. */
export const fittedWeights = {
  words: 0.7,
  meaning: 0.3,
  feedback: { best: 3, words: 0.55, meaning: 0.45 },
}

export type FittedWeights = typeof fittedWeights
