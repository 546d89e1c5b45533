// A process that opens the embedded database in the folder it is given and keeps it, for the test that kills it.
import { startEmbeddedDatabase } from '../database/embedded/embedded-database.ts'
import { silentLogger } from '../logger.ts'

await startEmbeddedDatabase({ dataDir: process.argv[2] ?? '', log: silentLogger })
process.send?.('ready')
