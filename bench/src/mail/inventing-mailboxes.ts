import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { z } from 'zod'

/** A mail server whose mailboxes are full of invented mails. */
export interface InventingMailboxes {
  readonly smtpPort: number
  readonly imapPort: number
  /** The number of mails whose heads were asked for. */
  countHeads(): Promise<number>
  /** Puts an answer into a mailbox: at a position, or as its newest mail. */
  putAnswer(user: string, messageId: string, uid?: number): void
  stop(): void
}

const Ports = z.object({ smtpPort: z.number(), imapPort: z.number() })
const Told = z.object({ headsGiven: z.number() })

/** Starts it in its own process. A user name ends in the number of mails in the mailbox: `box-7-20000`. */
export async function startInventingMailboxes(): Promise<InventingMailboxes> {
  const child: ChildProcess = fork(join(import.meta.dirname, 'inventing-server.ts'))
  const [ready] = await once(child, 'message')
  return {
    ...Ports.parse(ready),
    async countHeads() {
      child.send({ order: 'tell' })
      const [answer] = await once(child, 'message')
      return Told.parse(answer).headsGiven
    },
    putAnswer: (user, messageId, uid) => void child.send({ order: 'answer', user, messageId, uid }),
    stop: () => void child.kill(),
  }
}
