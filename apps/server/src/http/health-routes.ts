import type { FastifyInstance } from 'fastify'
import { version } from '../settings/version.ts'

interface HealthSources {
  /** Resolves to the problems that keep the server from working. */
  findProblems(): Promise<string[]>
  /** Returns the reasons for slow answers. */
  findDelays(): string[]
}

/**
 * Serves `/health/live` (the process answers) and `/health/ready` (it can work, if slowly; 503 names the problems).
 * Both include the version.
 */
export function serveHealth(app: FastifyInstance, { findProblems, findDelays }: HealthSources): void {
  const hidden = { schema: { hide: true }, logLevel: 'warn' } as const
  app.get('/health/live', hidden, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok', version }
  })
  app.get('/health/ready', hidden, async (_request, reply) => {
    const problems = await findProblems()
    reply.header('cache-control', 'no-store').code(problems.length === 0 ? 200 : 503)
    const delays = findDelays()
    const status = problems.length > 0 ? 'unavailable' : delays.length > 0 ? 'slow' : 'ok'
    return { status, version, problems: [...problems, ...delays] }
  })
}
