import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..', '..')
/** Node's arguments in `npm start`, after `exec node`. */
const [, , ...startArguments] = packageJson.scripts.start.split(' ')

export interface RunningTroupe {
  readonly url: string
  /** Key of its sandbox, if one is required. */
  readonly sandboxKey: string | undefined
  readonly dataDir: string
  readonly processId: number | undefined
  /** Its output so far. */
  output(): string
  /** Resolves to the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Keyed by the address of the started server. */
const sandboxKeys = new Map<string, string>()

/** Address of a server's sandbox inbox, or of a path below it such as `/messages`, with the key if one is required. */
export function toInboxUrl(serverUrl: string, path = ''): string {
  const key = sandboxKeys.get(serverUrl)
  return `${serverUrl}/sandbox/inbox${path}${key === undefined ? '' : `?key=${key}`}`
}

/** Starts the product as `npm start` does, on a free port. By default with a new data folder and this checkout. */
export async function startTroupe(
  options: { checkout?: string; dataDir?: string; environment?: Record<string, string> } = {},
): Promise<RunningTroupe> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'troupe-journey-')))
  const child = spawn(process.execPath, startArguments, {
    cwd: options.checkout ?? root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  // Its database also writes to the error output, and lives up to 5 seconds longer than a killed server.
  const closed = new Promise((resolve) => child.once('close', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    let isReady = false
    const read = (chunk: string) => {
      output += chunk
      // Stops searching once ready, because the output grows line by line to megabytes.
      if (isReady) return
      // An empty line ends the start message.
      const address = /Troupe is ready at (\S+)\n(?:[\s\S]*?\n)?\n/.exec(output)?.[1]
      if (address === undefined) return
      isReady = true
      resolve(address)
    }
    child.stdout.setEncoding('utf8').on('data', read)
    child.stderr.setEncoding('utf8').on('data', read)
    void ended.then((code) => reject(new Error(`Troupe ended at its start (exit code ${code}):\n${output}`)))
  })
  const sandboxKey = /\/sandbox\/inbox\?key=([\w-]+)/.exec(output)?.[1]
  if (sandboxKey) sandboxKeys.set(url, sandboxKey)
  return {
    url,
    sandboxKey,
    dataDir,
    processId: child.pid,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      const code = await ended
      if (!options.dataDir) {
        await closed
        await rm(dataDir, { recursive: true, force: true })
      }
      return code
    },
  }
}
