import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Encoder } from '@troupe/server/modules/discovery/search/meaning/encoder-port'
import { type FittedWeights, fittedWeights } from '@troupe/server/modules/discovery/search/weights/fitted-weights'
import { readLabelledSources } from './labelled-channels.ts'
import { average } from './measures.ts'
import { type JudgeWeights, prepareSource } from './rank-in-memory.ts'

const table = join(import.meta.dirname, '../../../apps/server/src/modules/discovery/search/weights/fitted-weights.ts')
/** A source with fewer queries says little. */
const minQueries = 10
/** A gain below this is chance. */
const minGain = 0.001

/** Tries weights on the labelled channels and writes the best to the table of the search, if they are better than the present ones. */
export async function fitWeights(encoder: Encoder): Promise<void> {
  const sources = readLabelledSources().filter(({ queries }) => queries.length >= minQueries)
  if (sources.length === 0) return
  const judges = await Promise.all(sources.map((source) => prepareSource(source, encoder)))
  let best = { weights: fittedWeights, score: await score(judges, fittedWeights) }
  console.log(`now: ${best.score.toFixed(4)}`, JSON.stringify(best.weights))
  for (const weights of listWeights()) {
    const found = await score(judges, weights)
    if (found > best.score + minGain) best = { weights, score: found }
  }
  console.log(`best: ${best.score.toFixed(4)}`, JSON.stringify(best.weights))
  for (const [place, judge] of judges.entries()) console.log(sources[place]?.source, await judge(best.weights))
  await writeFile(table, toTable(best.weights))
}

/** The mean of P@10 and R@100 over all sources. */
async function score(judges: readonly JudgeWeights[], weights: FittedWeights): Promise<number> {
  const each = await Promise.all(judges.map((judge) => judge(weights)))
  return average(each.map(({ precision, recall }) => (precision + recall) / 2))
}

function* listWeights(): Generator<FittedWeights> {
  const shares = [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6]
  for (const meaning of shares)
    for (const moved of shares)
      for (const best of [2, 3, 4, 5, 8]) yield { ...share(meaning), feedback: { best, ...share(moved) } }
}

function share(meaning: number): { words: number; meaning: number } {
  return { words: Number((1 - meaning).toFixed(2)), meaning }
}

function toTable({ words, meaning, feedback }: FittedWeights): string {
  return `// Written by \`npm run bench -- relevance fit\`; do not edit.

/** Weights that were fitted on labelled channels. */
export const fittedWeights = {
  words: ${words},
  meaning: ${meaning},
  feedback: { best: ${feedback.best}, words: ${feedback.words}, meaning: ${feedback.meaning} },
}

export type FittedWeights = typeof fittedWeights
`
}
