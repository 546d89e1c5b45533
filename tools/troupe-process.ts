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
  readonly dataDir: string
  readonly processId: number | undefined
  /** Everything it has written so far. */
  output(): string
  /** Resolves to the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Starts the product as `npm start` does, on a free port; a data folder of its own unless one is given. */
export async function startTroupe(
  options: { dataDir?: string; environment?: Record<string, string> } = {},
): Promise<RunningTroupe> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'troupe-journey-')))
  const child = spawn(process.execPath, startArguments, {
    cwd: root,
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
      const address = /Troupe is ready at (\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then((code) => reject(new Error(`Troupe ended at its start (exit code ${code}):\n${output}`)))
  })
  return {
    url,
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
