import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { HybridSearchRequest } from '@troupe/contract/discovery'
import type { SyntheticCreator } from '@troupe/sandbox/population/population'
import { understandRequest } from '@troupe/server/modules/discovery/search/understand-request'
import { z } from 'zod'
import type { BenchCatalogue } from '../catalogue/bench-catalogue.ts'
import { report } from '../measure/figures.ts'
import { readLabelledSources, readLines, toRecord } from './labelled-channels.ts'
import { average, measurePrecision } from './measures.ts'
import { listTopicQueries, topicsFile } from './topic-languages.ts'

const data = join(import.meta.dirname, '../../../../shared/data')
const channelsFile = join(data, 'creators-yt-niches/channels.jsonl')

const depth = 10
/** Number of channels that have to name a keyword, so that it is a query and no name of one channel. */
const fewestChannels = 3
const shownChanges = 20

const Channel = z.object({ channel_id: z.string(), name: z.string(), bio: z.string(), keywords: z.string() })

interface Query {
  readonly query: string
  /** Ids of the creators that fit. */
  readonly relevant: ReadonlySet<string>
}

interface Comparison {
  readonly query: string
  readonly without: number
  readonly read: number
}

/**
 * Compares P@10 of about a thousand queries without limits with and without the reading of the text for filters: topics in 15
 * languages over the synthetic population, which the catalogue holds, and labelled queries and keywords over real channels.
 */
export async function measureReadQueries(
  catalogue: BenchCatalogue,
  creators: readonly SyntheticCreator[],
): Promise<void> {
  if (![topicsFile, channelsFile].every(existsSync))
    return console.log(`queries with and without reading: ${data} is not complete; not measured`)
  const compared = await compare(catalogue, listTopicQueries(creators))
  for (const { channels, queries } of readLabelledSources()) {
    await catalogue.fill(channels.map((channel) => ({ record: toRecord(channel) })))
    const labelled = queries.map(({ query, relevant }) => ({ query, relevant: new Set(relevant) }))
    compared.push(...(await compare(catalogue, labelled)))
  }
  const channels = readLines(channelsFile, Channel)
  await catalogue.fill(
    channels.map(({ channel_id, name, bio }) => ({
      record: toRecord({ id: channel_id, source: '', platform: 'youtube', name, text: bio }),
    })),
  )
  compared.push(...(await compare(catalogue, listKeywordQueries(channels))))
  reportComparison(compared)
}

/** Lists the keywords that several channels give themselves; the channels that do fit. The search does not know keywords. */
function listKeywordQueries(channels: readonly z.output<typeof Channel>[]): Query[] {
  const byKeyword = new Map<string, Set<string>>()
  for (const { channel_id, keywords } of channels) {
    for (const [, quoted, word] of keywords.matchAll(/"([^"]+)"|(\S+)/g)) {
      const keyword = (quoted ?? word ?? '').trim().toLowerCase()
      byKeyword.set(keyword, (byKeyword.get(keyword) ?? new Set()).add(channel_id))
    }
  }
  return [...byKeyword].flatMap(([query, relevant]) =>
    relevant.size >= fewestChannels && query.length > 1 ? { query, relevant } : [],
  )
}

async function compare(catalogue: BenchCatalogue, queries: readonly Query[]): Promise<Comparison[]> {
  const compared: Comparison[] = []
  for (const { query, relevant } of queries) {
    const asked = HybridSearchRequest.parse({ query_text: query, result_limit: depth })
    const measure = async (request: HybridSearchRequest) => {
      const { results } = await catalogue.search(request)
      return measurePrecision(
        results.map(({ creator }) => creator.channel_id),
        relevant,
        depth,
      )
    }
    const { request } = understandRequest(asked)
    const without = await measure(asked)
    const isRead = JSON.stringify(request) !== JSON.stringify(asked)
    compared.push({ query, without, read: isRead ? await measure(request) : without })
  }
  return compared
}

function reportComparison(compared: readonly Comparison[]): void {
  const changed = compared.filter(({ without, read }) => without !== read)
  console.log(`\nqueries whose first ten differ in precision where the text is read: ${changed.length}`)
  console.table(
    changed.toSorted((one, other) => one.read - one.without - (other.read - other.without)).slice(0, shownChanges),
  )
  const without = average(compared.map((each) => each.without))
  const read = average(compared.map((each) => each.read))
  report({
    what: `P@10 of ${compared.length} queries, read for filters`,
    value: Number(read.toFixed(4)),
    reference: Number(without.toFixed(4)),
    target: '>= reference',
    isReached: read >= without,
  })
}
