import type { FastifyInstance } from 'fastify'

/** `/health/live`: the process answers. `/health/ready`: it can do its work; 503 names what is missing. */
export function serveHealth(app: FastifyInstance, findProblems: () => Promise<string[]>): void {
  const hidden = { schema: { hide: true }, logLevel: 'warn' } as const
  app.get('/health/live', hidden, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/health/ready', hidden, async (_request, reply) => {
    const problems = await findProblems()
    reply.header('cache-control', 'no-store').code(problems.length === 0 ? 200 : 503)
    return { status: problems.length === 0 ? 'ok' : 'unavailable', problems }
  })
}
