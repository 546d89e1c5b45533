// The command `npm run backup:verify -- FILE`: restores a backup into a scratch database and compares checksums.
import { runStep } from '../backup/run-step.ts'
import { verifyFile } from '../backup/verify-file.ts'
import { describeComparison } from '../database/transfer/transfer-report.ts'
import { systemClock } from '../lib/clock.ts'
import { loadSettings } from '../settings/settings.ts'
import { parseOptions, runCommand, UsageError } from './run-command.ts'

const help = `Restores a backup into a scratch database and compares every table: npm run backup:verify -- FILE

FILE is a dump of npm run backup, with its manifest beside it, or a file of npm run data:export. The scratch database is made
on the server of DATABASE_URL, or in DATA_DIR where that is not set, and removed at the end. The live database stays as it is
but for the result, which GET /metrics tells. docs/operations.md says more.

  --scratch URL   make the scratch database on another PostgreSQL, as the role that the address names
`

await runCommand({
  name: 'backup:verify',
  help,
  parse: readArguments,
  run,
  afterFailure: 'Nothing was kept; it can be repeated.',
})

interface VerifyArguments {
  readonly file: string
  readonly scratch: string | undefined
}

function readArguments(args: readonly string[]): VerifyArguments {
  const { values, positionals } = parseOptions(args, { scratch: { type: 'string' } })
  const [file, ...more] = positionals
  if (file === undefined) throw new UsageError('Which file? Name a backup.')
  if (more.length > 0) throw new UsageError(`One file at a time; these are ${positionals.length}.`)
  return { file, scratch: values.scratch }
}

async function run({ file, scratch }: VerifyArguments): Promise<void> {
  const settings = loadSettings()
  const { dataDir } = settings
  const serverUrl = scratch ?? settings.databaseUrl
  const { madeAt, compared } = await runStep(settings, 'verification', (tools) =>
    verifyFile(file, { ...tools, serverUrl, dataDir, now: systemClock.now() }),
  )
  process.stdout.write(`
${describeComparison(compared, 'backup', 'restored')}
Verified: ${file} holds what was in the database at ${madeAt.toISOString()}.
`)
}
