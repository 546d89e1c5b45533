import type { FastifyReply, FastifyRequest } from 'fastify'

interface ModelRefusalOptions {
  readonly status: number
  readonly type: string
  readonly code?: string
  readonly param?: string
  readonly retryAfterSeconds?: number
}

/** An error in OpenAI's format. */
export class ModelRefusal extends Error {
  override readonly name = 'ModelRefusal'
  readonly options: ModelRefusalOptions

  constructor(message: string, options: ModelRefusalOptions) {
    super(message)
    this.options = options
  }

  toBody(): object {
    const { type, param = null, code = null } = this.options
    return { error: { message: this.message, type, param, code } }
  }
}

const badRequest = (message: string, param: string, code?: string) =>
  new ModelRefusal(message, { status: 400, type: 'invalid_request_error', param, ...(code ? { code } : {}) })

const tooFast = (retryAfterSeconds?: number) =>
  new ModelRefusal('Rate limit reached for sandbox-model on requests per min (RPM): Limit 3, Used 3, Requested 1.', {
    status: 429,
    type: 'requests',
    code: 'rate_limit_exceeded',
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  })

export const modelRefusals = {
  noKey: () =>
    new ModelRefusal(
      "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer auth (i.e. Authorization: Bearer YOUR_KEY).",
      { status: 401, type: 'invalid_request_error' },
    ),
  /** OpenAI masks the key; not every server does. */
  wrongKey: (key: string) =>
    new ModelRefusal(`Incorrect API key provided: ${key}.`, {
      status: 401,
      type: 'invalid_request_error',
      code: 'invalid_api_key',
    }),
  noModel: (model: string) =>
    new ModelRefusal(`The model \`${model}\` does not exist or you do not have access to it.`, {
      status: 404,
      type: 'invalid_request_error',
      code: 'model_not_found',
    }),
  badRequest,
  noJsonWord: () =>
    badRequest(
      "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
      'messages',
    ),
  badSchema: (name: string, problem: string) =>
    badRequest(`Invalid schema for response_format '${name}': ${problem}`, 'response_format'),
  /** The message of servers that support JSON mode only. */
  noSchemas: () => badRequest('This response_format type is unavailable now', 'response_format'),
  tooFast,
  noCredit: () =>
    new ModelRefusal('You exceeded your current quota, please check your plan and billing details.', {
      status: 429,
      type: 'insufficient_quota',
      code: 'insufficient_quota',
    }),
  broken: () =>
    new ModelRefusal('The server had an error while processing your request. Sorry about that!', {
      status: 500,
      type: 'server_error',
    }),
  overloaded: () =>
    new ModelRefusal('The engine is currently overloaded, please try again later', {
      status: 503,
      type: 'service_unavailable',
      code: 'server_is_overloaded',
    }),
}

/**
 * Returns the key of a request.
 * @throws ModelRefusal if it has none.
 */
export function readModelKey(request: FastifyRequest): string {
  const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (!key) throw modelRefusals.noKey()
  return key
}

/** Answers an error in OpenAI's format; any other than `ModelRefusal` is one of the server. */
export function sendModelRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof ModelRefusal)) request.log.error(error)
  const refusal = error instanceof ModelRefusal ? error : modelRefusals.broken()
  const { status, retryAfterSeconds } = refusal.options
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return reply.code(status).send(refusal.toBody())
}
