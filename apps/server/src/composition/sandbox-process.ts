import { fileURLToPath } from 'node:url'
import { SandboxMailbox } from '@troupe/contract/email-settings'
import { z } from 'zod'
import { readChildMessage } from '../children/child-message.ts'
import { forkChild } from '../children/fork-child.ts'
import { seconds } from '../lib/durations.ts'
import type { Logger } from '../lib/logger.ts'

const sandboxFile = fileURLToPath(new URL('../../../sandbox/src/main.ts', import.meta.url))

/** Host name and port that stand for a real server, and the address it listens on. */
const StandIn = z.object({
  host: z.string(),
  port: z.number(),
  listensAt: z.object({ host: z.string(), port: z.number() }),
})

const Ready = z.object({
  httpUrl: z.url(),
  smtpUrl: z.url(),
  keys: z.object({
    /** Keys of the platforms' stand-ins, by setting name. */
    platforms: z.record(z.string(), z.string()),
    google: z.object({ clientId: z.string(), clientSecret: z.string() }),
    microsoft: z.object({ clientId: z.string(), clientSecret: z.string() }),
    singleSignOn: z.object({ clientId: z.string(), clientSecret: z.string() }),
    languageModel: z.object({ apiKey: z.string(), model: z.string() }),
    embeddings: z.object({ apiKey: z.string(), model: z.string() }),
  }),
  /** Mail servers for users' mailboxes, by the host names that stand for them. */
  submission: z.object({
    servers: z.array(StandIn),
    /** The same mailboxes for reading. */
    imapServers: z.array(StandIn),
    /** PEM of the authority that signed their certificates. */
    authority: z.string(),
    account: SandboxMailbox,
  }),
})

/** Addresses of the stand-ins, and their credentials. */
export type SandboxAccess = z.output<typeof Ready>

export interface Sandbox extends SandboxAccess {
  stop(): Promise<void>
}

/**
 * Starts the stand-ins for the outside world in a process of their own, reached only over the network. The sandbox ends
 * when its channel to this process closes.
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
