import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { restoreDatabase } from '@troupe/server/backup/postgres-programs'
import { findFreePort } from '@troupe/server/testing/processes/free-port'
import { fillWithReaders } from '../../../bench/src/mail/sending-brand.ts'
import { inventPerson, type Person, signUp } from '../../../tools/testing/test-person.ts'
import { call } from '../cluster/client.ts'
import type { Cluster } from '../cluster/cluster.ts'
import { createNode, type TroupeNode } from '../cluster/node.ts'
import { createOwnDatabase } from '../cluster/own-database.ts'
import type { Report } from '../cluster/report.ts'
import { type ArchivingPostgres, startArchivingPostgres } from './archiving-postgres.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const programs = join(root, '.ci', 'programs')

/** Restores a dump, and restores a lost cluster to the moment before a mistake. */
export async function drillRestore(cluster: Cluster, report: Report, creators: number): Promise<void> {
  report.begin('Restored from backups')
  if (process.getuid?.() !== 0) return report.say('it starts a PostgreSQL of its own, which takes root; not drilled')
  const postgres = await startArchivingPostgres()
  try {
    await fillWithReaders({ databaseUrl: postgres.url, dataDir: '' }, creators)
    const node = await startNode(cluster, postgres.url)
    try {
      const first = await signUpAt(cluster, node)
      await restoreDump(cluster, report, { postgres, person: first })
      await restoreMoment(cluster, report, { postgres, node, creators, person: first })
    } finally {
      await node.stop('SIGKILL')
    }
  } finally {
    postgres.stop()
  }
}

/** Starts a server on another database. Its key differs, so it cannot continue the original's sending. */
async function startNode(cluster: Cluster, databaseUrl: string): Promise<TroupeNode> {
  const port = await findFreePort()
  const own = { DATABASE_URL: databaseUrl, SECRET_KEY: randomBytes(32).toString('hex') }
  const environment = { ...cluster.environment, ...own }
  const node = createNode({ name: 'restored', port, dataDir: cluster.dataDir, environment })
  await node.start()
  return node
}

async function signUpAt({ sandbox }: Cluster, { url }: TroupeNode): Promise<Person> {
  const person = inventPerson()
  await signUp(url, person, sandbox.httpUrl)
  return person
}

async function signsIn({ url }: TroupeNode, { email, password }: Person): Promise<boolean> {
  return (await call(`${url}/api/auth/login`, { method: 'POST', body: { email, password } })).status === 200
}

interface DumpDrill {
  readonly postgres: ArchivingPostgres
  /** A person contained in the dump. */
  readonly person: Person
}

async function restoreDump(cluster: Cluster, report: Report, { postgres, person }: DumpDrill): Promise<void> {
  const folder = join(cluster.dataDir, 'backups')
  const env = { ...process.env, PATH: `${programs}:${process.env.PATH}`, DATABASE_URL: postgres.url }
  const start = performance.now()
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'apps', 'server', 'src', 'commands', 'back-up.ts'), folder],
    { env, cwd: cluster.dataDir },
  )
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  report.check(
    'npm run backup makes a dump and verifies it',
    stdout.includes('are the same when restored'),
    `${seconds} s`,
  )
  const dump = (await readdir(folder)).find((name) => name.endsWith('.dump')) ?? ''

  const database = await createOwnDatabase(postgres.url)
  try {
    process.env.PATH = env.PATH
    const signal = new AbortController().signal
    await restoreDatabase({ databaseUrl: database.url, file: join(folder, dump), signal, count: () => {} })
    const node = await startNode(cluster, database.url)
    report.check('a server on the restored dump signs its people in', await signsIn(node, person))
    await node.stop('SIGTERM')
  } finally {
    await database.drop()
  }
}

interface MomentDrill extends DumpDrill {
  readonly node: TroupeNode
  readonly creators: number
}

async function restoreMoment(cluster: Cluster, report: Report, { postgres, node, creators, person }: MomentDrill) {
  postgres.backUp()
  const known = await signUpAt(cluster, node)
  const [moment] = await postgres.query('select clock_timestamp()::text as time')
  await postgres.query('delete from channels; delete from creators; delete from users')
  report.check('after the mistake no one can sign in', !(await signsIn(node, known)))
  await postgres.waitUntilArchived()
  await postgres.destroy()
  report.check('the cluster is destroyed: the server says that it is not ready', !(await isReady(node)))

  const start = performance.now()
  await postgres.restore(String(moment?.time))
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const [found] = await postgres.query(
    'select count(*)::int as creators, (select count(*)::int from users) as users from creators',
  )
  report.check(
    'restored to the moment before, all are there',
    found?.creators === creators && found.users === 2,
    `${seconds} s`,
  )
  const signedIn = [await signsIn(node, person), await signsIn(node, known)]
  report.check('the same server goes on, and signs in who came after the copy of the cluster', signedIn.every(Boolean))
  // As the operations manual says: PostgreSQL itself applies archive_timeout only five minutes after a recovery.
  postgres.backUp()
  await signUpAt(cluster, node)
  await postgres.waitUntilArchived()
  const [archiver] = await postgres.query('select failed_count::int as failures from pg_stat_archiver')
  report.check('what comes after is archived as well', archiver?.failures === 0, `${archiver?.failures} failures`)
}

async function isReady({ url }: TroupeNode): Promise<boolean> {
  return (await call(`${url}/health/ready`)).status === 200
}
