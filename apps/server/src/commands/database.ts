// The command `npm run database -- COMMAND`: divides the catalogue among workers of Citus, brings it together, says how it lies.
import { connectDatabase } from '../database/database.ts'
import { describeDistribution } from '../database/distribution/describe-distribution.ts'
import { distribute, prepareNodes, undistribute } from '../database/distribution/distribute.ts'
import { DistributionError } from '../database/distribution/distribution-error.ts'
import type { Progress } from '../database/distribution/fill-copies.ts'
import { readDistribution } from '../database/distribution/read-distribution.ts'
import { partsPerWorker } from '../database/distribution/set-session-settings.ts'
import { seconds } from '../lib/durations.ts'
import { silentLogger } from '../lib/logger.ts'
import { loadSettings } from '../settings/settings.ts'
import { type DatabaseCommand, help, parseArguments } from './database-command-line.ts'
import { runCommand } from './run-command.ts'

const poolSize = 2
const pauseBetweenLines = seconds(3)

await runCommand({
  name: 'database',
  help,
  parse: parseArguments,
  run,
  afterFailure:
    'The catalogue serves as before, whole or divided: npm run database -- status. The command can be repeated.',
})

async function run(given: DatabaseCommand): Promise<void> {
  const { databaseUrl } = loadSettings()
  if (!databaseUrl) {
    throw new DistributionError('This is about a PostgreSQL with Citus, and DATABASE_URL is not set.')
  }
  const { kysely: db, close } = connectDatabase({ databaseUrl }, poolSize, silentLogger)
  try {
    switch (given.command) {
      case 'status':
        for await (const line of describeDistribution(db)) process.stdout.write(`${line}\n`)
        return
      case 'prepare':
        await prepareNodes(db)
        process.stdout.write('The nodes have what the catalogue needs.\n')
        return
      case 'distribute': {
        const { workers } = await readDistribution(db)
        const shards = given.shards ?? Math.max(1, workers) * partsPerWorker
        await report(`divided into ${shards} parts`, (note) => distribute(db, shards, note))
        return
      }
      case 'undistribute':
        await report('whole', (note) => undistribute(db, note))
    }
  } finally {
    await close()
  }
}

/** Does the work, tells how far it is, and at the end how long it took and how long others waited. */
async function report(state: string, work: (note: (progress: Progress) => void) => Promise<number>): Promise<void> {
  const begun = performance.now()
  const waitedMs = await work(createNote())
  const format = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
  process.stdout.write(
    `The catalogue is ${state}. It took ${format(performance.now() - begun)}; at the end, reading and writing waited for ${format(waitedMs)}.\n`,
  )
}

/** Writes a line for each step, and every few seconds how far it is. */
function createNote(): (progress: Progress) => void {
  let [step, at] = ['', 0]
  return (progress) => {
    if (progress.step === step && performance.now() - at < pauseBetweenLines) return
    step = progress.step
    at = performance.now()
    const part = progress.part === undefined ? '' : ` (${Math.floor(progress.part * 100)} %)`
    process.stderr.write(`${step}${part}\n`)
  }
}
