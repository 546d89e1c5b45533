import { setTimeout as pause } from 'node:timers/promises'
import { type RunningTroupe, startTroupe } from '../../../tools/testing/troupe-process.ts'

/** One of the servers. Its address stays the same when its process is replaced. */
export interface TroupeNode {
  /** Name in the proxy's configuration. */
  readonly name: string
  readonly url: string
  /** Number of processes started so far. */
  countStarts(): number
  /** Number of processes killed so far. */
  countKills(): number
  /** Output of its processes: warnings and errors, one line each. */
  output(): string
  start(): Promise<void>
  /** Resolves to the exit code; null if it was killed. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

interface NodeOptions {
  readonly name: string
  readonly port: number
  readonly dataDir: string
  readonly environment: Readonly<Record<string, string>>
}

/** Creates a server without starting it. */
export function createNode({ name, port, dataDir, environment }: NodeOptions): TroupeNode {
  const url = `http://127.0.0.1:${port}`
  const processes: RunningTroupe[] = []
  let running: RunningTroupe | undefined
  let kills = 0
  return {
    name,
    url,
    countStarts: () => processes.length,
    countKills: () => kills,
    output: () => processes.map((each) => each.output()).join(''),
    async start() {
      running = await startTroupe({ dataDir, environment: { ...environment, PORT: String(port) } })
      processes.push(running)
      while (!(await fetch(`${url}/health/ready`)).ok) await pause(50)
    },
    async stop(signal) {
      const stopping = running
      running = undefined
      if (signal === 'SIGKILL') kills++
      return stopping ? stopping.stop(signal) : 0
    },
  }
}
