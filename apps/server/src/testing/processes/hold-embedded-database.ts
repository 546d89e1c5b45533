// Process that opens the embedded database in the given folder, executes a statement if one is given, and keeps it
// open, for tests that kill this process.
import pg from 'pg'
import { startEmbeddedDatabase } from '../../database/embedded/embedded-database.ts'
import { silentLogger } from '../../lib/logger.ts'

const [dataDir = '', statement = ''] = process.argv.slice(2)
const database = await startEmbeddedDatabase({ dataDir, log: silentLogger })
if (statement !== '') {
  const client = new pg.Client({ host: database.socketDir, user: 'postgres', database: 'postgres' })
  await client.connect()
  void client.query(statement)
}
process.send?.(database.processId())
