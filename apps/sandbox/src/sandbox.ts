import fastify from 'fastify'
import { startMailbox } from './mailbox/mailbox.ts'
import { mailboxRoutes } from './mailbox/mailbox-routes.ts'
import { populationRoutes } from './population/population-routes.ts'

export interface RunningSandbox {
  /** Address of the stand-ins' HTTP server. */
  readonly httpUrl: string
  /** Address of the mailbox, as for `SYSTEM_SMTP_URL`. */
  readonly smtpUrl: string
  stop(): Promise<void>
}

/** Starts every stand-in on free loopback ports. */
export async function startSandbox(): Promise<RunningSandbox> {
  const mailbox = await startMailbox()
  const http = fastify({ forceCloseConnections: true })
  await http.register(mailboxRoutes, { mailbox })
  await http.register(populationRoutes)
  const httpUrl = await http.listen({ host: '127.0.0.1', port: 0 })
  return {
    httpUrl,
    smtpUrl: mailbox.smtpUrl,
    async stop() {
      await http.close()
      await mailbox.stop()
    },
  }
}
