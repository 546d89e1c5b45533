// Process that imports a file and kills itself with SIGKILL in the middle of a phase.
import { z } from 'zod'
import { connectDatabase } from '../../database/database.ts'
import { importDatabase } from '../../database/transfer/import-database.ts'
import { checkTransferFile } from '../../database/transfer/read-transfer-file.ts'
import { silentLogger } from '../../lib/logger.ts'

const Arguments = z.object({
  target: z.union([z.object({ databaseUrl: z.string() }), z.object({ socketDir: z.string() })]),
  file: z.string(),
  phase: z.string(),
})

const { target, file, phase } = Arguments.parse(JSON.parse(process.argv[2] ?? ''))
const source = await checkTransferFile(file, () => {})
await importDatabase(connectDatabase(target, 2, silentLogger), source, (progress) => {
  if (progress.phase === phase && progress.done > progress.total / 2) process.kill(process.pid, 'SIGKILL')
})
