import { fileURLToPath } from 'node:url'
import { SandboxMailbox } from '@troupe/contract/email-settings'
import { z } from 'zod'
import { readChildMessage } from '../children/child-message.ts'
import { forkChild } from '../children/fork-child.ts'
import { seconds } from '../lib/durations.ts'
import type { Logger } from '../lib/logger.ts'

const sandboxFile = fileURLToPath(new URL('../../../sandbox/src/main.ts', import.meta.url))

const Ready = z.object({
  httpUrl: z.url(),
  smtpUrl: z.url(),
  keys: z.object({
    /** Keys of the platforms' stand-ins, in the form of the settings. */
    platforms: z.record(z.string(), z.string()),
    google: z.object({ clientId: z.string(), clientSecret: z.string() }),
    languageModel: z.object({ apiKey: z.string(), model: z.string() }),
  }),
  /** The mail servers of users' mailboxes, by the names that stand for them. */
  submission: z.object({
    servers: z.array(
      z.object({ host: z.string(), port: z.number(), listensAt: z.object({ host: z.string(), port: z.number() }) }),
    ),
    /** PEM of the authority that signed their certificate. */
    authority: z.string(),
    account: SandboxMailbox,
  }),
})

/** Where the stand-ins are, and what opens them. */
export type SandboxAccess = z.output<typeof Ready>

export interface Sandbox extends SandboxAccess {
  stop(): Promise<void>
}

/**
 * Starts the stand-ins for the outside world in a process of their own; they are reached only over their wire. The
 * sandbox ends with us: our channel closing is its sign.
 */
export async function startSandbox(options: { demoCreators: number; log: Logger }): Promise<Sandbox> {
  const child = forkChild(sandboxFile, [String(options.demoCreators)])
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ready = await readChildMessage(child, Ready, 'The sandbox')
  let stopping = false
  child.once('exit', (code) => {
    if (!stopping) options.log.error({ code }, 'the sandbox ended; start the server again to have it back')
  })
  return {
    ...ready,
    async stop() {
      stopping = true
      if (child.connected) child.disconnect()
      const timer = setTimeout(() => child.kill('SIGKILL'), seconds(5))
      await ended
      clearTimeout(timer)
    },
  }
}
