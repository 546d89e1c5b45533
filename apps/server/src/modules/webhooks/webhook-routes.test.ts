import { randomUUID } from 'node:crypto'
import { webhookEventTypes } from '@troupe/contract/webhook-events'
import { maxWebhooks, type Webhook, webhookEndpoints } from '@troupe/contract/webhooks'
import { beforeEach, describe, expect, it } from 'vitest'
import { createWebhookTransport } from '../../integrations/webhooks/post-webhook.ts'
import { call } from '../../testing/calls/outreach-calls.ts'
import { buildAccessToken } from '../../testing/calls/token-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../testing/test-accounts.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { buildWebhook, listDeliveries, useTestWebhooks } from '../../testing/test-webhooks.ts'

const database = useTestDatabase()
// Nothing is sent here, so addresses are checked as in an installation on the public internet.
const kit = useTestWebhooks(database, () => ({ transport: createWebhookTransport({ allowPrivateHosts: false }) }))
const { testApp } = kit
const url = 'https://hooks.example.com/troupe?team=1'
let user: SignedInUser
beforeEach(async () => {
  user = await buildSignedInUser(testApp)
})

const build = (given: Parameters<typeof buildWebhook>[2] = {}) => buildWebhook(kit, user, { url, ...given })
const create = (body: object, person: SignedInUser | undefined = user) =>
  call(testApp, person, ['POST', '/api/webhooks'], body)
const change = (id: string, body: object, person: SignedInUser | undefined = user) =>
  call(testApp, person, ['PATCH', `/api/webhooks/${id}`], body)

async function list(person = user): Promise<Webhook[]> {
  const answer = await call(testApp, person, ['GET', '/api/webhooks'])
  return webhookEndpoints.listWebhooks.response.parse(answer.json()).webhooks
}

const readLocations = (answer: { json(): { detail: { loc: string[] }[] } }) =>
  answer.json().detail.map(({ loc }) => loc.join('.'))

describe('an access token', () => {
  const callWith = (headers: object, method: 'GET' | 'POST' | 'DELETE', path = '') =>
    testApp.app.inject({
      method,
      url: `/api/webhooks${path}`,
      headers: { ...headers },
      ...(method === 'POST' ? { body: { url, events: ['message.replied'] } } : {}),
    })

  it('with that scope creates, lists and deletes endpoints, as n8n and Zapier do', async () => {
    const { headers } = await buildAccessToken(testApp, user, { scopes: ['webhooks'] })
    const created = webhookEndpoints.createWebhook.response.parse((await callWith(headers, 'POST')).json())
    expect(created.secret).toMatch(/^whsec_/)
    expect((await callWith(headers, 'GET')).json().webhooks).toMatchObject([{ id: created.webhook.id }])
    expect((await callWith(headers, 'POST', `/${created.webhook.id}/secret`)).statusCode).toBe(403)
    expect((await callWith(headers, 'DELETE', `/${created.webhook.id}`)).statusCode).toBe(200)
  })

  it('without that scope does none of this', async () => {
    const { headers } = await buildAccessToken(testApp, user, { scopes: ['collect', 'campaigns', 'inbox'] })
    for (const method of ['GET', 'POST'] as const) expect((await callWith(headers, method)).statusCode).toBe(403)
  })
})

describe('GET /api/webhooks', () => {
  it("lists the user's endpoints, the oldest first", async () => {
    const { id } = await build()
    const created_at = testApp.clock.now().toISOString()
    testApp.clock.advance(1000)
    const second = await build({ description: 'Second' })
    const [first, last] = await list()
    expect(first).toEqual({
      id,
      url,
      description: '',
      events: [...webhookEventTypes],
      enabled: true,
      off: null,
      failing_since: null,
      previous_secret_until: null,
      created_at,
    })
    expect(last?.id).toBe(second.id)
  })

  it('shows no secret', async () => {
    const { secret } = await build()
    const { body } = await call(testApp, user, ['GET', '/api/webhooks'])
    expect(body).not.toContain('whsec_')
    expect(body).not.toContain(secret.slice(6))
    expect(body).not.toContain('sealed')
  })

  it('shows no endpoint of another user', async () => {
    await build()
    expect(await list(await buildSignedInUser(testApp))).toEqual([])
  })

  it('is for signed-in users', async () => {
    expect((await call(testApp, undefined, ['GET', '/api/webhooks'])).statusCode).toBe(401)
  })
})

describe('POST /api/webhooks', () => {
  it('registers an endpoint and gives its secret, which is stored sealed', async () => {
    const { secret } = await build({ events: ['campaign.finished', 'campaign.finished'], description: ' Ours ' })
    expect(secret).toMatch(/^whsec_/)
    expect(await list()).toMatchObject([{ events: ['campaign.finished'], description: 'Ours', enabled: true }])
    const rows = await database.kysely.selectFrom('webhooks').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6))
  })

  it('is for signed-in users', async () => {
    expect((await call(testApp, undefined, ['POST', '/api/webhooks'], { url, events: [] })).statusCode).toBe(401)
  })

  it('names every error', async () => {
    const answer = await create({ url: 'hooks.example.com', events: ['creator.born'], description: 'x'.repeat(201) })
    expect(answer.statusCode).toBe(422)
    expect(readLocations(answer)).toEqual(['body.url', 'body.events.0', 'body.description'])
    expect(readLocations(await create({ url, events: [] }))).toEqual(['body.events'])
  })

  it('refuses invalid addresses, without TLS, with a password, or of a closed network', async () => {
    const addresses = [
      'http://hooks.example.com/',
      'https://127.0.0.1/',
      'https://localhost:8443/',
      'https://[::1]/',
      'https://169.254.169.254/latest/meta-data',
      'https://user:word@hooks.example.com/',
      'ftp://hooks.example.com/',
      'javascript:alert(1)',
      `https://hooks.example.com/${'x'.repeat(2000)}`,
    ]
    for (const wrong of addresses) {
      const answer = await create({ url: wrong, events: ['creator.stored'] })
      expect([answer.statusCode, readLocations(answer)], wrong).toEqual([422, ['body.url']])
    }
  })

  it('allows ten, also for simultaneous calls', async () => {
    const tries = Array.from({ length: maxWebhooks + 3 }, () => create({ url, events: ['creator.stored'] }))
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(maxWebhooks)
    expect(statuses.filter((status) => status === 409)).toHaveLength(3)
    expect((await create({ url, events: ['creator.stored'] }, await buildSignedInUser(testApp))).statusCode).toBe(200)
  })
})

describe('PATCH /api/webhooks/:id', () => {
  it('changes the given fields and leaves the rest', async () => {
    const { id } = await build({ description: 'Before' })
    expect((await change(id, { events: ['creator.registered'] })).json()).toMatchObject({
      url,
      events: ['creator.registered'],
      description: 'Before',
    })
    expect((await change(id, { url: 'https://new.example.com/a#b' })).json()).toMatchObject({
      url: 'https://new.example.com/a',
    })
  })

  it('switches off an endpoint with its waiting messages, and on again', async () => {
    const { id } = await build()
    await call(testApp, user, ['POST', `/api/webhooks/${id}/test`])
    const since = testApp.clock.now().toISOString()
    expect((await change(id, { enabled: false })).json()).toMatchObject({
      enabled: false,
      off: { reason: 'by_user', since },
    })
    expect(await listDeliveries(testApp, user, id)).toMatchObject([
      {
        state: 'failed',
        attempts: 0,
        problem: 'The endpoint was switched off before it was delivered',
        problem_message: { message_key: 'webhooks.switched_off' },
      },
    ])
    expect((await change(id, { enabled: true })).json()).toMatchObject({ enabled: true, off: null })
  })

  it('answers 404 for an endpoint of another user, or an unknown one', async () => {
    const { id } = await build()
    expect((await change(id, { enabled: false }, await buildSignedInUser(testApp))).statusCode).toBe(404)
    expect((await change(randomUUID(), { enabled: false })).statusCode).toBe(404)
    expect(await list()).toMatchObject([{ enabled: true }])
  })

  it('names every error, and is for signed-in users', async () => {
    const { id } = await build()
    expect(readLocations(await change(id, { url: 'x', events: [], enabled: 'no' }))).toEqual([
      'body.url',
      'body.events',
      'body.enabled',
    ])
    expect(readLocations(await change(id, { url: 'https://10.0.0.1/' }))).toEqual(['body.url'])
    expect((await call(testApp, undefined, ['PATCH', `/api/webhooks/${id}`], {})).statusCode).toBe(401)
  })
})

describe('DELETE /api/webhooks/:id', () => {
  const remove = (id: string, person: SignedInUser | undefined = user) =>
    call(testApp, person, ['DELETE', `/api/webhooks/${id}`])

  it('deletes the endpoint with its deliveries', async () => {
    const { id } = await build()
    await call(testApp, user, ['POST', `/api/webhooks/${id}/test`])
    expect((await remove(id)).json()).toMatchObject({ message: 'Webhook deleted' })
    expect(await list()).toEqual([])
    expect(await database.kysely.selectFrom('webhook_deliveries').select('id').execute()).toEqual([])
  })

  it('deletes it once', async () => {
    const { id } = await build()
    await remove(id)
    expect((await remove(id)).statusCode).toBe(404)
  })

  it('answers 404 for an endpoint of another user', async () => {
    const { id } = await build()
    expect((await remove(id, await buildSignedInUser(testApp))).statusCode).toBe(404)
    expect(await list()).toHaveLength(1)
  })

  it('refuses an invalid id, and unauthenticated calls', async () => {
    expect((await remove('nonsense')).statusCode).toBe(422)
    expect((await call(testApp, undefined, ['DELETE', `/api/webhooks/${randomUUID()}`])).statusCode).toBe(401)
  })
})

describe('POST /api/webhooks/:id/secret', () => {
  const rotate = (id: string, person: SignedInUser | undefined = user) =>
    call(testApp, person, ['POST', `/api/webhooks/${id}/secret`])

  it('returns a new secret, and the time until which the old one signs, too', async () => {
    const { id, secret } = await build()
    const answer = webhookEndpoints.rotateSecret.response.parse((await rotate(id)).json())
    expect(answer.secret).not.toBe(secret)
    expect(answer.webhook.previous_secret_until).toBe('2030-03-02T09:00:00.000Z')
  })

  it('does not mention the old one a day later', async () => {
    const { id } = await build()
    await rotate(id)
    await database.kysely.updateTable('webhooks').set({ previous_secret_until: testApp.clock.now() }).execute()
    expect(await list()).toMatchObject([{ previous_secret_until: null }])
  })

  it('answers 404 for an endpoint of another user', async () => {
    const { id } = await build()
    expect((await rotate(id, await buildSignedInUser(testApp))).statusCode).toBe(404)
    expect(await list()).toMatchObject([{ previous_secret_until: null }])
  })

  it('refuses an invalid id, and unauthenticated calls', async () => {
    expect((await rotate('nonsense')).statusCode).toBe(422)
    expect((await call(testApp, undefined, ['POST', `/api/webhooks/${randomUUID()}/secret`])).statusCode).toBe(401)
  })
})
