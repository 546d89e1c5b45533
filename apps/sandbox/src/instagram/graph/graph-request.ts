import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { findFaultOfKey } from '../../platforms/faults.ts'
import { GraphError, unknownObject } from './graph-error.ts'

/** The token of the product's own client, used where no real one is set. */
export const sandboxInstagramToken = 'sandbox-instagram-token'
/** The product's own professional account, to which the token belongs. */
export const sandboxInstagramUser = '17841400000009999'

const supportedVersions = ['v22.0', 'v23.0', 'v24.0', 'v25.0', 'v26.0']

/** The last value of a repeated parameter counts. */
const Query = z.record(
  z.string(),
  z.union([z.string(), z.array(z.string())]).transform((value) => (Array.isArray(value) ? value.at(-1) : value)),
)
const Path = z.object({ version: z.string(), id: z.string().default('') })

export const readQuery = (request: FastifyRequest) => Query.parse(request.query)
/** Returns the id of the requested object. */
export const readId = (request: FastifyRequest) => Path.parse(request.params).id
/** Returns the address at which the stand-in was called; its pictures are served there too. */
export const originOf = (request: FastifyRequest) => `http://${request.host}`

/** Reads the token from the query or from the `Authorization` header. */
export function findToken(request: FastifyRequest): string {
  const bearer = /^(?:Bearer|OAuth) (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  return readQuery(request).access_token ?? bearer ?? ''
}

/** Throws unless the API version is supported and the token is one of the sandbox's. */
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

/** Throws unless the id is that of the product's own account, the only one that may send requests. */
export function checkOwnAccount(id: string): void {
  if (id !== sandboxInstagramUser) throw unknownObject(id)
}
