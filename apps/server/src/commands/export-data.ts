// The command `npm run data:export -- FILE_OR_FOLDER`: writes everything that the database holds to one file.
import { mkdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { exportDatabase } from '../database/transfer/export-database.ts'
import { openForTransfer } from '../database/transfer/open-for-transfer.ts'
import { createTransferDisplay } from '../database/transfer/reporting/transfer-display.ts'
import type { TableComparison } from '../database/transfer/table-checksums.ts'
import { describeComparison } from '../database/transfer/transfer-report.ts'
import { leftOutSchemas, leftOutTables } from '../database/transfer/transfer-tables.ts'
import { systemClock } from '../lib/clock.ts'
import { deriveKey } from '../lib/derive-key.ts'
import { readSecretKey } from '../settings/secret-key.ts'
import { loadSettings, type Settings } from '../settings/settings.ts'
import { runCommand, UsageError } from './run-command.ts'

const help = `Writes everything the database holds to one file: npm run data:export -- FILE_OR_FOLDER

It reads the database of DATABASE_URL while servers work on it, as it is at one moment; the embedded one of DATA_DIR only
while its server is stopped. npm run data:import reads the file into an empty database of either kind.
docs/operations.md says more.
`

await runCommand({
  name: 'data:export',
  help,
  parse: readTarget,
  run,
  afterFailure: 'Nothing was kept; it can be repeated.',
})

function readTarget(args: readonly string[]): string {
  const [target, ...more] = args
  if (target === undefined) throw new UsageError('Where to? Name a file or a folder, such as backups/')
  if (more.length > 0 || target.startsWith('-')) throw new UsageError('It takes one file or folder.')
  return target
}

async function run(target: string): Promise<void> {
  const settings = loadSettings()
  const file = await chooseFile(target)
  const compared = await exportWithProgress(settings, file)
  process.stdout.write(`\n${describeComparison(compared, 'database', 'file')}${await describeFile(file, settings)}`)
}

async function exportWithProgress(settings: Settings, file: string): Promise<TableComparison[]> {
  const secretKeyId = deriveKey(readSecretKey(settings), 'data-transfer').toString('hex')
  const database = await openForTransfer(settings)
  const { show, finish } = createTransferDisplay(process.stderr)
  try {
    return await exportDatabase(database, { file, madeAt: systemClock.now(), secretKeyId, show })
  } finally {
    finish()
    await database.close()
  }
}

/** A folder, which ends in a slash or is there, gets a file with the time in its name. */
async function chooseFile(target: string): Promise<string> {
  if (/[/\\]$/.test(target)) await mkdir(target, { recursive: true, mode: 0o700 })
  const found = await stat(target).catch(() => undefined)
  if (!found?.isDirectory()) return resolve(target)
  const time = systemClock.now().toISOString().slice(0, 19).replaceAll(':', '-')
  return resolve(target, `troupe-${time}.jsonl.gz`)
}

async function describeFile(file: string, settings: Settings): Promise<string> {
  const { size } = await stat(file)
  const keyPlace = settings.secretKey ? 'the setting SECRET_KEY' : join(settings.dataDir, 'secret-key')
  const leftOut = Object.entries({ ...leftOutTables, ...leftOutSchemas })
  return `
Written: ${file} (${(size / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })} MB)
It holds people's addresses, messages and password hashes: keep it as safe as the database itself.

Not in it:
  The secret key (${keyPlace}). Keep it elsewhere: only with it mail passwords and Gmail connections
  can be read, people stay signed in and erased creators are known again.
${leftOut.map(([name, reason]) => `  ${name}: ${reason}.`).join('\n')}
`
}
