import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { z } from 'zod'

export interface MailServer {
  readonly port: number
  /** Returns the number of accepted mails by address; `forget` resets the counts. */
  readCounts(forget?: 'forget'): Promise<ReadonlyMap<string, number>>
  stop(): void
}

const Port = z.object({ port: z.number() })
const Counts = z.object({ counts: z.array(z.tuple([z.string(), z.number()])) })

/** Starts the counting server in its own process. */
export async function startMailServer(): Promise<MailServer> {
  const child: ChildProcess = fork(join(import.meta.dirname, 'counting-server.ts'))
  const [ready] = await once(child, 'message')
  return {
    port: Port.parse(ready).port,
    async readCounts(forget) {
      child.send(forget ?? 'tell')
      const [answer] = await once(child, 'message')
      return new Map(Counts.parse(answer).counts)
    },
    stop: () => void child.kill(),
  }
}
