import { silentLogger } from '../lib/logger.ts'
import type { Settings } from '../settings/settings.ts'
import { connectDatabase, type Database, openDatabase } from './database.ts'
import { FolderInUseError } from './embedded/folder-owner.ts'

const poolSize = 3

/**
 * Opens the database for a command, or joins the embedded one that a running server has open.
 * @throws FolderInUseError when another process has the data folder open and cannot be joined, or an Error with a
 * message for the operator.
 */
export async function openOrJoinDatabase(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  try {
    return await openDatabase({ ...settings, poolSize, log: silentLogger })
  } catch (error) {
    if (!(error instanceof FolderInUseError) || !error.socketDir) throw error
    return connectDatabase({ socketDir: error.socketDir }, poolSize, silentLogger)
  }
}
