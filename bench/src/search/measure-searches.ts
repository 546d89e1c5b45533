import { HybridSearchRequest } from '@troupe/contract/discovery'
import type { Database } from '@troupe/server/database/database'
import { createBuiltInEncoder } from '@troupe/server/integrations/language/built-in-encoder'
import { hybridSearch } from '@troupe/server/modules/discovery/search/hybrid-search'
import { toVectorText } from '@troupe/server/modules/discovery/search/meaning/embedding-repository'
import { createGlossingEncoder } from '@troupe/server/modules/discovery/search/meaning/glossing-encoder'
import { createSearchContext } from '../catalogue/bench-catalogue.ts'
import { filterTurns, listSearchTexts, sortTurns } from '../catalogue/search-texts.ts'
import { summarize, timeEach, timeFastest, watchTimeInUse } from '../measure/timings.ts'
import { measureRecall, type Recall } from './measure-recall.ts'

const usualTexts = 200
/** Ranking all creators of a large catalogue takes seconds. */
const recallSearches = (count: number) => (count > 100_000 ? 20 : 60)

export interface MeasuredSearches {
  readonly count: number
  /** The database's part over all filters, in milliseconds. */
  readonly p50: number
  readonly p95: number
  /** Database time of every search with every filter. */
  readonly milliseconds: readonly number[]
  /** The bare nearest-neighbour query. */
  readonly bareP95: number
  readonly recall: Recall
}

/** Searches a filled catalogue with that many texts and each filter and order in turn. */
export async function measureSearches(
  database: Database,
  count: number,
  textCount = usualTexts,
): Promise<MeasuredSearches> {
  const { texts, vectors, context, search } = await openSearches(database, textCount)
  const inUse = watchTimeInUse(database.pool)
  const nearest = (text: string) =>
    database.pool.query('select id from creators order by embedding <#> $1::halfvec limit 30', [vectors.get(text)])
  await timeEach(texts.slice(0, 100), (text, index) => search(text, filterTurns[index % filterTurns.length] ?? {}))

  const rows: Record<string, object> = {}
  const note = (name: string, whole: readonly number[], inDatabase: readonly number[]) => {
    const { p50, p95 } = summarize(inDatabase)
    rows[name] = { p50, p95, 'p50 with ranking': summarize(whole).p50, 'p95 with ranking': summarize(whole).p95 }
  }
  const time = async (name: string, run: (text: string) => Promise<unknown>) => {
    const taken = await timeFastest(texts, run, { inUse })
    note(name, taken.whole, taken.inDatabase)
    return taken
  }
  const bare = await time('reference: bare nearest 30', nearest)
  const all: { whole: number[]; inDatabase: number[] } = { whole: [], inDatabase: [] }
  for (const filters of filterTurns) {
    const taken = await time(`hybrid search ${JSON.stringify(filters)}`, (text) => search(text, filters))
    all.whole.push(...taken.whole)
    all.inDatabase.push(...taken.inDatabase)
  }
  note('hybrid search, all of these', all.whole, all.inDatabase)
  for (const order of sortTurns) await time(`in order ${JSON.stringify(order)}`, (text) => search(text, order))
  console.log(`in the database, of ${count.toLocaleString('en')} creators; fastest of three (milliseconds)`)
  console.table(rows)

  const sample = texts.slice(0, recallSearches(count))
  const recall = await measureRecall(context, sample, filterTurns)
  console.log('recall against ranking all creators')
  console.table([recall])
  const bareP95 = summarize(bare.inDatabase).p95
  const { p50, p95 } = summarize(all.inDatabase)
  return { count, p50, p95, milliseconds: all.inDatabase, bareP95, recall }
}

/** Prepares searches of a filled catalogue with that many texts. */
export async function openSearches(database: Database, textCount = usualTexts) {
  const texts = listSearchTexts().slice(0, textCount)
  const vectors = await encode(texts)
  const context = createSearchContext(database, { find: async (text) => vectors.get(text) }, openEncoder())
  const search = (text: string, filters: object) =>
    hybridSearch(context, HybridSearchRequest.parse({ query_text: text, max_api_requests: 0, ...filters }))
  return { texts, vectors, context, search }
}

/** Vectors of the texts, as text, encoded before anything is timed. */
async function encode(texts: readonly string[]): Promise<Map<string, string>> {
  const encoder = openEncoder()
  const encoded = await encoder.embed(texts)
  await encoder.close()
  return new Map(texts.map((text, index) => [text, toVectorText(encoded[index] ?? [])]))
}

const openEncoder = () => createGlossingEncoder(createBuiltInEncoder())
