import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Fault, type Faults, isSpokenFault, meetTransportFault, type SpokenFault } from '../platforms/faults.ts'
import type { PlatformStandIn, World } from '../platforms/world.ts'
import type { YoutubeMethod } from './calls/youtube-call.ts'
import * as errors from './calls/youtube-error.ts'
import { readParameters, readParts } from './calls/youtube-parameters.ts'
import { channelsList } from './lists/channels-list.ts'
import { playlistItemsList } from './lists/playlist-items-list.ts'
import { searchList } from './lists/search-list.ts'
import { videosList } from './lists/videos-list.ts'
import { composeEtag } from './resources/etag.ts'
import { applyFieldsMask, FieldsMaskError, parseFieldsMask } from './resources/fields-mask.ts'
import {
  createYoutubeQuota,
  type DailyQuota,
  findQuotaOfKey,
  sandboxYoutubeKey,
  sandboxYoutubeQuota,
  type YoutubeQuota,
} from './youtube-quota.ts'

export interface YoutubeOptions {
  readonly world: World
  readonly faults: Faults
  readonly quota: YoutubeQuota
}

const methods = [searchList, channelsList, playlistItemsList, videosList]
const json = 'application/json; charset=UTF-8'

interface YoutubeRequest {
  readonly request: FastifyRequest
  readonly query: URLSearchParams
  readonly key: string | undefined
}

/** Reads the query as it was sent, because repeated names and their order matter. */
function readRequest(request: FastifyRequest): YoutubeRequest {
  const query = new URL(request.url, 'http://sandbox.invalid').searchParams
  const header = request.headers['x-goog-api-key']
  return { request, query, key: query.get('key') ?? (typeof header === 'string' ? header : undefined) }
}

function composeFault(fault: SpokenFault, { bucket }: YoutubeMethod, limits: DailyQuota): errors.YoutubeError {
  switch (fault) {
    case 'quota':
      return emptyBucket(bucket, limits)
    case 'rate-limit':
      return errors.tooFast()
    case 'rate-limit-retry-after':
      return errors.tooFast(2)
    case 'error-500':
      return errors.serverError()
    case 'unavailable':
      return errors.unavailable()
    case 'wrong-key':
      return errors.wrongKey()
    case 'old-wrong-key':
      return errors.oldWrongKey()
    case 'disabled':
      return errors.notEnabled()
  }
}

function emptyBucket(bucket: YoutubeMethod['bucket'], limits: DailyQuota): errors.YoutubeError {
  return bucket === 'searches' ? errors.searchesUsedUp(limits.searches) : errors.unitsUsedUp()
}

/** Checks the key and its quota. An invalid call is charged, too. */
function admit({ key }: YoutubeRequest, method: YoutubeMethod, fault: Fault | undefined, quota: YoutubeQuota): void {
  if (!key) throw errors.missingKey()
  const limits = findQuotaOfKey(key)
  if (!limits) throw errors.wrongKey()
  if (fault && isSpokenFault(fault)) throw composeFault(fault, method, limits)
  if (!quota.charge(key, method.bucket, limits)) throw emptyBucket(method.bucket, limits)
}

function answer({ request, query }: YoutubeRequest, method: YoutubeMethod, world: World): unknown {
  const parameters = readParameters(query, method.signature)
  const parts = readParts(parameters, method.signature)
  const mask = parseFieldsMask(query.get('fields') ?? '*')
  const { kind, ...rest } = method.answer({ world, base: `http://${request.host}`, parameters, parts })
  return applyFieldsMask({ kind, etag: composeEtag(rest), ...rest }, mask)
}

function sendJson(reply: FastifyReply, query: URLSearchParams, body: unknown): FastifyReply {
  const spaces = query.get('prettyPrint') === 'false' ? 0 : 2
  return reply.type(json).send(JSON.stringify(body, null, spaces))
}

function toYoutubeError(error: unknown): errors.YoutubeError {
  if (error instanceof errors.YoutubeError) return error
  if (!(error instanceof FieldsMaskError)) throw error
  const { message } = error
  return errors.wrongParameter({ parameter: 'fields', message, reason: 'invalidParameter', domain: 'global' })
}

async function handle(method: YoutubeMethod, request: FastifyRequest, reply: FastifyReply, options: YoutubeOptions) {
  const { world, faults, quota } = options
  const call = readRequest(request)
  const { query, key } = call
  const text = query.get('q') ?? ''
  const fault = faults.choose(request, { platform: 'youtube', text, ...(key ? { key } : {}) })
  if (fault && !isSpokenFault(fault) && (await meetTransportFault(fault, reply))) return reply
  try {
    admit(call, method, fault, quota)
    const body = answer(call, method, world)
    const etag = `"${composeEtag(body)}"`
    reply.header('etag', etag).header('vary', 'Origin, X-Origin, Referer')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return sendJson(reply, query, body)
  } catch (error) {
    const refusal = toYoutubeError(error)
    const { status, retryAfterSeconds } = refusal.options
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
    return sendJson(reply.code(status), query, refusal.toBody())
  }
}

/** A stand-in for the YouTube Data API v3 at its real paths; `docs/sandbox.md` describes its data and faults. */
export async function youtubeRoutes(app: FastifyInstance, options: YoutubeOptions): Promise<void> {
  for (const method of methods) {
    app.get(method.path, (request, reply) => handle(method, request, reply, options))
  }
}

export const youtubeStandIn: PlatformStandIn = {
  settings: {
    YOUTUBE_API_KEY: sandboxYoutubeKey,
    YOUTUBE_SEARCHES_PER_DAY: String(sandboxYoutubeQuota.searches),
    YOUTUBE_UNITS_PER_DAY: String(sandboxYoutubeQuota.units),
  },
  async register(app, { world, faults }) {
    const quota = createYoutubeQuota(world.now)
    await app.register(youtubeRoutes, { world, faults, quota })
    return [quota]
  },
}
