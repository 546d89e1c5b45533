import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface ServerProcess {
  readonly url: string
  readonly dataDir: string
  readonly process: ChildProcess
  /** Resolves to the exit code. */
  readonly ended: Promise<number | null>
  /** Its output so far, log included. */
  output(): string
  /** Ends it and its database whatever they do, and removes its data. */
  remove(): Promise<void>
}

const running = new Set<ChildProcess>()

/** Ends the servers of a test file: one that fails while a server starts has nothing to remove it by. */
export function endServerProcesses(): void {
  for (const child of running) child.kill('SIGKILL')
}

/**
 * Starts the server itself on a free port, with an embedded database of its own and without the sandbox.
 * @throws Error with what it wrote to its error output when it ends before it listens.
 */
export async function startServerProcess(settings: Record<string, string> = {}): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'troupe-server-'))
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', '..', 'main.ts')], {
    // Not in the folder of the tests: a `.env` there does not belong to them.
    cwd: dataDir,
    env: {
      PORT: '0',
      DATA_DIR: dataDir,
      SANDBOX: 'off',
      SYSTEM_SMTP_URL: 'smtp://127.0.0.1:9',
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  void ended.then(() => running.delete(child))
  // Its database writes to its error output, too, and lives up to 5 seconds longer than a killed server.
  const closed = new Promise((resolve) => child.once('close', resolve))
  let output = ''
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const url = await new Promise<string>((resolve, reject) => {
    let isReady = false
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (isReady) return
      const port = /Troupe is ready at http:\/\/localhost:(\d+)/.exec(output)?.[1]
      if (!port) return
      isReady = true
      child.stderr.pipe(process.stderr)
      resolve(`http://127.0.0.1:${port}`)
    })
    // After its exit, once all that it has written was read.
    child.once('close', (code) => reject(new Error(`The server ended at its start with ${code}: ${errors}`)))
  })
  return {
    url,
    dataDir,
    process: child,
    ended,
    output: () => output,
    async remove() {
      child.kill('SIGKILL')
      await closed
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
