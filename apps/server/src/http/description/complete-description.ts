import type { Endpoint } from '@troupe/contract/base/endpoint'
import { ErrorBody, type ErrorCode, errorStatuses } from '@troupe/contract/base/errors'
import { z } from 'zod'
import { apiExamples } from '../examples/api-examples.ts'
import type { EndpointExample } from '../examples/endpoint-example.ts'

/** The parts of an OpenAPI document that are completed here; other parts stay unchanged. */
const Content = z.record(z.string(), z.looseObject({ example: z.unknown().optional() }))
const Operation = z.looseObject({
  operationId: z.string().optional(),
  description: z.string().optional(),
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string(), example: z.unknown().optional() })).default([]),
  requestBody: z.looseObject({ content: Content }).optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  responses: z.record(
    z.string(),
    z.looseObject({ description: z.string().optional(), content: Content.optional(), $ref: z.string().optional() }),
  ),
})
const ApiDocument = z.looseObject({
  components: z.looseObject({ responses: z.unknown().optional() }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
})
type Operation = z.output<typeof Operation>
export type ApiDocument = z.output<typeof ApiDocument>

/** Meaning of each error code, with an example of its detail. */
const refusals: Partial<Record<ErrorCode, { meaning: string; detail: ErrorBody['detail'] }>> = {
  bad_request: { meaning: 'Understood, but not acceptable as things stand', detail: 'The address is not verified' },
  unauthenticated: { meaning: 'No valid token', detail: 'Not authenticated' },
  forbidden: {
    meaning: 'The token may not do this, or the password is wrong',
    detail: 'Access tokens may not do this: they read, search and collect only.',
  },
  not_found: { meaning: "It does not exist, or is somebody else's", detail: 'Collection not found' },
  conflict: { meaning: 'Something else stands against it', detail: 'You have 1000 collections.' },
  too_large: { meaning: 'The body holds too much', detail: 'Request body is too large' },
  unsupported_media_type: { meaning: 'The body is not JSON', detail: 'Unsupported Media Type' },
  invalid_input: {
    meaning: 'Everything that is wrong with path, query and body',
    detail: [
      { loc: ['body', 'name'], msg: 'Please enter a name', type: 'custom', message_key: 'common.name_required' },
    ],
  },
  too_many_requests: {
    meaning: 'Too many calls; `Retry-After` says for how many seconds to wait',
    detail: 'Too many calls. Please try again in 30 seconds.',
  },
  internal: {
    meaning: 'An unexpected failure; the operator finds it by `request_id`',
    detail: 'Internal server error',
  },
  unavailable: {
    meaning: 'Not at this moment; `Retry-After` says for how many seconds to wait',
    detail: 'The database is not available at the moment. Please try again.',
  },
}
const refusalCodes = Object.keys(errorStatuses).filter((code): code is ErrorCode => code in refusals)
const requestId = '7c1f0f0e-52d7-4f0c-8f4b-4c58f4f3e901'

/**
 * Adds to the generated document what the contract's schemas do not say: examples, error responses and access rules.
 */
export function completeDescription(made: object): ApiDocument {
  const document = ApiDocument.parse(made)
  document.components.responses = describeRefusals()
  for (const example of apiExamples) {
    const { method, path } = example.endpoint
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    if (operation) completeOperation(operation, example)
  }
  return document
}

function describeRefusals(): Record<string, unknown> {
  const schema = z.toJSONSchema(ErrorBody, { target: 'openapi-3.0' })
  return Object.fromEntries(
    Object.entries(refusals).map(([code, { meaning, detail }]) => [
      code,
      {
        description: meaning,
        content: { 'application/json': { schema, example: { detail, request_id: requestId } } },
      },
    ]),
  )
}

function completeOperation(operation: Operation, { endpoint, params, query, body, response }: EndpointExample): void {
  operation.operationId = nameOperation(endpoint)
  describeAccess(operation, endpoint)
  const given = new Map(Object.entries({ ...toObject(params), ...toObject(query) }))
  for (const parameter of operation.parameters) {
    if (given.has(parameter.name)) parameter.example = given.get(parameter.name)
  }
  const asked = operation.requestBody?.content['application/json']
  if (asked) asked.example = body
  const success = operation.responses['200']
  if (success) success.description = response === undefined ? 'The file' : 'Success'
  const answered = success?.content?.['application/json']
  if (answered && response !== undefined) answered.example = response
  for (const code of refusalCodes.filter((candidate) => canRefuse(endpoint, candidate))) {
    operation.responses[errorStatuses[code]] = { $ref: `#/components/responses/${code}` }
  }
}

const toObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

/** `GET /api/collections/:id` becomes `get_collections_id`: a name that code generators can use. */
function nameOperation({ method, path }: Endpoint): string {
  return [method.toLowerCase(), ...path.split(/\W+/).slice(2)].join('_')
}

function describeAccess(operation: Operation, { access, tokenScope }: Endpoint): void {
  if (access === 'public') return
  operation.security = [{ session: [] }, ...(tokenScope ? [{ accessToken: [] }] : [])]
  operation.description = tokenScope
    ? `Access tokens: scope \`${tokenScope}\`.`
    : 'Not for access tokens: only with the token of a sign-in.'
}

/**
 * Whether the endpoint's declaration implies this error. Its own rules may produce the same code for another reason.
 */
function canRefuse({ access, method, params, query, body }: Endpoint, code: ErrorCode): boolean {
  switch (code) {
    case 'unauthenticated':
    case 'forbidden':
      return access === 'user'
    case 'not_found':
      return params !== undefined
    case 'invalid_input':
      return params !== undefined || query !== undefined || body !== undefined
    case 'too_large':
    case 'unsupported_media_type':
      return body !== undefined
    case 'bad_request':
    case 'conflict':
      return method !== 'GET'
    default:
      return true
  }
}
