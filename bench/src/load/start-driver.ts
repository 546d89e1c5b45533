import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { z } from 'zod'
import { type LoadTarget, Outcome, type Phase } from './protocol.ts'

const Outcomes = z.array(Outcome)

export interface Driver {
  /** Resolves to the outcome of every request of the phase, once all are answered. */
  run(phase: Phase): Promise<Outcome[]>
  stop(): void
}

/** Starts the process that generates the load. */
export async function startDriver(target: LoadTarget): Promise<Driver> {
  const child = fork(join(import.meta.dirname, 'driver.ts'))
  const ask = async (message: LoadTarget | Phase) => {
    child.send(message)
    const [answer] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`The load generator ended (exit code ${code})`))),
    ])
    return answer
  }
  await ask(target)
  return {
    run: async (phase) => Outcomes.parse(await ask(phase)),
    stop: () => void child.kill(),
  }
}
