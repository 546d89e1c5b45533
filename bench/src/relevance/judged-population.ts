import { generateCatalogue, type SyntheticCreator } from '@troupe/sandbox/population/population'
import type { BenchCatalogue } from '../catalogue/bench-catalogue.ts'
import { report } from '../measure/figures.ts'
import { judgedQueries } from './judged-queries.ts'
import { average, measureNdcg } from './measures.ts'

const creatorCount = 3000
const depth = 10
const target = 0.92
const shownWorst = 15

/** The search over the demo catalogue with judged queries: how close its first ten come to the ten best of all creators. */
export async function measureJudgedPopulation(catalogue: BenchCatalogue): Promise<void> {
  const creators = [...generateCatalogue({ seed: 'troupe', count: creatorCount })]
  await catalogue.fill(creators.map(({ record }) => ({ record })))
  const byKey = new Map(creators.map((creator) => [toKey(creator.record), creator]))
  const scores: { query: string; ndcg: number; grades: string }[] = []
  for (const { query, judge } of judgedQueries) {
    const { results } = await catalogue.search({ query_text: query, result_limit: depth })
    const found = results.flatMap(({ creator }) => byKey.get(toKey(creator)) ?? [])
    const grades = found.map(judge)
    scores.push({ query, ndcg: measureNdcg(grades, creators.map(judge), depth), grades: grades.join(' ') })
  }
  const mean = average(scores.map(({ ndcg }) => ndcg))
  console.log(`\njudged queries: ${scores.length} over ${creatorCount} synthetic creators; the weakest:`)
  const weakest = scores.toSorted((first, second) => first.ndcg - second.ndcg).slice(0, shownWorst)
  console.table(weakest.map((score) => ({ ...score, ndcg: Number(score.ndcg.toFixed(3)) })))
  report({
    what: `nDCG@10 of ${scores.length} judged queries over ${creatorCount} synthetic creators`,
    value: Number(mean.toFixed(3)),
    target: `>= ${target}`,
    isReached: mean >= target,
  })
}

function toKey({ platform, channel_id }: Pick<SyntheticCreator['record'], 'platform' | 'channel_id'>): string {
  return `${platform} ${channel_id}`
}
