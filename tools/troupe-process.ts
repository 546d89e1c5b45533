import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import packageJson from '../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')
/** What `npm start` gives to Node. */
const [, ...startArguments] = packageJson.scripts.start.split(' ')

export interface RunningTroupe {
  readonly url: string
  /** The key of its sandbox, where it asks for one. */
  readonly sandboxKey: string | undefined
  readonly dataDir: string
  readonly processId: number | undefined
  /** Everything it has written so far. */
  output(): string
  /** Resolves to the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** By the address of the server that this process started. */
const sandboxKeys = new Map<string, string>()

/** Where the sandbox's inbox of a server is, or something below it such as `/messages`, with the key where one is asked for. */
export function toInboxUrl(serverUrl: string, path = ''): string {
  const key = sandboxKeys.get(serverUrl)
  return `${serverUrl}/sandbox/inbox${path}${key === undefined ? '' : `?key=${key}`}`
}

/** Starts the product as `npm start` does, on a free port; a data folder of its own, and this checkout, unless others are given. */
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
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      // An empty line ends what it says of itself.
      const address = /Troupe is ready at (\S+)\n(?:[\s\S]*?\n)?\n/.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
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
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true })
      return code
    },
  }
}
