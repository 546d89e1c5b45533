import type { FastifyInstance } from 'fastify'
import { sandboxInstagramToken, sandboxInstagramUser } from '../instagram/graph/graph-request.ts'

interface GraphCall {
  /** Path below the product's own account. */
  readonly path?: string
  readonly query?: Record<string, string>
  readonly token?: string
}

/** Calls the stand-in for Instagram as the product's own account. */
export async function getGraph(app: FastifyInstance, call: GraphCall) {
  const { path = '', query = {}, token = sandboxInstagramToken } = call
  const answer = await app.inject({
    url: `/v25.0/${sandboxInstagramUser}${path}`,
    query,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}
