import { setTimeout as pause } from 'node:timers/promises'
import { type RunningTroupe, startTroupe } from '../../../tools/testing/troupe-process.ts'

const common = { SANDBOX: 'on', DEMO_CREATORS: '0' }

/** A server that can be killed and restarted with the same data. */
export class KilledServer {
  readonly dataDir: string
  readonly environment: Readonly<Record<string, string>>
  #running: RunningTroupe | undefined

  constructor(dataDir: string, environment: Readonly<Record<string, string>>) {
    this.dataDir = dataDir
    this.environment = { ...common, ...environment, DATA_DIR: dataDir }
  }

  get running(): RunningTroupe {
    if (!this.#running) throw new Error('The server does not run')
    return this.#running
  }

  async start(): Promise<void> {
    this.#running = await startTroupe({ dataDir: this.dataDir, environment: { ...this.environment } })
    await this.waitUntilReady()
  }

  async waitUntilReady(): Promise<void> {
    const isReady = () =>
      fetch(`${this.running.url}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    for (const deadline = Date.now() + 60_000; !(await isReady()); await pause(100)) {
      if (Date.now() > deadline) throw new Error('The server did not become ready')
    }
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    await this.#running?.stop(signal)
    this.#running = undefined
  }
}
