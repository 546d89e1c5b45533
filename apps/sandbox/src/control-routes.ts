import { Platform } from '@troupe/contract/catalogues/platforms'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type EmbeddingFaults, isEmbeddingFault } from './embeddings/embedding-faults.ts'
import { isModelFault, type ModelFaults } from './language-model/model-faults.ts'
import type { ModelRequests } from './language-model/model-requests.ts'
import { isMicrosoftFault, type MicrosoftFaults } from './microsoft/microsoft-faults.ts'
import type { SandboxClock } from './platforms/clock.ts'
import { type Faults, faultNames } from './platforms/faults.ts'
import type { RequestLog } from './platforms/request-log.ts'
import type { Resettable, World } from './platforms/world.ts'

const ClockSetting = z.object({ now: z.iso.datetime({ offset: true }).nullable() })

const count = z.number().int().min(0).max(1_000_000).default(1)

const FaultSetting = z.discriminatedUnion('platform', [
  z.object({ platform: Platform, fault: z.enum(faultNames), count }),
  z.object({ platform: z.literal('language_model'), fault: z.string().refine(isModelFault), count }),
  z.object({ platform: z.literal('embeddings'), fault: z.string().refine(isEmbeddingFault), count }),
  z.object({ platform: z.literal('microsoft_graph'), fault: z.string().refine(isMicrosoftFault), count }),
])

const DescriptionSetting = z.object({ platform: Platform, handle: z.string(), description: z.string().max(5000) })

const LogQuery = z.object({ platform: Platform.optional() })

export interface ControlOptions {
  readonly clock: SandboxClock
  readonly faults: Faults
  readonly log: RequestLog
  readonly world: World
  readonly languageModel: { readonly faults: ModelFaults; readonly requests: ModelRequests }
  readonly embeddings: { readonly faults: EmbeddingFaults; readonly requests: ModelRequests }
  readonly microsoft: MicrosoftFaults
  /** Further state that `/__sim/reset` resets. */
  readonly others: readonly Resettable[]
}

const loopback = /^(?:127\.|::1$|::ffff:127\.)/

/**
 * Control endpoints for tests and developers, reachable only from this machine: the sandbox's clock, faults and
 * request log.
 */
export async function controlRoutes(app: FastifyInstance, options: ControlOptions): Promise<void> {
  const { clock, faults, log, world, languageModel, embeddings, microsoft, others } = options
  const models = [languageModel.faults, languageModel.requests, embeddings.faults, embeddings.requests]

  app.addHook('onRequest', async (request, reply) => {
    if (loopback.test(request.ip)) return
    return reply.code(403).send({ detail: 'The stand-ins are steered from their own machine only' })
  })
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof z.ZodError)) throw error
    return reply.code(422).send({ detail: z.prettifyError(error) })
  })

  app.post('/__sim/reset', async (_request, reply) => {
    clock.set(undefined)
    for (const part of [faults, log, world, microsoft, ...models, ...others]) part.reset()
    return reply.code(204).send()
  })

  app.get('/__sim/clock', async () => ({ now: clock.now().toISOString() }))

  app.post('/__sim/clock', async (request) => {
    const { now } = ClockSetting.parse(request.body)
    clock.set(now === null ? undefined : new Date(now))
    return { now: clock.now().toISOString() }
  })

  app.post('/__sim/faults', async (request) => {
    const order = FaultSetting.parse(request.body)
    if (order.platform === 'language_model') languageModel.faults.order(order.fault, order.count)
    else if (order.platform === 'embeddings') embeddings.faults.order(order.fault, order.count)
    else if (order.platform === 'microsoft_graph') microsoft.order(order.fault, order.count)
    else faults.order(order)
    return order
  })

  app.post('/__sim/description', async (request, reply) => {
    const { platform, handle, description } = DescriptionSetting.parse(request.body)
    const channel = world.findByHandle(platform, handle)
    if (!channel) return reply.code(404).send({ detail: 'There is no such channel' })
    world.changeDescription(channel, description)
    return { platform, handle, description }
  })

  app.get('/__sim/log', async (request) => {
    const { platform } = LogQuery.parse(request.query)
    return log.list().filter((entry) => platform === undefined || entry.platform === platform)
  })

  app.get('/__sim/model-requests', async () => languageModel.requests.list())

  app.get('/__sim/embedding-requests', async () => embeddings.requests.list())
}
