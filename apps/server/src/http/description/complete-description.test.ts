import fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readContractEndpoints } from '../../testing/calls/contract-endpoints.ts'
import { handleErrors } from '../error-handler.ts'
import { createDeviceCookies } from '../requests/device-cookie.ts'
import { registerEndpoints } from '../requests/register-endpoints.ts'
import { describeApi } from './api-description.ts'
import type { ApiDocument } from './complete-description.ts'

let app: FastifyInstance
let document: ApiDocument

beforeAll(async () => {
  app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app)
  await describeApi(app)
  const endpoints = (await readContractEndpoints()).map((endpoint) => ({ endpoint, handle: async () => ({}) }))
  const authenticate = () => Promise.reject(new Error('nobody calls'))
  registerEndpoints(app, endpoints, { authenticate, deviceCookies: createDeviceCookies(Buffer.alloc(32, 1)) })
  document = (await app.inject('/api/openapi.json')).json()
})
afterAll(() => app.close())

const find = (method: string, path: string) => document.paths[path]?.[method]
const listOperations = () => Object.values(document.paths).flatMap((path) => Object.values(path))

describe('the description of the API', () => {
  it('has every endpoint of the contract, each with its own name and a sentence', async () => {
    const endpoints = await readContractEndpoints()
    const operations = listOperations()
    expect(operations).toHaveLength(endpoints.length)
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(endpoints.length)
    expect(operations.filter(({ summary }) => !z.string().min(1).safeParse(summary).success)).toEqual([])
  })

  it('shows an example of every body, of every part of a path and of every answer but files', () => {
    const bare = listOperations().filter(({ parameters = [], requestBody, responses }) => {
      const contents = [requestBody?.content, responses['200']?.content].flatMap((content) =>
        Object.values(content ?? {}),
      )
      const inPath = parameters.filter((parameter) => parameter.in === 'path')
      return [...contents, ...inPath].some(({ example }) => example === undefined)
    })
    expect(bare.map(({ operationId }) => operationId).sort()).toEqual([
      'get_admin_actions_export',
      'get_calendar_feed_token',
      'get_exports_id',
      'get_inbox_attachments_id',
      'get_pipeline_files_token',
      'get_workspace_activities_export',
    ])
  })

  it('describes each refusal in one form', () => {
    const { responses } = find('post', '/api/collections/{id}/kols') ?? { responses: {} }
    expect(Object.keys(responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ])
    const refused = z.record(z.string(), z.unknown()).parse(document.components.responses)
    for (const { $ref } of listOperations().flatMap((operation) => Object.values(operation.responses))) {
      if ($ref) expect(refused).toHaveProperty($ref.split('/').at(-1) ?? '')
    }
  })

  it('lists the endpoints that an access token may call', () => {
    const names = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { security = [] }]) =>
        security.some((way) => 'accessToken' in way) ? [`${method} ${path}`] : [],
      ),
    )
    expect(names.sort()).toEqual([
      'delete /api/collections/{id}',
      'delete /api/collections/{id}/columns/{columnId}',
      'delete /api/inbox/threads/{id}/draft',
      'delete /api/webhooks/{id}',
      'get /api/campaigns',
      'get /api/campaigns/{id}',
      'get /api/campaigns/{id}/creators',
      'get /api/campaigns/{id}/recipients',
      'get /api/campaigns/{id}/texts',
      'get /api/collections',
      'get /api/collections/test-auth',
      'get /api/collections/{id}',
      'get /api/collections/{id}/columns',
      'get /api/collections/{id}/kols/{creatorId}/deal',
      'get /api/creators/{id}',
      'get /api/creators/{id}/collections',
      'get /api/creators/{id}/messages',
      'get /api/creators/{id}/other-channels',
      'get /api/creators/{id}/received-mails',
      'get /api/inbox/attachments/{id}',
      'get /api/inbox/events',
      'get /api/inbox/threads',
      'get /api/inbox/threads/{id}',
      'get /api/kols/hybrid-search/next',
      'get /api/pipeline',
      'get /api/pipeline/cards',
      'get /api/platforms',
      'get /api/recent-searches',
      'get /api/saved-searches',
      'get /api/tags',
      'get /api/webhooks',
      'patch /api/collections/{id}',
      'patch /api/collections/{id}/columns/{columnId}',
      'patch /api/collections/{id}/kols/{creatorId}',
      'patch /api/inbox/threads/{id}',
      'post /api/campaigns/preview',
      'post /api/campaigns/review',
      'post /api/collections',
      'post /api/collections/{id}/columns',
      'post /api/collections/{id}/kols',
      'post /api/collections/{id}/kols/remove',
      'post /api/collections/{id}/tags',
      'post /api/creators/contacts',
      'post /api/creators/{id}/not-same-person',
      'post /api/creators/{id}/same-person',
      'post /api/inbox/answers/{id}/decide',
      'post /api/inbox/mails/{id}/frame',
      'post /api/inbox/threads/{id}/answers',
      'post /api/inbox/threads/{id}/suggestion',
      'post /api/kols/hybrid-search',
      'post /api/kols/instagram',
      'post /api/kols/search',
      'post /api/kols/store-async',
      'post /api/kols/tiktok',
      'post /api/kols/youtube',
      'post /api/mail-laws',
      'post /api/webhooks',
      'put /api/collections/{id}/kols/{creatorId}/deal',
      'put /api/inbox/threads/{id}/draft',
    ])
    expect(find('get', '/api/auth/me')?.security).toEqual([{ session: [] }])
    expect(find('post', '/api/auth/login')?.security).toBeUndefined()
  })

  it('is shown by the page for readers', async () => {
    expect((await app.inject('/api/docs/json')).json()).toEqual(document)
  })

  it('has a page that leads to no file outside of its folder, which is no failure of the server', async () => {
    for (const path of ['//swagger-ui.css', '/..%2fpackage.json']) {
      expect([403, 404], path).toContain((await app.inject(`/api/docs/static${path}`)).statusCode)
    }
  })
})
