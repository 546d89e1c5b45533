import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { TokenScope } from '@troupe/contract/base/endpoint'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createBuiltInEncoder } from '../integrations/language/built-in-encoder.ts'
import { createWebhookTransport } from '../integrations/webhooks/post-webhook.ts'
import { createCollections } from '../modules/collections/collections.ts'
import { createDiscovery, type Discovery } from '../modules/discovery/discovery.ts'
import { createCreatorReader } from '../modules/discovery/persons/creator-reader.ts'
import { creatorProgress } from '../modules/outreach/mails/recipient-repository.ts'
import { putTeamNotice } from '../modules/outreach/notifications/put-team-notice.ts'
import { createOutreach } from '../modules/outreach/outreach.ts'
import { createWebhooks } from '../modules/webhooks/webhooks.ts'
import { silentTelemetry } from '../telemetry/telemetry.ts'
import { buildAccessToken } from '../testing/calls/token-calls.ts'
import { buildCreatorRecord } from '../testing/factories.ts'
import { TestTransports } from '../testing/mail/test-transports.ts'
import { buildSignedInUser, type SignedInUser } from '../testing/test-accounts.ts'
import { patientWaits, testSecretKey, useTestApp } from '../testing/test-app.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { testErasures } from '../testing/test-erasures.ts'

const encoder = createBuiltInEncoder()
const database = useTestDatabase()
let discovery: Discovery
const testApp = useTestApp(database, {
  endpoints(parts) {
    discovery = createDiscovery({ ...parts, encoder, platforms: [], erasures: testErasures, waits: patientWaits })
    const transport = createWebhookTransport({ allowPrivateHosts: false })
    const readCreators = createCreatorReader(database.kysely)
    return [
      ...discovery.endpoints,
      ...createOutreach({
        ...parts,
        secretKey: testSecretKey,
        transports: new TestTransports(() => 0),
        getPublicUrl: () => 'https://troupe.test',
      }).endpoints,
      ...createWebhooks({ ...parts, telemetry: silentTelemetry, secretKey: testSecretKey, transport }).endpoints,
      ...createCollections({ ...parts, readCreators, progress: creatorProgress, tellMember: putTeamNotice }).endpoints,
    ]
  },
})
let user: SignedInUser
let address: URL

beforeEach(async () => {
  user = await buildSignedInUser(testApp)
  address = new URL('/mcp', await testApp.app.listen({ port: 0 }))
})
afterAll(() => encoder.close())

type Scope = TokenScope

/** Connects an assistant with a token of the user. */
async function connect(scope: Scope, options: ConstructorParameters<typeof Client>[1] = {}, owner = user) {
  const { token } = await buildAccessToken(testApp, owner, { scopes: [scope] })
  const client = new Client({ name: 'assistant', version: '1.0.0' }, options)
  await client.connect(
    new StreamableHTTPClientTransport(address, { requestInit: { headers: { authorization: `Bearer ${token}` } } }),
  )
  return client
}

async function callTool(client: Client, name: string, input: object = {}) {
  const { content, isError = false } = await client.callTool({ name, arguments: { ...input } })
  const text = content?.[0]?.type === 'text' ? content[0].text : ''
  return { isError, text, data: isError ? undefined : JSON.parse(text) }
}

async function storeBakers(): Promise<void> {
  const titles = ['Mara Bakes', 'Milo Bakes']
  const records = titles.map((title) =>
    buildCreatorRecord({ title, description: `Vegan cakes. ${'More. '.repeat(200)}` }),
  )
  await discovery.storeCreators(
    records.map((record) => ({ record })),
    { source: 'import' },
  )
}

/** A conversation with a stored creator. */
async function insertThread(): Promise<{ id: string; title: string }> {
  await storeBakers()
  const creator = await database.kysely
    .selectFrom('creators')
    .select(['id', 'title'])
    .orderBy('title')
    .executeTakeFirstOrThrow()
  const { id } = await database.kysely
    .insertInto('mail_threads')
    .values({ workspace_id: user.user.id, creator_id: creator.id, last_mail_at: testApp.clock.now(), unread: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, title: creator.title }
}

describe('an assistant', () => {
  it('finds creators, reads one, and adds it to a collection', async () => {
    await storeBakers()
    const client = await connect('collect')
    const { data: found } = await callTool(client, 'search_creators', { query_text: 'vegan cake' })
    expect(found.creators.map(({ title }: { title: string }) => title).sort()).toEqual(['Mara Bakes', 'Milo Bakes'])
    expect(found.creators[0].description).toHaveLength(300)
    const ids: string[] = found.creators.map(({ id }: { id: string }) => id)

    const { data: one } = await callTool(client, 'get_creator', { creator_id: ids[0] })
    expect(one.creator).toMatchObject({ id: ids[0], description: expect.stringMatching(/^Vegan cakes/) })

    const input = { name: 'Bakers', creator_ids: ids.slice(0, 1) }
    const { data: collection } = await callTool(client, 'create_collection', input)
    const members = { collection_id: collection.id, creator_ids: ids }
    expect((await callTool(client, 'add_to_collection', members)).data).toEqual({ added_count: 1 })
    expect((await callTool(client, 'list_collections')).data.collections).toMatchObject([
      { name: 'Bakers', kol_count: 2 },
    ])
    const { data: read } = await callTool(client, 'get_collection', { collection_id: collection.id })
    expect(read.creators.map(({ id }: { id: string }) => id).sort()).toEqual([...ids].sort())
    expect((await callTool(client, 'remove_from_collection', members)).data).toEqual({ removed_count: 2 })
    await client.close()
  })

  it('may only search and collect, within the scope of its token', async () => {
    const list = async (scope: Scope) => (await (await connect(scope)).listTools()).tools.map(({ name }) => name)
    const reading = ['search_creators', 'get_creator', 'list_collections', 'get_collection']
    expect(await list('read')).toEqual(reading)
    expect(await list('collect')).toEqual([
      ...reading,
      'create_collection',
      'add_to_collection',
      'remove_from_collection',
    ])
    expect(await list('campaigns')).toEqual(['list_campaigns', 'get_campaign', 'review_mail', 'get_contacts'])
    expect(await list('inbox')).toEqual(['list_threads', 'get_thread'])
    expect(await list('webhooks')).toEqual(['list_webhooks', 'create_webhook', 'delete_webhook'])
  })

  it('reads campaigns and contact records, and counts who would get a mail', async () => {
    await storeBakers()
    const { rows } = await database.pool.query<{ id: number }>('select id from creators order by id')
    const creator_ids = rows.map(({ id }) => String(id))
    const client = await connect('campaigns')
    expect((await callTool(client, 'list_campaigns')).data).toMatchObject({ campaigns: [] })
    expect((await callTool(client, 'get_contacts', { creator_ids })).data).toEqual({ contacts: [] })
    const { data } = await callTool(client, 'review_mail', { creator_ids, subject: 'Tea', body: 'Hello' })
    expect(data).toMatchObject({ counts: { all: 2, gets: 0, left_out: 2 }, left_out: [{ reason: 'no_email' }, {}] })
    const unknown = { campaign_id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' }
    expect(await callTool(client, 'get_campaign', unknown)).toMatchObject({ isError: true })
  })

  it('reads conversations, and leaves them unread', async () => {
    const { id, title } = await insertThread()
    const client = await connect('inbox')
    const thread = { id, name: title, unread: true }
    expect((await callTool(client, 'list_threads', { search: title })).data).toMatchObject({ threads: [thread] })
    expect((await callTool(client, 'get_thread', { thread_id: id })).data).toMatchObject(thread)
    expect((await callTool(client, 'list_threads')).data).toMatchObject({ threads: [thread], counts: { unread: 1 } })
    const stranger = await connect('inbox', {}, await buildSignedInUser(testApp))
    expect(await callTool(stranger, 'get_thread', { thread_id: id })).toMatchObject({
      isError: true,
      text: 'There is no such conversation',
    })
  })

  it('makes, lists and deletes webhooks', async () => {
    const client = await connect('webhooks')
    const input = { url: 'https://hooks.example.com/1', events: ['message.replied'] }
    const { data: made } = await callTool(client, 'create_webhook', input)
    expect(made.secret).toMatch(/^whsec_/)
    expect((await callTool(client, 'list_webhooks')).data.webhooks).toMatchObject([{ url: input.url }])
    await callTool(client, 'delete_webhook', { webhook_id: made.webhook.id })
    expect((await callTool(client, 'list_webhooks')).data.webhooks).toEqual([])
  })

  it('may do no more than the role of its user', async () => {
    const webhooks = await connect('webhooks')
    const collecting = await connect('collect')
    await database.kysely.updateTable('workspace_members').set({ role: 'viewer' }).execute()
    const webhook = { url: 'https://hooks.example.com/1', events: ['message.replied'] }
    const needsAdmin = { isError: true, text: 'Only admins of this workspace may do this' }
    expect(await callTool(webhooks, 'create_webhook', webhook)).toMatchObject(needsAdmin)
    expect((await callTool(collecting, 'create_collection', { name: 'Mine' })).isError).toBe(true)
    expect((await callTool(collecting, 'list_collections')).data).toEqual({ collections: [] })
  })

  it.each(['2025-11-25', '2026-07-28'])('is accepted with protocol version %s', async (version) => {
    const mode = version === '2026-07-28' ? { pin: version } : ('legacy' as const)
    const client = await connect('read', { versionNegotiation: { mode } })
    expect(client.getNegotiatedProtocolVersion()).toBe(version)
    expect((await callTool(client, 'list_collections')).data).toEqual({ collections: [] })
  })

  it('gets the reason of a refusal in plain words', async () => {
    const client = await connect('collect')
    const members = { collection_id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', creator_ids: ['1'] }
    const refused = await callTool(client, 'add_to_collection', members)
    expect(refused).toMatchObject({ isError: true, text: 'Collection not found' })
    const wrong = await callTool(client, 'search_creators', { query_text: 'cake', platforms: ['myspace'] })
    expect(wrong.isError).toBe(true)
    expect(wrong.text).toContain('platforms')
  })

  it('sees nothing of other users', async () => {
    const client = await connect('collect')
    const { data } = await callTool(client, 'create_collection', { name: 'Mine' })
    const stranger = await connect('collect', {}, await buildSignedInUser(testApp))
    expect((await callTool(stranger, 'list_collections')).data).toEqual({ collections: [] })
    expect((await callTool(stranger, 'get_collection', { collection_id: data.id })).text).toBe('Collection not found')
  })
})

describe('POST /mcp', () => {
  const ask = (headers: Record<string, string>, body: unknown = { jsonrpc: '2.0', id: 1, method: 'ping' }) =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body: JSON.stringify(body),
    })

  it('refuses requests without a token, and session tokens, with 401 and how to sign in', async () => {
    for (const headers of [{}, { authorization: 'Bearer troupe_pat_nonsense' }, user.headers]) {
      const answer = await ask(headers)
      expect(answer.status).toBe(401)
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer resource_metadata=/)
    }
  })

  it('refuses pages of other origins', async () => {
    const { headers } = await buildAccessToken(testApp, user)
    expect((await ask({ ...headers, origin: 'https://evil.test' })).status).toBe(403)
    expect((await ask({ ...headers, origin: 'null' })).status).toBe(403)
    expect((await ask({ ...headers, origin: address.origin })).status).toBe(200)
  })

  it('answers nonsense with an error other than a server failure', async () => {
    const { headers } = await buildAccessToken(testApp, user)
    for (const body of [null, [], {}, { jsonrpc: '2.0', id: 1, method: 'nothing/like-it' }, 'x']) {
      const answer = await ask(headers, body)
      expect(answer.status, JSON.stringify(body)).toBeLessThan(500)
    }
  })

  it('keeps no session and opens no stream', async () => {
    const { headers } = await buildAccessToken(testApp, user)
    const listening = await connect('read', { versionNegotiation: { mode: { pin: '2026-07-28' } } })
    await expect(listening.listen({ toolsListChanged: true })).rejects.toThrow(/subscription/i)
    for (const method of ['GET', 'DELETE']) {
      expect((await fetch(address, { method, headers: { ...headers, accept: 'text/event-stream' } })).status).toBe(405)
    }
  })
})
