import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { findFaultOfKey } from '../../platforms/faults.ts'
import { GraphError, unknownObject } from './graph-error.ts'

/** The token of the product's own client where no real one is set. */
export const sandboxInstagramToken = 'sandbox-instagram-token'
/** The professional account of the product's own that the token is for. */
export const sandboxInstagramUser = '17841400000009999'

const supportedVersions = ['v22.0', 'v23.0', 'v24.0', 'v25.0', 'v26.0']

/** A parameter that is given twice counts as the last one. */
const Query = z.record(
  z.string(),
  z.union([z.string(), z.array(z.string())]).transform((value) => (Array.isArray(value) ? value.at(-1) : value)),
)
const Path = z.object({ version: z.string(), id: z.string().default('') })

export const readQuery = (request: FastifyRequest) => Query.parse(request.query)
/** The id of the object asked for. */
export const readId = (request: FastifyRequest) => Path.parse(request.params).id
/** Where the stand-in was called: its pictures are there, too. */
export const originOf = (request: FastifyRequest) => `http://${request.host}`

/** From the query, or `Authorization: Bearer`. */
export function findToken(request: FastifyRequest): string {
  const bearer = /^(?:Bearer|OAuth) (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  return readQuery(request).access_token ?? bearer ?? ''
}

/** Throws unless the version of the interface is served and the token is one of ours. */
export function checkCaller(request: FastifyRequest): void {
  const { version } = Path.parse(request.params)
  if (!supportedVersions.includes(version)) {
    throw new GraphError(2500, `Unknown path components: ${request.url.split('?', 1)[0]}`)
  }
  const token = findToken(request)
  if (!token) throw new GraphError(104, 'An access token is required to request this resource.')
  if (token !== sandboxInstagramToken && !findFaultOfKey(token)) {
    throw new GraphError(190, 'Invalid OAuth access token - Cannot parse access token')
  }
}

/** Everything is asked in the name of one's own account. */
export function checkOwnAccount(id: string): void {
  if (id !== sandboxInstagramUser) throw unknownObject(id)
}
