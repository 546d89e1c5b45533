// The sandbox process: one HTTP server and the SMTP servers, on loopback ports that the system chooses and the parent
// is told. It ends when the channel to its parent closes.
import { startSandbox } from './sandbox.ts'

const catalogueCount = Number(process.argv[2])
const sandbox = await startSandbox(catalogueCount > 0 ? { catalogueCount } : {})
process.on('disconnect', async () => {
  await sandbox.stop()
  process.exit(0)
})
// Ctrl-C reaches the whole process group; the parent decides when the sandbox stops.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
const { httpUrl, smtpUrl, keys, submission } = sandbox
process.send?.({ httpUrl, smtpUrl, keys, submission })
