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

  const first = startImport(cluster, file)
  first.stderr.resume()
  const ended = once(first, 'exit')
  while ((await countImported(cluster)) === 0 && first.exitCode === null) await pause(5)
  first.kill('SIGKILL')
  await ended
  const kept = await countImported(cluster)
  report.check('an import is killed in its middle', kept > 0 && kept < rows, `${kept} of ${rows} stored`)

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

function startImport({ environment }: Cluster, file: string) {
  return spawn(process.execPath, ['apps/server/src/commands/import-creators.ts', file], {
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
