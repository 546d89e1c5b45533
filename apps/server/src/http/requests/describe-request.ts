import type { FastifyRequest } from 'fastify'

/** Tokens have at least 43 characters. The only other segments of this length are ids. */
const longSegment = /[^/]{32,}/g
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Fields of a request in the log, without secrets: the query is left out, and tokens in the path are replaced by "…". */
export function describeRequest({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>): object {
  const [path = ''] = url.split('?', 1)
  return { method, path: path.replace(longSegment, (segment) => (uuid.test(segment) ? segment : '…')), ip }
}
