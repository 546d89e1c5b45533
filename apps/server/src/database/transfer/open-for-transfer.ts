import { days } from '../../lib/durations.ts'
import { silentLogger } from '../../lib/logger.ts'
import type { Settings } from '../../settings/settings.ts'
import { connectDatabase, type Database } from '../database.ts'
import { startEmbeddedDatabase } from '../embedded/embedded-database.ts'

const poolSize = 2

/**
 * All rows move in one transaction, during which the embedded database answers no other connection. That must not get
 * it replaced.
 */
const limits = { lookEachMs: days(1), slowAfterMs: days(1), deadAfterMs: days(1), stuckAfterCpuMs: days(1) }

/**
 * Opens the database named by the settings as it is: not migrated, and the embedded one exclusively.
 * @throws FolderInUseError when a server or another process has the embedded database open.
 */
export async function openForTransfer({
  databaseUrl,
  dataDir,
}: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (databaseUrl) return connectDatabase({ databaseUrl }, poolSize, silentLogger)
  const process = await startEmbeddedDatabase({ dataDir, log: silentLogger, limits })
  return connectDatabase({ socketDir: process.socketDir }, poolSize, silentLogger, { process })
}
