import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { briefProgram, compiledCode } from './compiled-code.ts'

export interface ServerProcess {
  readonly url: string
  readonly dataDir: string
  readonly process: ChildProcess
  /** Resolves to the exit code. */
  readonly ended: Promise<number | null>
  /** Output so far, including the log. */
  output(): string
  /** Kills the process and its database, and removes its data. */
  remove(): Promise<void>
}

const running = new Set<ChildProcess>()

/** Kills the servers of a test file. A test that fails while a server starts has no handle to remove it. */
export function endServerProcesses(): void {
  for (const child of running) child.kill('SIGKILL')
}

/**
 * Starts the server on a free port, with its own embedded database and without the sandbox.
 * @throws Error with its error output when it ends before it listens.
 */
export async function startServerProcess(settings: Record<string, string> = {}): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'troupe-server-'))
  const child = spawn(process.execPath, [...briefProgram, join(import.meta.dirname, '..', '..', 'main.ts')], {
    // Not the tests' folder, whose `.env` must not be read.
    cwd: dataDir,
    env: {
      PORT: '0',
      DATA_DIR: dataDir,
      SANDBOX: 'off',
      REGISTRATION: 'open',
      SYSTEM_SMTP_URL: 'smtp://127.0.0.1:9',
      LOG_LEVEL: 'silent',
      ...compiledCode,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  void ended.then(() => running.delete(child))
  // Its database also writes to the error output, and lives up to 5 seconds longer than a killed server.
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
    // Emitted after its exit, once all its output was read.
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
