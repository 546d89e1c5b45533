import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from '../cluster/cluster.ts'
import type { Report } from '../cluster/report.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** Kills an import of `rows` creators when some of them are stored; after importing again, each is stored once. */
export async function drillKilledImport(cluster: Cluster, report: Report, rows: number): Promise<void> {
  const file = join(cluster.dataDir, 'list.csv')
  const lines = Array.from({ length: rows }, (_, index) => `youtube,imported${index},Imported ${index},${1000 + index}`)
  await writeFile(file, ['platform,handle,title,subscribers', ...lines].join('\n'))

  const kept = await killImport(cluster, file)
  report.check('an import is killed in its middle', kept > 1 && kept < rows, `${kept} of ${rows} stored`)

  const second = startImport(cluster, file)
  let said = ''
  second.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const [exitCode] = await once(second, 'close')
  const [stored, channels] = [await countImported(cluster), await countImported(cluster, 'count(distinct handle)')]
  report.check(
    'imported again, each creator is stored once',
    exitCode === 0 && stored === rows && channels === rows,
    stored,
  )
  if (exitCode !== 0) report.say(said)
}

/**
 * Kills an import that cannot end: the first creator, imported before, is locked, so that one of its batches waits.
 * @returns the number of creators stored by then.
 */
async function killImport(cluster: Cluster, file: string): Promise<number> {
  const ofOne = startImport(cluster, file, '--limit', '1')
  ofOne.stderr.resume()
  await once(ofOne, 'close')
  const lock = await cluster.database.pool.connect()
  try {
    await lock.query('begin')
    await lock.query("select from channels join creators using (id) where handle = 'imported0' for update of channels")
    const started = startImport(cluster, file)
    started.stderr.resume()
    const ended = once(started, 'exit')
    while ((await countImported(cluster)) <= 1 && started.exitCode === null) await pause(5)
    started.kill('SIGKILL')
    await ended
    await lock.query('rollback')
  } finally {
    lock.release()
  }
  return countImported(cluster)
}

function startImport({ environment }: Cluster, file: string, ...options: string[]) {
  return spawn(process.execPath, ['apps/server/src/commands/import-creators.ts', file, ...options], {
    cwd: root,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

async function countImported({ database }: Cluster, what = 'count(*)'): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select ${what} as count from creators where handle like 'imported%'`,
  )
  return rows[0]?.count ?? 0
}
