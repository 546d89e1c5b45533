import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { HybridSearchRequest } from '@troupe/contract/discovery'
import type { SyntheticCreator } from '@troupe/sandbox/population/population'
import { parseSearchQuery } from '@troupe/server/modules/discovery/search/analysis/query'
import { understandRequest } from '@troupe/server/modules/discovery/search/understand-request'
import { z } from 'zod'
import type { BenchCatalogue } from '../catalogue/bench-catalogue.ts'
import { report } from '../measure/figures.ts'
import { summarize } from '../measure/timings.ts'
import { categoryWords, wordLanguages } from './category-words-data.ts'
import { readLines } from './labelled-channels.ts'
import { average, measurePrecision } from './measures.ts'

export const topicsFile = join(import.meta.dirname, '../../../../shared/data/wishes/topics.jsonl')
const Topic = z.object({ categories: z.array(z.string()), queries: z.record(z.string(), z.string()) })

const depth = 10
/** Share of the precision of the same topics in English. */
const targets = { mean: 0.85, lowest: 0.75, milliseconds: 3 }

export interface TopicQuery {
  readonly language: string
  readonly query: string
  /** Ids of the creators that fit. */
  readonly relevant: ReadonlySet<string>
}

/** Lists the labelled topics in 15 languages. A creator fits if one of its niches is accepted for the topic. */
export function listTopicQueries(creators: readonly SyntheticCreator[]): TopicQuery[] {
  return readLines(topicsFile, Topic).flatMap(({ categories, queries }) => {
    const relevant = listFitting(creators, categories)
    return Object.entries(queries).map(([language, query]) => ({ language, query, relevant }))
  })
}

/** Lists the plain words of categories in 15 languages. */
function listWordQueries(creators: readonly SyntheticCreator[]): TopicQuery[] {
  return categoryWords
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [categories = '', ...words] = line.split(' | ')
      const relevant = listFitting(creators, categories.split(' '))
      return wordLanguages.map((language, place) => ({ language, query: words[place] ?? '', relevant }))
    })
}

function listFitting(creators: readonly SyntheticCreator[], categories: readonly string[]): ReadonlySet<string> {
  const fitting = creators.filter(({ person }) => person.niches.some(({ id }) => categories.includes(id)))
  return new Set(fitting.map(({ record }) => record.channel_id))
}

/**
 * P@10 of the same words and topics in each language over the synthetic population in the catalogue. No weight is fitted
 * on them.
 */
export async function measureTopicLanguages(
  catalogue: BenchCatalogue,
  creators: readonly SyntheticCreator[],
): Promise<void> {
  reportLanguages('one-word queries', await measureByLanguage(catalogue, listWordQueries(creators)))
  if (!existsSync(topicsFile)) return console.log(`topics by language: ${topicsFile} is not there; not measured`)
  const topics = listTopicQueries(creators)
  reportLanguages('topics', await measureByLanguage(catalogue, topics))
  const { p95 } = summarize(topics.map(({ query }) => timeParsing(query)))
  report({
    what: 'parsing a query with its glosses, p95 (ms)',
    value: round(p95),
    target: `<= ${targets.milliseconds}`,
    isReached: p95 <= targets.milliseconds,
  })
}

interface LanguagePrecision {
  readonly language: string
  readonly precision: number
  /** The queries that find fewest. */
  readonly weakest: string
}

const shownWeakest = 3

async function measureByLanguage(
  catalogue: BenchCatalogue,
  queries: readonly TopicQuery[],
): Promise<LanguagePrecision[]> {
  const byLanguage = new Map<string, { query: string; precision: number }[]>()
  for (const { language, query, relevant } of queries) {
    const { request } = understandRequest(HybridSearchRequest.parse({ query_text: query, result_limit: depth }))
    const { results } = await catalogue.search(request)
    const ids = results.map(({ creator }) => creator.channel_id)
    const found = { query, precision: measurePrecision(ids, relevant, depth) }
    byLanguage.set(language, [...(byLanguage.get(language) ?? []), found])
  }
  return [...byLanguage].map(([language, found]) => {
    const weakest = found.toSorted((one, other) => one.precision - other.precision).slice(0, shownWeakest)
    return {
      language,
      precision: average(found.map(({ precision }) => precision)),
      weakest: weakest.map(({ query, precision }) => `${query} ${round(precision)}`).join(', '),
    }
  })
}

function timeParsing(query: string): number {
  const start = performance.now()
  parseSearchQuery(query)
  return performance.now() - start
}

function reportLanguages(queries: string, found: readonly LanguagePrecision[]): void {
  const english = found.find(({ language }) => language === 'en')?.precision ?? 0
  const others = found
    .filter(({ language }) => language !== 'en')
    .map(({ language, precision }) => ({ language, precision, share: english === 0 ? 0 : precision / english }))
  console.log(`\nP@10 of the same ${queries} by language:`)
  console.table(found.map(({ language, precision, weakest }) => ({ language, 'P@10': round(precision), weakest })))
  const lowest = others.toSorted((one, other) => one.share - other.share)[0]
  if (!lowest) return
  report({
    what: `P@10 of ${queries}, lowest language (${lowest.language}; reference: English)`,
    value: round(lowest.precision),
    reference: round(english),
    target: `>= ${targets.lowest} of English`,
    isReached: lowest.share >= targets.lowest,
  })
  const mean = average(others.map(({ share }) => share))
  report({
    what: `P@10 of ${queries}, mean share of English`,
    value: round(mean),
    target: `>= ${targets.mean}`,
    isReached: mean >= targets.mean,
  })
}

const round = (value: number) => Number(value.toFixed(3))
