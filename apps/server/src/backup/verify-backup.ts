// The command `npm run backup:verify -- FILE`: restores a backup into a scratch database and compares checksums.
import { parseArgs } from 'node:util'
import { systemClock } from '../clock.ts'
import { describeComparison } from '../database/transfer/transfer-report.ts'
import { loadSettings } from '../settings.ts'
import { describeTransferFailure, TransferUsageError, toTransferExitCode } from '../transfer-failure.ts'
import { runStep } from './run-step.ts'
import { verifyFile } from './verify-file.ts'

const help = `Restores a backup into a scratch database and compares every table: npm run backup:verify -- FILE

FILE is a dump of npm run backup, with its manifest beside it, or a file of npm run data:export. The scratch database is made
on the server of DATABASE_URL, or in DATA_DIR where that is not set, and removed at the end. The live database stays as it is
but for the result, which GET /metrics tells. docs/operations.md says more.

  --scratch URL   make the scratch database on another PostgreSQL, as the role that the address names
`

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  try {
    if (args.includes('--help')) process.stdout.write(help)
    else await run(readArguments(args))
    return 0
  } catch (error) {
    process.stderr.write(describeTransferFailure(error, 'backup:verify'))
    return toTransferExitCode(error)
  }
}

interface VerifyArguments {
  readonly file: string
  readonly scratch: string | undefined
}

function readArguments(args: readonly string[]): VerifyArguments {
  const { values, positionals } = parse(args)
  const [file, ...more] = positionals
  if (file === undefined) throw new TransferUsageError('Which file? Name a backup.')
  if (more.length > 0) throw new TransferUsageError(`One file at a time; these are ${positionals.length}.`)
  return { file, scratch: values.scratch }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { scratch: { type: 'string' } } })
  } catch (error) {
    throw new TransferUsageError(error instanceof Error ? error.message : String(error))
  }
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
