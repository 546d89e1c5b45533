// The command `npm run data:import -- FILE`: fills an empty database with what `npm run data:export` has written.
import { join } from 'node:path'
import type { Database } from '../database/database.ts'
import { importDatabase } from '../database/transfer/import-database.ts'
import { openForTransfer } from '../database/transfer/open-for-transfer.ts'
import { type CheckedFile, checkTransferFile } from '../database/transfer/read-transfer-file.ts'
import { createTransferDisplay } from '../database/transfer/reporting/transfer-display.ts'
import { TransferError } from '../database/transfer/reporting/transfer-error.ts'
import { describeComparison } from '../database/transfer/transfer-report.ts'
import { deriveKey } from '../lib/derive-key.ts'
import { readSecretKey } from '../settings/secret-key.ts'
import { loadSettings, type Settings } from '../settings/settings.ts'
import { parseOptions, runCommand, UsageError } from './run-command.ts'

const help = `Fills an empty database with what npm run data:export has written: npm run data:import -- FILE

It fills the database of DATABASE_URL, else the embedded one of DATA_DIR, while no server works on it: every row or, whatever
happens, none. Then it reads every row back and compares. docs/operations.md says more.

  --other-key   import also where SECRET_KEY is not the one of the file
`

const consequences =
  'With another one everybody has to sign in again, mail passwords and Gmail connections have to be set up again, and ' +
  'creators who asked to be forgotten are not known any more.'

await runCommand({
  name: 'data:import',
  help,
  parse: readArguments,
  run,
  afterFailure: 'Nothing was kept; it can be repeated.',
})

interface ImportArguments {
  readonly file: string
  readonly acceptsOtherKey: boolean
}

function readArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parseOptions(args, { 'other-key': { type: 'boolean' } })
  const [file, ...more] = positionals
  if (file === undefined) throw new UsageError('Which file? Name the one that npm run data:export has made.')
  if (more.length > 0) throw new UsageError(`One file at a time; these are ${positionals.length}.`)
  return { file, acceptsOtherKey: values['other-key'] ?? false }
}

async function run(given: ImportArguments): Promise<void> {
  const settings = loadSettings()
  const compared = await importWithProgress(settings, given)
  const place = settings.databaseUrl ? 'PostgreSQL' : `the embedded database in ${settings.dataDir}`
  process.stdout.write(`
${describeComparison(compared, 'file', 'database')}
Imported into ${place}. Start the server now.
`)
}

async function importWithProgress(settings: Settings, { file, acceptsOtherKey }: ImportArguments) {
  const { show, finish } = createTransferDisplay(process.stderr)
  let database: Database | undefined
  try {
    const source = await checkTransferFile(file, show)
    if (!acceptsOtherKey) refuseOtherKey(source, settings)
    database = await openForTransfer(settings)
    return await importDatabase(database, source, show)
  } finally {
    finish()
    await database?.close()
  }
}

/** @throws TransferError when what is encrypted in the file could not be read here. */
function refuseOtherKey({ header }: CheckedFile, settings: Settings): void {
  if (deriveKey(readSecretKey(settings), 'data-transfer').toString('hex') === header.secret_key_id) return
  const place = settings.secretKey
    ? 'Set SECRET_KEY to what it was there'
    : `Set SECRET_KEY, or copy the old DATA_DIR/secret-key over ${join(settings.dataDir, 'secret-key')}`
  throw new TransferError(
    `This file was made under another SECRET_KEY. ${consequences}\n${place}, then import again; or say --other-key to ` +
      'do without. Nothing was written.',
  )
}
