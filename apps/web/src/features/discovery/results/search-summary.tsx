import { Text, Title } from '@mantine/core'
import { platformNames } from '@troupe/contract/catalogues/platform-names'
import { defaultQueryText, type HybridSearchResponse, type ResultCount } from '@troupe/contract/discovery'
import type { ReadByMeaning } from '@troupe/contract/search-coverage'
import type { ReactNode } from 'react'
import { formatSeconds } from '../../../lib/format/numbers.ts'
import { joinWords } from '../../../lib/format/punctuation.ts'
import { discoverTexts as texts } from '../search/discover-texts.ts'
import classes from './search-summary.module.css'

/**
 * Share of creators with a vector from which the rest is new: found by searches just now, and embedded within seconds.
 */
const nearlyAll = 0.98

interface SearchSummaryProps {
  /** The search text. */
  query: string
  response: HybridSearchResponse
  /** Controls for the order and layout of the results. */
  children: ReactNode
}

/** The number of creators found and facts about the search: duration, strategy, sources, platforms. */
export function SearchSummary({ query, response, children }: SearchSummaryProps) {
  const { total_results, count = { value: total_results, is_more: false } } = response
  const facts = [
    formatSeconds(response.search_time_ms),
    texts.strategies[response.search_strategy],
    describeSources(response, count),
    joinWords(response.platforms_searched.map((platform) => platformNames[platform])),
    describeReading(response.debug_info.read_by_meaning),
  ]
  return (
    <div className={classes.root}>
      <div className={classes.words} role="status">
        <Title order={2} size="h3" className={classes.count}>
          {countResults(response)}{' '}
          {query !== defaultQueryText && (
            <span className={classes.query} dir="auto">
              {texts.forQuery(query)}
            </span>
          )}
        </Title>
        <Text size="sm" c="dimmed" className={classes.facts}>
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </div>
      <div className={classes.controls}>{children}</div>
    </div>
  )
}

/** The number of creators found, in words. */
export function countResults({ total_results, count }: Pick<HybridSearchResponse, 'total_results' | 'count'>): string {
  return texts.resultCount(count ?? { value: total_results, is_more: false })
}

/** Describes the sources of the first page; platforms contribute to no other page. */
function describeSources(
  { total_results, vector_results, api_results }: HybridSearchResponse,
  count: ResultCount,
): string {
  const numbers = [
    ...(vector_results > 0 ? [texts.fromCatalogue(vector_results)] : []),
    ...(api_results > 0 ? [texts.fromPlatforms(api_results)] : []),
  ]
  const isPart = count.is_more || count.value > total_results
  return isPart ? texts.firstResults(total_results, joinWords(numbers)) : numbers.join(' · ')
}

/** Describes how many creators have vectors, until nearly all do; the others are found by words only. */
function describeReading(reading: ReadByMeaning | undefined): string {
  return reading && reading.read < nearlyAll * reading.of ? texts.readByMeaning(reading) : ''
}
