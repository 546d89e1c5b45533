import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readActivity } from '@troupe/server/database/embedded/process-activity'
import { listChildren } from '../../tools/testing/list-children.ts'
import { startTroupe } from '../../tools/testing/troupe-process.ts'
import { report } from './measure/figures.ts'

const targetPercent = 1
const settleSeconds = 60

/**
 * Measures the processor time of an idle installation: server, embedded database and sandbox with its demo catalogue,
 * compared with a bare Fastify process in the same minutes.
 * @param size Seconds to measure; five minutes by default.
 */
export async function run(size = '300'): Promise<void> {
  const reference = startBareFastify()
  const troupe = await startTroupe({ environment: { LOG_LEVEL: 'info' } })
  try {
    while (!troupe.output().includes('demo catalogue loaded')) await pause(500)
    // Vectors and statistics are computed after loading.
    await pause(settleSeconds * 1000)
    const processes = [troupe.processId ?? 0, ...listChildren(troupe.processId ?? 0)]
    const before = await readCpu([...processes, reference.pid ?? 0])
    await pause(Number(size) * 1000)
    const after = await readCpu([...processes, reference.pid ?? 0])
    const percents = after.map((cpuMs, index) => (cpuMs - (before[index] ?? 0)) / Number(size) / 10)
    const bare = round(percents.pop() ?? 0)
    const total = round(percents.reduce((sum, percent) => sum + percent, 0))
    report({
      what: `unused for ${size} s: all processes (% of a core)`,
      value: total,
      reference: `${bare} (a bare Fastify process)`,
      target: `<= ${targetPercent}`,
      isReached: total <= targetPercent,
    })
    report({ what: 'of these, each process (%)', value: percents.map(round).join(' + ') })
  } finally {
    reference.kill()
    await troupe.stop()
  }
}

const round = (percent: number) => Math.round(percent * 100) / 100

async function readCpu(processes: readonly number[]): Promise<number[]> {
  return Promise.all(processes.map(async (pid) => (await readActivity(pid))?.cpuMs ?? Number.NaN))
}

function startBareFastify() {
  const program = `import fastify from 'fastify'; const app = fastify(); await app.listen({ port: 0 })`
  return spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: join(import.meta.dirname, '..', '..', 'apps', 'server'),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
