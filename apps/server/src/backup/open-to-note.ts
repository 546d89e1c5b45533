import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { connectDatabase, type Database } from '../database/database.ts'
import { FolderInUseError } from '../database/embedded/folder-owner.ts'
import { openForTransfer } from '../database/transfer/open-for-transfer.ts'
import { TransferError } from '../database/transfer/reporting/transfer-error.ts'
import { silentLogger } from '../lib/logger.ts'
import type { Settings } from '../settings/settings.ts'

type Place = Pick<Settings, 'databaseUrl' | 'dataDir'>

/**
 * Opens this installation's database as it is, beside its servers. Never creates or migrates it.
 * @throws TransferError when there is no database.
 */
export async function openToNote({ databaseUrl, dataDir }: Place): Promise<Database> {
  if (databaseUrl) return connectDatabase({ databaseUrl }, 1, silentLogger)
  if (!existsSync(join(dataDir, 'database'))) throw new TransferError(`there is no database in ${dataDir}`)
  try {
    return await openForTransfer({ databaseUrl, dataDir })
  } catch (error) {
    if (!(error instanceof FolderInUseError) || !error.socketDir) throw error
    return connectDatabase({ socketDir: error.socketDir }, 1, silentLogger)
  }
}
