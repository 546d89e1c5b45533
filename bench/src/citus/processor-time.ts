import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { Database } from '@troupe/server/database/database'
import pg from 'pg'
import { listChildren } from '../../../tools/testing/list-children.ts'
import { filterTurns } from '../catalogue/search-texts.ts'
import { openSearches } from '../search/measure-searches.ts'

const searches = 600

/** Processor time in milliseconds that the nodes of Citus have used since they were started: the coordinator's, the workers'. */
export interface NodeTimes {
  readonly coordinator: number
  readonly workers: number
}

/** @returns a function that reads the times. The nodes have to run on this machine. */
async function watchProcessorTime(nodes: readonly string[]): Promise<() => Promise<NodeTimes>> {
  const [coordinator = 0, ...workers] = await Promise.all(nodes.map(readPostmaster))
  const millisecondsPerTick = 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  const read = async (postmaster: number) => (await readFamily(postmaster)) * millisecondsPerTick
  return async () => {
    const times = await Promise.all(workers.map(read))
    return { coordinator: await read(coordinator), workers: times.reduce((sum, time) => sum + time, 0) }
  }
}

/** Searches with 200 texts and each filter in turn. @returns the processor time of one on average. */
export async function measureCost(database: Database, nodes: readonly string[]): Promise<NodeTimes> {
  const { texts, search } = await openSearches(database)
  const readTimes = await watchProcessorTime(nodes)
  const before = await readTimes()
  for (let number = 0; number < searches; number++) {
    await search(texts[number % texts.length] ?? '', filterTurns[number % filterTurns.length] ?? {})
  }
  const after = await readTimes()
  const each = (node: keyof NodeTimes) => Math.round(((after[node] - before[node]) / searches) * 10) / 10
  return { coordinator: each('coordinator'), workers: each('workers') }
}

async function readPostmaster(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(`select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as id`)
  await client.end()
  return Number(rows[0]?.id)
}

/** Ticks of a process, of its children that have ended, and of those that run. */
async function readFamily(postmaster: number): Promise<number> {
  const [own, ...children] = await Promise.all([postmaster, ...listChildren(postmaster)].map(readTicks))
  return [...(own ?? []), ...children.flatMap((ticks) => ticks.slice(0, 2))].reduce((sum, ticks) => sum + ticks, 0)
}

/** User and system time of a process and of its ended children; nothing of one that has ended. See proc(5). */
async function readTicks(id: number): Promise<number[]> {
  const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')
  // The name in parentheses may contain blanks.
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number)
}
