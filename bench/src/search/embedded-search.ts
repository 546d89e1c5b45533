import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HybridSearchResponse } from '@troupe/contract/discovery'
import { inventPerson, postJson, signUp } from '../../../tools/testing/test-person.ts'
import { startTroupe } from '../../../tools/testing/troupe-process.ts'
import { filterTurns, listSearchTexts } from '../catalogue/search-texts.ts'
import { report } from '../measure/figures.ts'
import { summarize, timeEach } from '../measure/timings.ts'

const searches = 300
const liveSearches = 100

/** The whole way of a search on the embedded database with the demo catalogue: HTTP, sign-in, encoder, database, ranking. */
export async function measureEmbeddedSearch(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'troupe-bench-'))
  const troupe = await startTroupe({ dataDir })
  try {
    const { access_token } = await signUp(troupe.url, inventPerson())
    const search = (body: object) => postJson(`${troupe.url}/api/kols/hybrid-search`, body, access_token)
    const texts = listSearchTexts()
    await waitForCatalogue(search)
    await timeEach(texts.slice(-20), (text) => search({ query_text: text, max_api_requests: 0 }))
    const bare = await timeEach(texts.slice(0, searches), () => fetch(`${troupe.url}/health/ready`))
    const times = await timeEach(texts.slice(0, searches), (text, index) =>
      search({ query_text: text, max_api_requests: 0, ...filterTurns[index % filterTurns.length] }),
    )
    console.log('\nembedded, 3,000 creators, end to end, no query repeated (milliseconds)')
    console.table({ 'reference: a route with one bare query': summarize(bare), 'hybrid search': summarize(times) })
    const { p95 } = summarize(times)
    report({
      what: 'embedded, 3,000 creators, over HTTP: p95 of a search (ms)',
      value: p95,
      reference: summarize(bare).p95,
      target: '<= 40',
      isReached: p95 <= 40,
    })
    await measureLiveSearch(search)
  } finally {
    await troupe.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The same with the three platforms asked for every search, each text for the first time. */
async function measureLiveSearch(search: (body: object) => Promise<unknown>): Promise<void> {
  const texts = listSearchTexts().slice(searches, searches + liveSearches)
  const platforms: number[] = []
  const own: number[] = []
  const whole = await timeEach(texts, async (query_text) => {
    const answer = HybridSearchResponse.parse(await search({ query_text, max_api_requests: 8 }))
    const reports = answer.debug_info.platforms ?? []
    if (reports.some(({ state }) => state !== 'answered'))
      throw new Error(`Not all answered: ${JSON.stringify(reports)}`)
    const slowest = Math.max(...reports.map(({ time_ms }) => time_ms))
    platforms.push(slowest)
    own.push(answer.search_time_ms - slowest)
  })
  console.log('\nthe same with three stand-ins asked at once, eight requests a search (milliseconds)')
  console.table({
    'reference: the slowest platform': summarize(platforms),
    'all but the platforms': summarize(own),
    'hybrid search': summarize(whole),
  })
  const [wholeP95, ownP95] = [summarize(whole).p95, summarize(own).p95]
  const reference = summarize(platforms).p95
  const name = 'embedded, three platforms asked: p95 of a search'
  report({ what: `${name} (ms)`, value: wholeP95, reference, target: '<= 400', isReached: wholeP95 <= 400 })
  report({ what: `${name} without the platforms (ms)`, value: ownP95, target: '<= 120', isReached: ownP95 <= 120 })
}

/** The demo catalogue is loaded in the background. */
async function waitForCatalogue(search: (body: object) => Promise<unknown>): Promise<void> {
  for (let counted = -1; ; ) {
    const answer = await search({ query_text: '', result_limit: 1, max_api_requests: 0 })
    const isThere =
      typeof answer === 'object' && answer !== null && 'total_results' in answer && answer.total_results === 1
    if (isThere && counted >= 20) return
    if (isThere) counted++
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
