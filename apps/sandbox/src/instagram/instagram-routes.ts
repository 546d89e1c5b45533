import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Faults, findFaultOfKey, isSpokenFault, meetTransportFault } from '../platforms/faults.ts'
import type { World } from '../platforms/world.ts'
import { discoverBusiness } from './business-discovery.ts'
import { parseFields } from './field-expression.ts'
import { badParameter, GraphError, presentGraphError, unknownObject } from './graph-error.ts'
import type { GraphUsage } from './graph-usage.ts'
import { toGraphFault } from './instagram-faults.ts'
import { listMarketplaceCreators } from './marketplace-creators.ts'
import { type NodeType, selectFields } from './select-fields.ts'

/** The token of the product's own client where no real one is set. */
export const sandboxInstagramToken = 'sandbox-instagram-token'
/** The professional account of the product's own that the token is for. */
export const sandboxInstagramUser = '17841400000009999'

export interface InstagramOptions {
  readonly world: World
  readonly faults: Faults
  readonly usage: GraphUsage
}

const supportedVersions = ['v22.0', 'v23.0', 'v24.0', 'v25.0', 'v26.0']

/** A parameter that is given twice counts as the last one. */
const Query = z.record(
  z.string(),
  z.union([z.string(), z.array(z.string())]).transform((value) => (Array.isArray(value) ? value.at(-1) : value)),
)
const Path = z.object({ version: z.string(), userId: z.string().optional() })

const originOf = (request: FastifyRequest) => `http://${request.host}`

/** From the query, or `Authorization: Bearer`. */
function findToken(request: FastifyRequest): string {
  const bearer = /^(?:Bearer|OAuth) (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  return Query.parse(request.query).access_token ?? bearer ?? ''
}

function checkCaller(request: FastifyRequest, token: string): void {
  const { version, userId = sandboxInstagramUser } = Path.parse(request.params)
  if (!supportedVersions.includes(version)) {
    throw new GraphError(2500, `Unknown path components: ${request.url.split('?', 1)[0]}`)
  }
  if (!token) throw new GraphError(104, 'An access token is required to request this resource.')
  if (token !== sandboxInstagramToken && !findFaultOfKey(token)) {
    throw new GraphError(190, 'Invalid OAuth access token - Cannot parse access token')
  }
  if (userId !== sandboxInstagramUser) throw unknownObject(userId)
}

/** Plays what is to go wrong; true: the request is answered. */
async function meetFault(options: InstagramOptions, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const key = findToken(request)
  const percent = options.usage.count(key)
  const text = Query.parse(request.query).query ?? ''
  const chosen = options.faults.choose(request, { platform: 'instagram', key, text })
  const fault = chosen ?? (percent >= 100 ? 'quota' : undefined)
  reply.header('x-app-usage', options.usage.present(fault === 'quota' ? Math.max(100, percent) : percent))
  if (!fault) return false
  if (isSpokenFault(fault)) throw toGraphFault(fault, reply)
  return meetTransportFault(fault, reply)
}

interface OwnAccount {
  readonly world: World
  readonly origin: string
}

const ownAccountNode: NodeType<OwnAccount> = {
  name: 'IGUser',
  fields: {
    id: () => sandboxInstagramUser,
    username: () => 'troupe.demo',
    business_discovery: ({ world, origin }, field) => discoverBusiness(world, field, origin),
  },
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof GraphError)) request.log.error(error)
  const spoken = error instanceof GraphError ? error : toGraphFault('error-500', reply)
  const traceId = `A${randomBytes(16).toString('base64url')}`
  return reply
    .code(spoken.details.status ?? 400)
    .type('application/json; charset=UTF-8')
    .send(presentGraphError(spoken, traceId))
}

/** Instagram's part of Meta's Graph API: business discovery and the creator marketplace, under `/v25.0` and its neighbours. */
export async function instagramRoutes(app: FastifyInstance, options: InstagramOptions): Promise<void> {
  const { world } = options
  const version = '/:version(^v\\d+\\.\\d+$)'

  app.setErrorHandler(sendError)
  app.addHook('preHandler', async (request, reply) => {
    if (await meetFault(options, request, reply)) return reply
    checkCaller(request, findToken(request))
  })

  app.get(`${version}/:userId`, async (request) => {
    const { fields = 'id' } = Query.parse(request.query)
    return selectFields(ownAccountNode, { world, origin: originOf(request) }, parseFields(fields))
  })

  app.get(`${version}/:userId/creator_marketplace_creators`, async (request) =>
    listMarketplaceCreators(world, Query.parse(request.query), originOf(request)),
  )

  app.get(`${version}/:userId/*`, async (request) => {
    throw badParameter(`Tried accessing nonexisting field (${request.url.split(/[?/]/)[3]}) on node type (IGUser)`)
  })
}
