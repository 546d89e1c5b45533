import { defineEndpoint } from '@troupe/contract/base/endpoint'
import { quote, say, schemaText } from '@troupe/contract/messages/message'
import { toWireMessage } from '@troupe/contract/messages/wire-message'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildApp } from '../app.ts'
import { AppError } from '../lib/app-error.ts'
import { bind } from './requests/endpoint-binding.ts'

const Tag = z
  .string()
  .max(30, schemaText('common.name_too_long', { max: 30 }))
  .superRefine((tag, context) => {
    const said = say('outreach.merge_field_unknown', { name: tag })
    if (tag.includes('{')) context.addIssue({ code: 'custom', message: said.text, params: toWireMessage(said) })
  })

const common = { access: 'public', tag: 'test', summary: 'A test', response: z.object({}) } as const
const tagging = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/tags',
  body: z.object({ tags: z.array(Tag) }),
})
const failing = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/fail/:how',
  params: z.object({ how: z.enum(['full', 'refusal']) }),
})

const failures = {
  full: () => new AppError('conflict', say('collections.too_many', { max: 1000 })),
  refusal: () => new AppError('conflict', quote('Already there')),
}

let app: FastifyInstance
beforeEach(async () => {
  app = await buildApp({
    endpoints: [
      bind(tagging, async () => ({})),
      bind(failing, async ({ params }) => {
        throw failures[params.how]()
      }),
    ],
    authenticate: async () => ({ userId: 'user-1', workspaceId: 'workspace-1', role: 'owner', sessionId: 'session-1' }),
    secretKey: Buffer.alloc(32, 1),
    findProblems: async () => [],
    isAvailable: () => true,
    log: pino({ level: 'silent' }),
    trustProxy: undefined,
    sandboxUrl: undefined,
    web: { webFolder: '/does-not-exist', appUrl: undefined },
  })
})
afterEach(() => app.close())

describe('the message of an error', () => {
  it('comes with its key and parameters, for translations', async () => {
    const answer = await app.inject('/api/fail/full')
    expect(answer.json()).toEqual({
      detail: 'You have 1000 collections. Delete one to make another.',
      message_key: 'collections.too_many',
      message_params: { max: 1000 },
      request_id: expect.any(String),
    })
  })

  it('has no key where the text is another program’s', async () => {
    expect((await app.inject('/api/fail/refusal')).json()).not.toHaveProperty('message_key')
  })

  it('comes with each issue of our own schemas, also if it depends on the value', async () => {
    const tags = ['a'.repeat(31), '{x}', 5]
    const answer = await app.inject({ method: 'POST', url: '/api/tags', payload: { tags } })
    const [long, field, zods] = answer.json().detail
    expect(long).toEqual({
      loc: ['body', 'tags', 0],
      msg: 'A name has at most 30 characters',
      type: 'too_big',
      message_key: 'common.name_too_long',
      message_params: { max: 30 },
    })
    expect(field).toMatchObject({
      msg: 'There is no merge field "{x}"',
      message_key: 'outreach.merge_field_unknown',
      message_params: { name: '{x}' },
    })
    expect(zods).toEqual({ loc: ['body', 'tags', 2], msg: expect.any(String), type: 'invalid_type' })
  })
})
