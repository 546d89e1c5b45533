import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Platform } from '@troupe/contract/catalogues/platforms'
import { toVectorText } from '@troupe/server/modules/discovery/search/meaning/embedding-repository'
import type { Encoder } from '@troupe/server/modules/discovery/search/meaning/encoder-port'
import { z } from 'zod'
import type { BenchCatalogue } from '../catalogue/bench-catalogue.ts'
import { report } from '../measure/figures.ts'
import { average, measurePrecision, measureRecall } from './measures.ts'
import { createBm25 } from './reference-rankings.ts'

const folder = join(import.meta.dirname, '../../../../shared/data/relevance')

const Channel = z.object({
  id: z.string(),
  source: z.string(),
  // Some are feeds of other sites; the platform plays no part here.
  platform: Platform.catch('youtube'),
  name: z.string(),
  text: z.string(),
})
const Labelled = z.object({ query: z.string(), source: z.string(), relevant: z.array(z.string()) })

/**
 * P@10 and R@100 of stemmed words and of the encoder, from the file beside the labels: the fused ranking has to beat
 * both.
 */
const targets: Record<string, { words: [number, number]; encoder: [number, number] }> = {
  'awesome-youtubers': { words: [0.394, 0.451], encoder: [0.419, 0.866] },
  'feeds-by-topic': { words: [0.471, 0.491], encoder: [0.453, 0.781] },
  'yt-niches': { words: [0.582, 0.486], encoder: [0.464, 0.454] },
}

type Ranking = (query: string) => Promise<string[]>

/** The search over labelled real channels, each source alone, beside plain BM25 and the encoder alone. */
export async function measureLabelledChannels(catalogue: BenchCatalogue, encoder: Encoder): Promise<void> {
  for (const { source, channels: own, queries } of readLabelledSources()) {
    await catalogue.fill(own.map((channel) => ({ record: toRecord(channel) })))
    const words = createBm25(own.map(({ id, name, text }) => ({ id, text: `${name} ${text}` })))
    const rows = {
      'BM25, stemmed words': await judge(queries, async (query) => words(query)),
      'encoder alone': await judge(queries, (query) => listNearest(catalogue, encoder, query)),
      'hybrid search': await judge(queries, async (query) => {
        const { results } = await catalogue.search(query)
        return results.map(({ creator }) => creator.channel_id)
      }),
    }
    console.log(`\n${source}: ${own.length} channels, ${queries.length} queries`)
    console.table(rows)
    judgeSource(source, rows['hybrid search'])
  }
}

/** Channels of one kind with queries that were labelled for them. */
export interface LabelledSource {
  readonly source: string
  readonly channels: readonly z.output<typeof Channel>[]
  readonly queries: readonly z.output<typeof Labelled>[]
}

/** Reads the labelled channels; none, with a message, where their files are missing. */
export function readLabelledSources(): LabelledSource[] {
  if (!existsSync(join(folder, 'docs.jsonl'))) {
    console.log(`labelled channels: ${folder} is not there; not measured`)
    return []
  }
  const channels = readLines(join(folder, 'docs.jsonl'), Channel)
  const labelled = readLines(join(folder, 'qrels.jsonl'), Labelled)
  return [...new Set(channels.map((channel) => channel.source))].map((source) => ({
    source,
    channels: channels.filter((channel) => channel.source === source),
    queries: labelled.filter((query) => query.source === source),
  }))
}

export function toRecord({ id, platform, name, text }: z.output<typeof Channel>) {
  return { platform, channel_id: id, title: name, handle: id, description: text }
}

async function judge(queries: readonly z.output<typeof Labelled>[], rank: Ranking) {
  const precisions: number[] = []
  const recalls: number[] = []
  for (const { query, relevant } of queries) {
    const found = await rank(query)
    precisions.push(measurePrecision(found, new Set(relevant), 10))
    recalls.push(measureRecall(found, new Set(relevant), 100))
  }
  return { 'P@10': Number(average(precisions).toFixed(3)), 'R@100': Number(average(recalls).toFixed(3)) }
}

async function listNearest({ database }: BenchCatalogue, encoder: Encoder, query: string): Promise<string[]> {
  const [vector] = await encoder.embed([query])
  const { rows } = await database.pool.query<{ channel_id: string }>(
    'select channel_id from creators order by embedding <#> $1::halfvec limit 100',
    [toVectorText(vector ?? [])],
  )
  return rows.map((row) => row.channel_id)
}

function judgeSource(source: string, got: { 'P@10': number; 'R@100': number }): void {
  const target = targets[source]
  if (!target) return
  for (const [place, measure] of (['P@10', 'R@100'] as const).entries()) {
    const needed = Math.max(target.words[place] ?? 0, target.encoder[place] ?? 0)
    report({
      what: `${measure}, ${source}`,
      value: got[measure],
      reference: needed,
      target: '> reference',
      isReached: got[measure] > needed,
    })
  }
}

/** Reads a file of one JSON value a line. */
export function readLines<S extends z.ZodType>(file: string, schema: S): z.output<S>[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => schema.parse(JSON.parse(line)))
}
