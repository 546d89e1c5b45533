import { getLeastRole, isAtLeast, workspaceRoles } from '@troupe/contract/base/roles'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readContractEndpoints } from '../testing/calls/contract-endpoints.ts'
import { type Person, useAttackedServer } from '../testing/processes/attacked-server.ts'
import { attackInLanes } from './hostile-call.ts'
import { buildTeam, type Team, toCall } from './workspace-team.ts'

const server = useAttackedServer()
const endpoints = (await readContractEndpoints()).filter(({ access }) => access === 'user')
const secret = 'Plans of March'
const Made = z.object({ id: z.string() })
const others = workspaceRoles.filter((role) => role !== 'member')

let team: Team
/** A private collection of the member, with a creator, a column, a tag, a note and a deal. */
let id: string

beforeAll(async () => {
  team = await buildTeam(server.current)
  const as = team.members.member
  const made = { name: secret, description: secret, kol_ids: ['1'], is_private: true }
  id = (await server.current.ask(Made, { method: 'POST', path: '/api/collections', as, body: made })).id
  const path = `/api/collections/${id}`
  const fee = { amount: 7, currency: 'EUR' }
  const calls = [
    ['POST', `${path}/columns`, { name: secret, type: 'text', choices: [] }],
    ['POST', `${path}/tags`, { kol_ids: ['1'], add: [secret], remove: [] }],
    ['PUT', `${path}/kols/1/deal`, { fee, deliverables: secret, due_on: '2030-01-02', note: secret, links: [] }],
    ['PATCH', `${path}/kols/1`, { status: 'agreed', assigned_to: team.ids.member }],
  ] as const
  for (const [method, to, body] of calls) await server.current.ask(z.unknown(), { method, path: to, as, body })
}, 240_000)

/** Every path without an id at which something is read. */
const lists = endpoints.filter(
  ({ method, path }) => method === 'GET' && !path.includes(':') && !path.endsWith('/events'),
)

async function findSecret(as: Person): Promise<string[]> {
  const found: string[] = []
  for (const path of [...lists.map((list) => list.path), '/api/creators/1/collections']) {
    const { body } = await server.current.send({ method: 'GET', path, as })
    if (body.includes(secret) || body.includes(id)) found.push(path)
  }
  return found
}

describe('a private collection', { timeout: 120_000 }, () => {
  it('is there for the member who made it', async () => {
    const found = await findSecret(team.members.member)
    expect(found).toEqual(expect.arrayContaining(['/api/collections', '/api/pipeline', '/api/creators/1/collections']))
    expect(found).toContain('/api/tags')
  })

  it.each(others)('looks missing to a colleague who is %s, at every endpoint', async (role) => {
    const as = team.members[role]
    const calls = endpoints
      .filter((each) => each.path.startsWith('/api/collections/:id') && isAtLeast(role, getLeastRole(each)))
      .map((endpoint) => ({ ...toCall(endpoint, as, id), answers: [404] }))
    expect(calls.length).toBeGreaterThan(role === 'viewer' ? 2 : 12)
    expect(await attackInLanes(server.current, calls)).toEqual([])
  })

  it.each(others)('is in no list, count or file for a colleague who is %s', async (role) => {
    const as = team.members[role]
    expect(await findSecret(as)).toEqual([])
    const board = await server.current.ask(
      z.object({ totals: z.object({ creators: z.number() }), columns: z.array(z.object({ count: z.number() })) }),
      { method: 'GET', path: '/api/pipeline', as },
    )
    expect([board.totals.creators, ...board.columns.map(({ count }) => count)].every((count) => count === 0)).toBe(true)
    const named = [
      ['GET', `/api/pipeline?collection_id=${id}`, undefined],
      ['GET', `/api/pipeline/cards?collection_id=${id}&status=agreed`, undefined],
      ['POST', '/api/pipeline/files', { collection_id: id, format: 'csv' }],
    ] as const
    for (const [method, path, body] of named) {
      expect((await server.current.send({ method, path, as, body })).status, path).toBe(404)
    }
    const file = { method: 'POST', path: '/api/pipeline/files', as, body: { format: 'csv' } }
    const { file_url: path } = await server.current.ask(z.object({ file_url: z.string() }), file)
    expect((await server.current.send({ method: 'GET', path })).body).not.toContain(secret)
  })

  it.each(['admin', 'owner'] as const)(
    'gives nothing to the mails and exports of a colleague who is %s',
    async (role) => {
      const as = team.members[role]
      const send = (path: string, body: object) => server.current.send({ method: 'POST', path, as, body })
      expect((await send('/api/kols/export', { kols: ['1'], format: 'csv', collection_id: id })).status).toBe(404)
      const mail = { subject: `{{${secret}}}`, body: 'Hello', kol_ids: ['1'], collection_id: id }
      const preview = await send('/api/campaigns/preview', mail)
      expect(preview.status, preview.body).toBe(200)
      const search = { query_text: '', hide_collected: true, max_api_requests: 0 }
      expect((await send('/api/kols/hybrid-search', search)).body).toContain('"id":"1"')
    },
  )

  it('is not read with the token of a colleague', async () => {
    const body = { name: 'Sheet', scopes: ['read', 'collect'], expires_in_days: 30 }
    const call = { method: 'POST', path: '/api/access-tokens', as: team.members.admin, body }
    const { token } = await server.current.ask(z.object({ token: z.string() }), call)
    const headers = { authorization: `Bearer ${token}` }
    const read = (path: string) => server.current.send({ method: 'GET', path, headers })
    expect((await read('/api/collections')).body).not.toContain(id)
    expect((await read(`/api/collections/${id}`)).status).toBe(404)
    const ask = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_collections', arguments: {} } }
    const accept = 'application/json, text/event-stream'
    const mcp = { method: 'POST', path: '/mcp', headers: { ...headers, accept }, body: ask }
    const answer = await server.current.send(mcp)
    expect([answer.status, answer.body.includes(id)], answer.body).toEqual([200, false])
  })

  it('cannot be made of a colleague’s collection', async () => {
    const { member, owner } = team.members
    const made = { method: 'POST', path: '/api/collections', as: member, body: { name: 'Shared' } }
    const shared = await server.current.ask(Made, made)
    const hide = (as: Person) =>
      server.current.send({ method: 'PATCH', path: `/api/collections/${shared.id}`, as, body: { is_private: true } })
    expect((await hide(owner)).status).toBe(403)
    expect((await hide(member)).status).toBe(200)
    expect((await hide(owner)).status).toBe(404)
  })
})
