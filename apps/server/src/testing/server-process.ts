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
  /** What it has written so far, its log among it. */
  output(): string
  /** Ends it whatever it does, and forgets its data. */
  remove(): Promise<void>
}

/**
 * Starts the server itself on a free port, with an embedded database of its own and without the sandbox.
 * @throws Error with what it wrote to its error output when it ends before it listens.
 */
export async function startServerProcess(settings: Record<string, string> = {}): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'troupe-server-'))
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts')], {
    // Not where the tests run: a `.env` there is none of theirs.
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
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let output = ''
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const port = /Troupe is ready at http:\/\/localhost:(\d+)/.exec(output)?.[1]
      if (!port) return
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
      await ended
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}
