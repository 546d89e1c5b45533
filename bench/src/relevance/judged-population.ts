import { HybridSearchRequest } from '@troupe/contract/discovery'
import { generateCatalogue, type SyntheticCreator } from '@troupe/sandbox/population/population'
import { understandRequest } from '@troupe/server/modules/discovery/search/understand-request'
import type { BenchCatalogue } from '../catalogue/bench-catalogue.ts'
import { report } from '../measure/figures.ts'
import { judgedQueries } from './judged-queries.ts'
import { average, measureNdcg } from './measures.ts'

const creatorCount = 3000
const depth = 10
const target = 0.92
const shownWorst = 15

/** Fills the catalogue with the synthetic population, and returns it. */
export async function fillSynthetic(catalogue: BenchCatalogue): Promise<readonly SyntheticCreator[]> {
  const creators = [...generateCatalogue({ seed: 'troupe', count: creatorCount })]
  await catalogue.fill(creators.map(({ record }) => ({ record })))
  return creators
}

/**
 * The search over the demo catalogue with judged queries: how close its first ten come to the ten best of all creators.
 * @returns the creators that the catalogue then holds.
 */
export async function measureJudgedPopulation(catalogue: BenchCatalogue): Promise<readonly SyntheticCreator[]> {
  const creators = await fillSynthetic(catalogue)
  const byKey = new Map(creators.map((creator) => [toKey(creator.record), creator]))
  const scores: { query: string; ndcg: number; grades: string }[] = []
  const read: number[] = []
  for (const { query, judge } of judgedQueries) {
    const grade = async (request: Parameters<BenchCatalogue['search']>[0]) => {
      const { results } = await catalogue.search(request)
      return results.flatMap(({ creator }) => byKey.get(toKey(creator)) ?? []).map(judge)
    }
    const ideal = creators.map(judge)
    const asked = { query_text: query, result_limit: depth }
    const grades = await grade(asked)
    scores.push({ query, ndcg: measureNdcg(grades, ideal, depth), grades: grades.join(' ') })
    const { request } = understandRequest(HybridSearchRequest.parse(asked))
    read.push(measureNdcg(await grade(request), ideal, depth))
  }
  const mean = average(scores.map(({ ndcg }) => ndcg))
  console.log(`\njudged queries: ${scores.length} over ${creatorCount} synthetic creators; the weakest:`)
  const weakest = scores.toSorted((first, second) => first.ndcg - second.ndcg).slice(0, shownWorst)
  console.table(weakest.map((score) => ({ ...score, ndcg: Number(score.ndcg.toFixed(3)) })))
  report({
    what: `nDCG@10 of ${scores.length} judged queries`,
    value: Number(mean.toFixed(3)),
    target: `>= ${target}`,
    isReached: mean >= target,
  })
  const meanRead = average(read)
  report({
    what: 'the same, read for filters',
    value: Number(meanRead.toFixed(3)),
    target: `>= ${mean.toFixed(3)}`,
    isReached: meanRead >= mean - 0.0005,
  })
  return creators
}

function toKey({ platform, channel_id }: Pick<SyntheticCreator['record'], 'platform' | 'channel_id'>): string {
  return `${platform} ${channel_id}`
}
