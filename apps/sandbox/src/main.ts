// The sandbox process: one HTTP server and the SMTP servers, on loopback ports that the system chooses and the parent
// is told. It ends when the channel to its parent closes. Started by hand, it takes the number of creators and a port
// (`node apps/sandbox/src/main.ts 3000 8090`), prints its address and runs until Ctrl-C.
import { startSandbox } from './sandbox.ts'

const [catalogueCount, port] = process.argv.slice(2).map(Number)
const sandbox = await startSandbox({
  ...(catalogueCount ? { catalogueCount } : {}),
  ...(port ? { port } : {}),
})
const { httpUrl, smtpUrl, keys, submission } = sandbox
if (process.send) {
  process.on('disconnect', async () => {
    await sandbox.stop()
    process.exit(0)
  })
  // Ctrl-C reaches the whole process group; the parent decides when the sandbox stops.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => {})
  process.send({ httpUrl, smtpUrl, keys, submission })
} else {
  process.stdout.write(`The sandbox is at ${httpUrl}\n`)
}
