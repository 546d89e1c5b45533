import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inventPerson, postJson, signUp } from '../../tools/testing/test-person.ts'
import { startTroupe } from '../../tools/testing/troupe-process.ts'
import { report } from './measure/figures.ts'

/**
 * Measures the time from starting the process to a ready server, for a new and a used data folder, and to the first
 * found creators.
 */
export async function run(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'troupe-bench-'))
  const reference = await timeBareFastify()
  try {
    const first = await timeStart(dataDir, true)
    const second = await timeStart(dataDir, false)
    console.table({
      'reference: bare Fastify process': { readyMs: reference, firstSearchMs: undefined },
      'first start ever': { readyMs: first.readyMs, firstSearchMs: first.firstSearchMs },
      'second start': { readyMs: second.readyMs, firstSearchMs: second.firstSearchMs },
    })
    const { readyMs, firstSearchMs } = first
    const [readyTarget, searchTarget] = [5000, 10_000]
    report({
      what: 'first start ever: ready after (ms)',
      value: readyMs,
      reference,
      target: `< ${readyTarget}`,
      isReached: readyMs < readyTarget,
    })
    report({ what: 'second start: ready after (ms)', value: second.readyMs, reference })
    report({
      what: 'first start ever: first creators found after (ms)',
      value: firstSearchMs,
      target: `< ${searchTarget}`,
      isReached: firstSearchMs < searchTarget,
    })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function timeStart(dataDir: string, mustWaitForCatalogue: boolean) {
  const start = performance.now()
  const troupe = await startTroupe({ dataDir })
  const readyMs = Math.round(performance.now() - start)
  const { access_token } = await signUp(troupe.url, inventPerson())
  const search = () => postJson(`${troupe.url}/api/kols/hybrid-search`, { query_text: 'vegan baking' }, access_token)
  let answer = await search()
  while (mustWaitForCatalogue && !hasResults(answer, 30)) answer = await search()
  const firstSearchMs = Math.round(performance.now() - start)
  await troupe.stop()
  return { readyMs, firstSearchMs }
}

function hasResults(answer: unknown, count: number): boolean {
  return typeof answer === 'object' && answer !== null && 'total_results' in answer && answer.total_results === count
}

/** Times a process that imports Fastify, listens and reports it: the minimum of any server of ours. */
async function timeBareFastify(): Promise<number> {
  const program = `import fastify from 'fastify'; const app = fastify(); await app.listen({ port: 0 }); console.log('ready')`
  const start = performance.now()
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: join(import.meta.dirname, '..', '..', 'apps', 'server'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  child.kill()
  return Math.round(performance.now() - start)
}
