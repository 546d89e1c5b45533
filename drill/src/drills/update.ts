import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { HybridSearchResponse } from '@troupe/contract/discovery'
import { connectDatabase } from '@troupe/server/database/database'
import { silentLogger } from '@troupe/server/lib/logger'
import { release, restoreOnPostgres } from '@troupe/server/testing/releases/releases'
import { z } from 'zod'
import { dumpPostgres } from '../../../tools/release/dump-database.ts'
import { type RunningTroupe, startTroupe } from '../../../tools/testing/troupe-process.ts'
import { call, read } from '../cluster/client.ts'
import { createOwnDatabase } from '../cluster/own-database.ts'
import type { Report } from '../cluster/report.ts'
import { checkOut } from './old-program.ts'

interface Update {
  /** The version to update from. */
  readonly from: string
  /** Whether to start the old program too, which requires its commit. */
  readonly withOldProgram: boolean
}

const SignedIn = z.object({ access_token: z.string() })

/**
 * Performs an update and a rollback as operations.md describes them: dump, stop, start of two new servers; restore of
 * the dump.
 */
export async function drillUpdate(serverUrl: string, report: Report, { from, withOldProgram }: Update): Promise<void> {
  report.begin(`Update from ${from}, and going back`)
  const live = await createOwnDatabase(serverUrl, 'update')
  const former = await createOwnDatabase(serverUrl, 'back')
  const old = withOldProgram ? checkOut(from) : undefined
  try {
    await restoreOnPostgres(from, live.url)
    const dump = await dumpPostgres(live.url)
    await update(live.url, report)
    if (old) await expectRefusal(live.url, old.checkout, report)
    await restoreDump(former.url, dump)
    report.check('the dump of before brings back each row and table', (await dumpPostgres(former.url)) === dump)
    if (old) await use([former.url], report, `the version ${from} on it`, old.checkout)
    else if (withOldProgram) report.say(`${from} itself was not started: its commit is not in this clone`)
    await use([former.url], report, 'and the update can be made again')
  } finally {
    old?.remove()
    await former.drop()
    await live.drop()
  }
}

/** Starts two servers at once, of which only one changes the tables. */
async function update(url: string, report: Report): Promise<void> {
  await use([url, url], report, 'two new servers that start at once on the old tables')
}

/** Starts a server for each address, signs in an earlier user and searches at each, and stops the servers. */
async function use(urls: readonly string[], report: Report, what: string, checkout?: string): Promise<void> {
  const start = performance.now()
  const dataDir = await mkdtemp(join(tmpdir(), 'troupe-update-'))
  const servers = await Promise.all(
    urls.map((url) => startTroupe({ dataDir, environment: describe(url), ...(checkout && { checkout }) })),
  )
  try {
    const found = await Promise.all(servers.map(signInAndSearch))
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const holds = found.every((count) => count > 0)
    report.check(
      `${what}: ready, who had an account signs in and finds`,
      holds,
      `${found.join(' and ')} creators, ${seconds} s`,
    )
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await rm(dataDir, { recursive: true, force: true })
  }
}

function describe(databaseUrl: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: release.secretKey,
    SANDBOX: 'off',
    // No mail is sent here.
    SYSTEM_SMTP_URL: 'smtp://127.0.0.1:9',
  }
}

/** Returns the number of creators found. */
async function signInAndSearch({ url }: RunningTroupe): Promise<number> {
  while (!(await fetch(`${url}/health/ready`)).ok) await pause(50)
  const { email, password } = release.person
  const login = await call(`${url}/api/auth/login`, { method: 'POST', body: { email, password } })
  const { access_token: token } = read(SignedIn, login)
  const body = { query_text: 'baking', max_api_requests: 0 }
  const Found = HybridSearchResponse.pick({ total_results: true })
  return read(Found, await call(`${url}/api/kols/hybrid-search`, { method: 'POST', token, body })).total_results
}

/** Checks that an earlier version refuses tables that a newer one has changed. */
async function expectRefusal(url: string, checkout: string, report: Report): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'troupe-update-'))
  const started = await startTroupe({ checkout, dataDir, environment: describe(url) }).then(
    (server) => server.stop(),
    () => undefined,
  )
  await rm(dataDir, { recursive: true, force: true })
  report.check('the old version refuses the new tables', started === undefined)
}

async function restoreDump(url: string, dump: string): Promise<void> {
  const database = connectDatabase({ databaseUrl: url }, 1, silentLogger)
  await database.pool.query(dump).finally(() => database.close())
}
