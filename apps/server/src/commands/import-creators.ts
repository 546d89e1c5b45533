// The command `npm run creators:import`: imports a list of creators into the catalogue.

import type { Database } from '../database/database.ts'
import { openOrJoinDatabase } from '../database/open-or-join.ts'
import { outlastOutage } from '../database/outages/connection-failure.ts'
import { startJobQueue } from '../jobs/job-queue.ts'
import { systemClock } from '../lib/clock.ts'
import { silentLogger } from '../lib/logger.ts'
import { createErasures } from '../modules/discovery/catalogue/erasing/erasures.ts'
import { storeCreators } from '../modules/discovery/catalogue/storing/store-creators.ts'
import { type ImportOptions, type ImportSummary, importCreators } from '../modules/discovery/import/import-creators.ts'
import { createProgressDisplay } from '../modules/discovery/import/progress-display.ts'
import { describeSummary, toExitCode } from '../modules/discovery/import/summary-text.ts'
import { readSecretKey } from '../settings/secret-key.ts'
import { loadSettings, type Settings } from '../settings/settings.ts'
import { help, type ImportArguments, parseArguments } from './import-creators-arguments.ts'
import { runCommand } from './run-command.ts'

await runCommand({
  name: 'creators:import',
  help,
  parse: parseArguments,
  run,
  afterFailure: 'What was stored before stays; import the file again to go on.',
})

async function run(parsed: ImportArguments): Promise<number> {
  const summary = parsed.dryRun ? await tryOut(parsed) : await store(parsed, loadSettings())
  process.stdout.write(`\n${describeSummary(summary, parsed)}`)
  return toExitCode(summary)
}

/** Dry run: reads the whole file without touching a database. */
function tryOut(parsed: ImportArguments): Promise<ImportSummary> {
  return importWithProgress(parsed, {
    store: async (creators) => ({ created: creators.length, updated: 0, erased: 0 }),
    workers: 1,
  })
}

async function store(parsed: ImportArguments, settings: Settings): Promise<ImportSummary> {
  const database = await openOrJoinDatabase(settings)
  const options = { source: 'import', erasures: createErasures(readSecretKey(settings)) } as const
  try {
    const summary = await importWithProgress(parsed, {
      store: (creators) =>
        outlastOutage(() => storeCreators(database.kysely, creators, { ...options, now: systemClock.now() })),
      // The embedded database has a single connection.
      workers: database.embedded ? 1 : 2,
    })
    if (summary.created + summary.updated > 0) await outlastOutage(() => announceToWorkers(database))
    return summary
  } finally {
    await database.close()
  }
}

/**
 * Wakes the workers that embed creators and count terms. If no server runs, the next one does that work when it starts.
 */
async function announceToWorkers(database: Database): Promise<void> {
  const jobs = await startJobQueue(database, silentLogger)
  try {
    await jobs.enqueue('embed-creators')
    await jobs.enqueue('tidy-catalogue')
  } finally {
    await jobs.stop()
  }
}

async function importWithProgress(
  parsed: ImportArguments,
  storing: Pick<ImportOptions, 'store' | 'workers'>,
): Promise<ImportSummary> {
  const display = createProgressDisplay(process.stderr)
  const stopping = new AbortController()
  const stop = () => {
    // A second Ctrl-C ends at once. The batch in hand is one transaction, which is then rolled back.
    if (stopping.signal.aborted) process.exit(130)
    stopping.abort()
    process.stderr.write('\nStopping after the rows in hand.\n')
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  try {
    return await importCreators({ ...parsed, ...storing, onProgress: display.show, signal: stopping.signal })
  } finally {
    display.finish()
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
}
