import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Faults, isSpokenFault, meetTransportFault } from '../platforms/faults.ts'
import type { PlatformStandIn, World } from '../platforms/world.ts'
import { discoverBusiness } from './graph/business-discovery.ts'
import { type NodeType, parseFields, selectFields } from './graph/field-expression.ts'
import { badParameter, GraphError, presentGraphError } from './graph/graph-error.ts'
import {
  checkCaller,
  checkOwnAccount,
  findToken,
  originOf,
  readId,
  readQuery,
  sandboxInstagramToken,
  sandboxInstagramUser,
} from './graph/graph-request.ts'
import { createGraphUsage, type GraphUsage } from './graph/graph-usage.ts'
import { bindHashtags, presentHashtag } from './hashtag-routes.ts'
import { createHashtags, type Hashtags } from './hashtags.ts'
import { toGraphFault } from './instagram-faults.ts'
import { listMarketplaceCreators } from './marketplace/marketplace-creators.ts'

interface InstagramOptions {
  readonly world: World
  readonly faults: Faults
  readonly usage: GraphUsage
  readonly hashtags: Hashtags
}

/**
 * Performs the fault chosen for a request.
 * @returns Whether the request is answered.
 */
async function meetFault(options: InstagramOptions, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const key = findToken(request)
  const percent = options.usage.count(key)
  const text = readQuery(request).query ?? ''
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

/**
 * Instagram's part of Meta's Graph API below `/v25.0` and other versions: business discovery, the creator marketplace
 * and hashtags.
 */
export async function instagramRoutes(app: FastifyInstance, options: InstagramOptions): Promise<void> {
  const { world, hashtags } = options
  const version = '/:version(^v\\d+\\.\\d+$)'

  app.setErrorHandler(sendError)
  app.addHook('preHandler', async (request, reply) => {
    if (await meetFault(options, request, reply)) return reply
    checkCaller(request)
  })

  app.get(`${version}/:id`, async (request) => {
    const id = readId(request)
    const { fields = 'id' } = readQuery(request)
    const hashtag = id === sandboxInstagramUser ? undefined : hashtags.findById(id)
    if (hashtag) return presentHashtag(hashtag, fields)
    checkOwnAccount(id)
    return selectFields(ownAccountNode, { world, origin: originOf(request) }, parseFields(fields))
  })

  app.get(`${version}/:id/creator_marketplace_creators`, async (request) => {
    checkOwnAccount(readId(request))
    return listMarketplaceCreators(world, readQuery(request), originOf(request))
  })

  bindHashtags(app, version, hashtags)

  app.get(`${version}/:id/*`, async (request) => {
    checkOwnAccount(readId(request))
    throw badParameter(`Tried accessing nonexisting field (${request.url.split(/[?/]/)[3]}) on node type (IGUser)`)
  })
}

export const instagramStandIn: PlatformStandIn = {
  settings: {
    INSTAGRAM_ACCESS_TOKEN: sandboxInstagramToken,
    INSTAGRAM_USER_ID: sandboxInstagramUser,
    INSTAGRAM_API_VERSION: 'v25.0',
  },
  async register(app, { world, faults }) {
    const [usage, hashtags] = [createGraphUsage(world.now), createHashtags(world)]
    await app.register(instagramRoutes, { world, faults, usage, hashtags })
    return [usage, hashtags]
  },
}
