import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inventPerson, postJson, signUp } from '../../../tools/test-person.ts'
import { startTroupe } from '../../../tools/troupe-process.ts'
import { filterTurns, listSearchTexts } from './search-texts.ts'
import { summarize, timeEach } from './timings.ts'

const searches = 300

/** The whole way of a search on the embedded database with the demo catalogue: HTTP, sign-in, encoder, database, ranking. */
export async function measureEmbeddedSearch(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'troupe-bench-'))
  const troupe = await startTroupe({ dataDir })
  try {
    const { access_token } = await signUp(troupe.url, inventPerson())
    const search = (body: object) => postJson(`${troupe.url}/api/kols/hybrid-search`, body, access_token)
    const texts = listSearchTexts()
    await waitForCatalogue(search)
    await timeEach(texts.slice(-20), (text) => search({ query_text: text }))
    const bare = await timeEach(texts.slice(0, searches), () => fetch(`${troupe.url}/health/ready`))
    const times = await timeEach(texts.slice(0, searches), (text, index) =>
      search({ query_text: text, ...filterTurns[index % filterTurns.length] }),
    )
    console.log('\nembedded, 3,000 creators, end to end, no query repeated (milliseconds)')
    console.table({ 'reference: a route with one bare query': summarize(bare), 'hybrid search': summarize(times) })
    const { p95 } = summarize(times)
    console.log(`target: p95 at most 60 ms: ${p95 <= 60 ? 'reached' : 'NOT REACHED'}`)
  } finally {
    await troupe.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The demo catalogue is loaded in the background. */
async function waitForCatalogue(search: (body: object) => Promise<unknown>): Promise<void> {
  for (let counted = -1; ; ) {
    const answer = await search({ query_text: '', result_limit: 1, min_videos: 0 })
    const isThere =
      typeof answer === 'object' && answer !== null && 'total_results' in answer && answer.total_results === 1
    if (isThere && counted >= 20) return
    if (isThere) counted++
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
