// The command `npm run backup -- FOLDER`: dumps the PostgreSQL database, verifies the dump and deletes old ones.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { deleteOldDumps, draftsPrefix } from '../backup/delete-old-dumps.ts'
import { makeDump, moveDump } from '../backup/make-dump.ts'
import { runStep } from '../backup/run-step.ts'
import { verifyFile } from '../backup/verify-file.ts'
import { openForTransfer } from '../database/transfer/open-for-transfer.ts'
import { TransferError } from '../database/transfer/reporting/transfer-error.ts'
import type { TableComparison } from '../database/transfer/table-checksums.ts'
import { systemClock } from '../lib/clock.ts'
import { loadSettings } from '../settings/settings.ts'
import { parseOptions, runCommand, UsageError } from './run-command.ts'

const help = `Dumps the PostgreSQL database of DATABASE_URL into a folder, restores the dump into a scratch database, compares every table,
and then keeps the dump and deletes old ones: npm run backup -- FOLDER

Servers go on meanwhile. It takes pg_dump and pg_restore of the server's major version or a newer one. docs/operations.md says more.

  --keep-days N   delete dumps that are older, once the new one is verified (14)
  --scratch URL   make the scratch database on another PostgreSQL, as the role that the address names
`

await runCommand({
  name: 'backup',
  help,
  parse: readArguments,
  run,
  afterFailure: 'Nothing was kept; it can be repeated.',
})

interface BackupArguments {
  readonly folder: string
  readonly keepDays: number
  readonly scratch: string | undefined
}

function readArguments(args: readonly string[]): BackupArguments {
  const { values, positionals } = parseOptions(args, {
    'keep-days': { type: 'string', default: '14' },
    scratch: { type: 'string' },
  })
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0) throw new UsageError('Where to? Name one folder, such as backups/')
  const keepDays = Number(values['keep-days'])
  if (!Number.isInteger(keepDays) || keepDays < 1)
    throw new UsageError('--keep-days takes a number of days, 1 or more.')
  return { folder: resolve(folder), keepDays, scratch: values.scratch }
}

async function run({ folder, keepDays, scratch }: BackupArguments): Promise<void> {
  const settings = loadSettings()
  const { databaseUrl, dataDir } = settings
  if (!databaseUrl) {
    throw new TransferError(
      'This dumps a PostgreSQL, and DATABASE_URL is not set. For the embedded database: npm run data:export',
    )
  }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // A dump that is not verified is no backup, and never lies among them, even if this process is killed.
  const drafts = await mkdtemp(join(folder, draftsPrefix))
  try {
    const { draft } = await runStep(settings, 'backup', async (tools) => {
      const madeAt = systemClock.now()
      const database = await openForTransfer({ databaseUrl, dataDir })
      const path = makeDump(database, { ...tools, databaseUrl, folder: drafts, madeAt })
      return { madeAt, draft: await path.finally(() => database.close()) }
    })
    const now = systemClock.now()
    const { compared } = await runStep(settings, 'verification', (tools) =>
      verifyFile(draft, { ...tools, serverUrl: scratch ?? databaseUrl, dataDir, now }),
    )
    const dump = await moveDump(draft, folder)
    await deleteOldDumps(folder, keepDays, now)
    tell(dump, compared)
  } finally {
    await rm(drafts, { recursive: true, force: true })
  }
}

function tell(dump: string, compared: readonly TableComparison[]): void {
  const rows = compared.reduce((sum, { to }) => sum + to.rows, 0)
  process.stdout.write(
    `${dump}\nVerified: ${rows.toLocaleString('en')} rows in ${compared.length} tables are the same when restored.\n`,
  )
}
