import { defineEndpoint } from '@troupe/contract/base/endpoint'
import type { WorkspaceRole } from '@troupe/contract/base/roles'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createEndpointCaller } from './call-endpoint.ts'
import { bind } from './endpoint-binding.ts'

const body = z.object({ name: z.string().trim().min(1) })
const response = z.object({ text: z.string() })
const base = { method: 'POST', access: 'user', tag: 'test', summary: 'Greets', body, response } as const
const greet = defineEndpoint({ ...base, path: '/api/greet', tokenScope: 'collect' })
const send = defineEndpoint({ ...base, path: '/api/send' })
const manage = defineEndpoint({ ...base, path: '/api/manage', tokenScope: 'collect', leastRole: 'admin' })
const unbound = defineEndpoint({ ...base, path: '/api/unbound', tokenScope: 'read' })

const endpoints = [
  bind(greet, async ({ actor, body: { name } }) => ({ text: `${actor.userId} greets ${name}`, more: 'hidden' })),
  bind(send, async () => ({ text: 'sent' })),
  bind(manage, async () => ({ text: 'managed' })),
]
const callAs = (scope: 'read' | 'collect', role: WorkspaceRole = 'member') =>
  createEndpointCaller(endpoints, {
    caller: { userId: 'maya', workspaceId: 'bakery', role, tokenScopes: [scope] },
    client: { ip: '::1', userAgent: undefined },
  })

describe('a call from within the server', () => {
  it('is made in the name of the caller, read and answered by the endpoint’s schemas', async () => {
    expect(await callAs('collect')(greet, { body: { name: ' Mara ' } })).toEqual({ text: 'maya greets Mara' })
  })

  it('is refused where its token may not go, as over HTTP', async () => {
    await expect(callAs('read')(greet, { body: { name: 'Mara' } })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(callAs('collect')(send, { body: { name: 'Mara' } })).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('is refused beyond the role of its caller, as over HTTP', async () => {
    const input = { body: { name: 'Mara' } }
    await expect(callAs('collect', 'viewer')(greet, input)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(callAs('collect')(manage, input)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await callAs('collect', 'admin')(manage, input)).toEqual({ text: 'managed' })
  })

  it('is refused when its body is not valid, or nothing answers it', async () => {
    await expect(callAs('collect')(greet, { body: { name: ' ' } })).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ loc: ['body', 'name'] }],
    })
    await expect(callAs('read')(unbound, { body: { name: 'Mara' } })).rejects.toMatchObject({ code: 'not_found' })
  })
})
