import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Channel } from '../platforms/channel.ts'
import { type Faults, findFaultOfKey, isSpokenFault, meetTransportFault } from '../platforms/faults.ts'
import type { PlatformStandIn, World } from '../platforms/world.ts'
import { discoverCreators, isOnboarded } from './discover-creators.ts'
import { DiscoverQuery } from './discover-query.ts'
import { allLabels } from './labels.ts'
import { listPosts, PostsQuery } from './list-posts.ts'
import { presentProfile } from './present-creator.ts'
import { sendEnvelope, TiktokRefusal, tiktokCodes } from './tiktok-answer.ts'
import { sendTiktokFault } from './tiktok-faults.ts'
import { jsonList, readParameters } from './tiktok-parameters.ts'

/** The token of the product's own client, used where no real one is set. */
export const sandboxTiktokToken = 'sandbox-tiktok-token'
/** The TikTok One account that the token belongs to. */
export const sandboxTiktokAccount = 'sandbox-tcm-account'

interface TiktokOptions {
  readonly world: World
  readonly faults: Faults
}

const AccountQuery = z.object({ tto_tcm_account_id: z.string().min(1) })
const CreatorQuery = z.object({ handle_name: z.string().min(1) })
const StatusQuery = z.object({ handle_names: jsonList(z.string()) })
const LabelsQuery = z.object({ label_type: z.enum(['RANKING', 'SEARCH']).default('SEARCH') })
const SearchText = z.object({ keyword_search: z.string().optional(), search_keyword: z.string().optional() })

const originOf = (request: FastifyRequest) => `http://${request.host}`

function checkToken(request: FastifyRequest): void {
  const token = request.headers['access-token']
  if (!token) throw new TiktokRefusal(tiktokCodes.noToken, 'Access token is empty.')
  if (token !== sandboxTiktokToken && !findFaultOfKey(String(token))) {
    throw new TiktokRefusal(tiktokCodes.badToken, 'Access token is incorrect or has been revoked.')
  }
  const { tto_tcm_account_id: account } = readParameters(AccountQuery, request.query)
  if (account !== sandboxTiktokAccount) {
    throw new TiktokRefusal(tiktokCodes.noPermission, 'No permission to operate this TikTok One account.')
  }
}

async function meetFault({ world, faults }: TiktokOptions, request: FastifyRequest, reply: FastifyReply) {
  const search = SearchText.safeParse(request.query).data
  const fault = faults.choose(request, {
    platform: 'tiktok',
    key: String(request.headers['access-token'] ?? ''),
    text: search?.keyword_search ?? search?.search_keyword ?? '',
  })
  if (!fault) return false
  if (!isSpokenFault(fault)) return meetTransportFault(fault, reply)
  sendTiktokFault(fault, reply, world.now())
  return true
}

function findStatus(channel: Channel | undefined): 'IN' | 'NOT_IN' | 'INVALID' {
  if (!channel) return 'INVALID'
  return isOnboarded(channel) ? 'IN' : 'NOT_IN'
}

function bindCreators(app: FastifyInstance, world: World): void {
  const send = (reply: FastifyReply, data: object) =>
    sendEnvelope(reply, { code: tiktokCodes.ok, message: 'OK', data }, world.now())

  function getCreator(handle: string): Channel {
    const channel = world.findByHandle('tiktok', handle)
    if (!channel) throw new TiktokRefusal(tiktokCodes.badParameter, 'handle_name: The creator does not exist.')
    return channel
  }

  app.get('/tto/tcm/creator/discover/', async (request, reply) =>
    send(reply, discoverCreators(world, readParameters(DiscoverQuery, request.query), originOf(request))),
  )

  app.get('/tto/tcm/creator/public/', async (request, reply) => {
    const { handle_name: handle } = readParameters(CreatorQuery, request.query)
    return send(reply, presentProfile(world, getCreator(handle), originOf(request)))
  })

  app.get('/tto/tcm/creator/public/video/list/', async (request, reply) => {
    const query = readParameters(PostsQuery, request.query)
    return send(reply, listPosts(world, getCreator(query.handle_name), { ...query, origin: originOf(request) }))
  })

  app.get('/tto/tcm/creator/status/get/', async (request, reply) => {
    const { handle_names: handles } = readParameters(StatusQuery, request.query)
    const statuses = handles.map((handle) => {
      return { handle_name: handle, status: findStatus(world.findByHandle('tiktok', handle)) }
    })
    return send(reply, { onboarding_status: statuses })
  })

  app.get('/tto/tcm/category/label/', async (request, reply) => {
    readParameters(LabelsQuery, request.query)
    return send(reply, allLabels)
  })
}

/** TikTok One's marketplace as offered by the Business API, below `/open_api/v1.3`. */
export async function tiktokRoutes(app: FastifyInstance, options: TiktokOptions): Promise<void> {
  const { world } = options
  await app.register(
    async (api) => {
      api.setErrorHandler((error, request, reply) => {
        if (!(error instanceof TiktokRefusal)) {
          request.log.error(error)
          return sendTiktokFault('error-500', reply, world.now())
        }
        return sendEnvelope(reply, { code: error.code, message: error.message, data: {} }, world.now())
      })
      api.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('404 page not found'))
      api.addHook('preHandler', async (request, reply) => {
        if (request.is404) return
        if (await meetFault(options, request, reply)) return reply
        checkToken(request)
      })
      bindCreators(api, world)
    },
    { prefix: '/open_api/v1.3' },
  )
}

export const tiktokStandIn: PlatformStandIn = {
  settings: { TIKTOK_ACCESS_TOKEN: sandboxTiktokToken, TIKTOK_TCM_ACCOUNT_ID: sandboxTiktokAccount },
  async register(app, parts) {
    await app.register(tiktokRoutes, parts)
    return []
  },
}
