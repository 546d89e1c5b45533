import { countForm, toIndexTerm } from '@troupe/server/modules/discovery/search/analysis/index-text'
import { parseSearchQuery } from '@troupe/server/modules/discovery/search/analysis/query'
import { toSearchFields } from '@troupe/server/modules/discovery/search/analysis/search-fields'
import { composeEmbeddingText } from '@troupe/server/modules/discovery/search/meaning/embedding-text'
import type { Encoder } from '@troupe/server/modules/discovery/search/meaning/encoder-port'
import { compareSample } from '@troupe/server/modules/discovery/search/meaning/query-meaning'
import { moveTowards, multiply } from '@troupe/server/modules/discovery/search/meaning/vectors'
import { rankTwice } from '@troupe/server/modules/discovery/search/ranking/rank-twice'
import type { SearchCandidate } from '@troupe/server/modules/discovery/search/ranking/search-candidate'
import type { FittedWeights } from '@troupe/server/modules/discovery/search/weights/fitted-weights'
import { type LabelledSource, toRecord } from './labelled-channels.ts'
import { average, measurePrecision, measureRecall } from './measures.ts'

/** Measures the ranking of a source with these weights: P@10 and R@100, averages over its queries. */
export type JudgeWeights = (weights: FittedWeights) => Promise<{ precision: number; recall: number }>

/** Encodes a source once, so that many weights can be tried: as the product ranks, but with all channels as candidates. */
export async function prepareSource({ channels, queries }: LabelledSource, encoder: Encoder): Promise<JudgeWeights> {
  const records = channels.map(toRecord)
  const vectors = (await encoder.embed(records.map(composeEmbeddingText))).map((vector) => [...vector])
  const candidates = records.map((record, id) => toCandidate(record, id))
  const averageTermCount = average(candidates.map(({ termCount }) => termCount))
  const asked = await Promise.all(
    queries.map(async ({ query: text, relevant }) => {
      const query = parseSearchQuery(text)
      const vector = [...((await encoder.embed([query.meaning]))[0] ?? [])]
      const compared = candidates.map((candidate) => ({
        ...candidate,
        similarity: multiply(vector, vectors[candidate.id] ?? []),
      }))
      const rarities = countRarities(
        query.units.map(({ term }) => term),
        candidates,
      )
      const catalogue = { averageTermCount, ...compareSample(vectors, vector) }
      const findMoved = async (ids: readonly number[], best: readonly number[]) => {
        const moved = moveTowards(
          vector,
          best.map((id) => vectors[id] ?? []),
        )
        return new Map(ids.map((id) => [id, multiply(moved, vectors[id] ?? [])]))
      }
      const ranking = { query, filterCategories: [], rarities, catalogue, now: new Date() }
      return { relevant: new Set(relevant), compared, ranking, findMoved }
    }),
  )
  return async (weights) => {
    const found = asked.map(async ({ relevant, compared, ranking, findMoved }) => {
      const options = { candidates: compared, ranking: { ...ranking, weights }, limit: 100, findMoved }
      const ids = (await rankTwice(options)).map(({ id }) => channels[id]?.id ?? '')
      return { precision: measurePrecision(ids, relevant, 10), recall: measureRecall(ids, relevant, 100) }
    })
    const each = await Promise.all(found)
    return {
      precision: average(each.map(({ precision }) => precision)),
      recall: average(each.map(({ recall }) => recall)),
    }
  }
}

function toCandidate(record: ReturnType<typeof toRecord>, id: number): SearchCandidate {
  const { index_text: indexText, term_count: termCount, name_key: nameKey } = toSearchFields(record)
  return {
    ...{ id, indexText, termCount, nameKey, handle: record.handle, nameSimilarity: 0, similarity: null },
    ...{ categories: [], language: null, subscribers: null, engagementRate: null, lastPostedAt: null, fetchedAt: 0 },
  }
}

function countRarities(terms: readonly string[], candidates: readonly SearchCandidate[]) {
  const known = terms.map((term) => {
    const having = candidates.filter(({ indexText }) => countForm(indexText, toIndexTerm(term)) > 0).length
    return [term, Math.log(1 + (candidates.length - having + 0.5) / (having + 0.5))] as const
  })
  return { creatorCount: candidates.length, known: new Map(known), categories: new Map() }
}
