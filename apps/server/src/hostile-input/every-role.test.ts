import { getLeastRole, isAtLeast, type WorkspaceRole, workspaceRoles } from '@troupe/contract/base/roles'
import { type ActivityAction, activityEndpoints } from '@troupe/contract/workspace/activities'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { openOrJoinDatabase } from '../database/open-or-join.ts'
import { readContractEndpoints } from '../testing/calls/contract-endpoints.ts'
import { type Person, useAttackedServer } from '../testing/processes/attacked-server.ts'
import { eventsPath, nameOf, readFirstEvent } from './endpoint-calls.ts'
import { attackInLanes } from './hostile-call.ts'
import type { OwnThings } from './own-things.ts'
import {
  buildTeam,
  buildTeamThings,
  idFor,
  join,
  listShared,
  openWorkspace,
  personalKinds,
  signInAgain,
  type Team,
  toCall,
} from './workspace-team.ts'

const server = useAttackedServer()
const endpoints = (await readContractEndpoints()).filter(({ access, path }) => access === 'user' && path !== eventsPath)

const refusals = {
  viewer: '',
  member: 'workspaces.needs_member',
  admin: 'workspaces.needs_admin',
  owner: 'workspaces.needs_owner',
} as const satisfies Record<WorkspaceRole, string>
/** They end the session that the next call needs. */
const ending = ['POST /api/auth/logout', 'POST /api/auth/logout-all']
const shared = listShared(endpoints)
/** Streams do not end by themselves. */
const readable = shared.filter(({ method, path }) => method === 'GET' && !path.endsWith('/events'))

let team: Team
/** Made by an admin, whose own id is not the workspace's. */
let things: OwnThings
let stranger: Person
let database: Database
/** Rows that name an owner, as they were when the things had been made. */
let stored: { table: string; workspace_id: string | null; created_by: string | null }[]
/** Tables with rows of the owner's account that making the things added. */
let misplaced: string[]

beforeAll(async () => {
  team = await buildTeam(server.current)
  stranger = await server.current.signUp()
  database = await openOrJoinDatabase({ databaseUrl: undefined, dataDir: server.current.dataDir })
  const before = await countRowsOfUser(team.ids.owner)
  things = await buildTeamThings(server.current, team.members.admin)
  const after = await countRowsOfUser(team.ids.owner)
  misplaced = [...after].filter(([table, count]) => count > (before.get(table) ?? 0)).map(([table]) => table)
  stored = await readOwners()
}, 240_000)
afterAll(() => database?.close())

describe('each endpoint', { timeout: 120_000 }, () => {
  it.each(workspaceRoles.filter((role) => role !== 'owner'))(
    'is refused to a %s where that is too little',
    async (role) => {
      const calls = endpoints
        .filter((endpoint) => !isAtLeast(role, getLeastRole(endpoint)))
        .map((endpoint) => ({
          ...toCall(endpoint, team.members[role]),
          answers: [403],
          because: refusals[getLeastRole(endpoint)],
        }))
      expect(calls.length).toBeGreaterThan(role === 'admin' ? -1 : 5)
      expect(await attackInLanes(server.current, calls)).toEqual([])
    },
  )

  it.each(workspaceRoles)('is open to a %s where that is enough', async (role) => {
    const as = await signInAgain(server.current, team.members[role])
    const calls = endpoints
      .filter((endpoint) => isAtLeast(role, getLeastRole(endpoint)) && !ending.includes(nameOf(endpoint)))
      .map((endpoint) => ({ ...toCall(endpoint, as), notBecause: 'workspaces.needs_' }))
    expect(calls.length).toBeGreaterThan(50)
    expect(await attackInLanes(server.current, calls)).toEqual([])
  })

  it('about the own account is open to every role', () => {
    const refused = endpoints.filter(
      (endpoint) => /^\/api\/(?:account|auth)\b/.test(endpoint.path) && getLeastRole(endpoint) !== 'viewer',
    )
    expect(refused.map(nameOf)).toEqual([])
  })
})

describe('what a member makes', { timeout: 120_000 }, () => {
  it('is stored in the workspace, and names its maker', async () => {
    const made = stored.filter(({ table }) => table !== 'workspace_members')
    const elsewhere = made.filter(({ workspace_id }) => workspace_id === team.ids.admin).map(({ table }) => table)
    expect(elsewhere).toEqual([])
    const ofTeam = made.filter(({ workspace_id }) => workspace_id === team.workspaceId)
    expect(new Set(ofTeam.map(({ table }) => table)).size).toBeGreaterThan(15)
    const byOthers = ofTeam.filter(({ created_by }) => created_by !== null && created_by !== team.ids.admin)
    expect(byOthers).toEqual([])
    const naming = new Set(ofTeam.filter(({ created_by }) => created_by !== null).map(({ table }) => table))
    expect([...naming].sort()).toEqual(await listTables('created_by'))
    expect(misplaced).toEqual([])
  })

  it('is in the log of the workspace, under the name of its maker', async () => {
    const answer = await server.current.send({
      method: 'GET',
      path: activityEndpoints.list.path,
      as: team.members.viewer,
    })
    const { activities } = activityEndpoints.list.response.parse(JSON.parse(answer.body))
    const made = activities.filter(({ person_id }) => person_id === team.ids.admin).map(({ action }) => action)
    const expected: readonly ActivityAction[] = [
      ...(['collection.created', 'campaign.started', 'template.created', 'search.saved', 'mailbox.connected'] as const),
      ...(['token.created', 'webhook.created', 'suppression.added', 'export.creators', 'member.invited'] as const),
    ]
    expect(expected.filter((action) => !made.includes(action))).toEqual([])
  })

  it('is shown to every member, also a viewer', async () => {
    const calls = readable.map((endpoint) => ({
      ...toCall(endpoint, team.members.viewer, idFor(things, endpoint)),
      answers: [200],
    }))
    expect(calls.length).toBeGreaterThan(5)
    expect(await attackInLanes(server.current, calls)).toEqual([])
  })

  it('looks missing to a stranger and, while another workspace is open, to its members', async () => {
    const { admin, owner } = team.members
    const atHome = await signInAgain(server.current, admin)
    await openWorkspace(server.current, atHome, team.ids.admin)
    const away = await signInAgain(server.current, owner)
    await join(server.current, stranger, [away, 'admin'])
    for (const as of [stranger, atHome, away]) {
      const calls = shared.map((endpoint) => ({ ...toCall(endpoint, as, idFor(things, endpoint)), answers: [404] }))
      expect(calls.length).toBeGreaterThan(20)
      expect(await attackInLanes(server.current, calls), as.email).toEqual([])
      expect(await findInLists(as), as.email).toEqual([])
    }
  })

  it('is counted for members, and not for those who have another workspace open', async () => {
    const count = (as: Person) => readFirstEvent(`${server.current.url}${eventsPath}`, as.accessToken)
    expect(await count(team.members.viewer)).toMatchObject({ counts: { all: 1 } })
    const atHome = await signInAgain(server.current, team.members.admin)
    await openWorkspace(server.current, atHome, team.ids.admin)
    expect(await count(atHome)).toMatchObject({ counts: { all: 0, unread: 0 } })
  })

  it('is read by a token of the workspace, whatever its user has open', async () => {
    const body = { name: 'Sheet', scopes: ['read'], expires_in_days: 30 }
    const call = { method: 'POST', path: '/api/access-tokens', body }
    const tokenOf = (as: Person) => server.current.ask(z.object({ token: z.string() }), { ...call, as })
    const session = await signInAgain(server.current, team.members.member)
    const { token: ofTeam } = await tokenOf(session)
    await openWorkspace(server.current, session, team.ids.member)
    const { token: ofHome } = await tokenOf(session)
    const read = (token: string) =>
      server.current.send({ method: 'GET', path: '/api/collections', headers: { authorization: `Bearer ${token}` } })
    expect((await read(ofTeam)).body).toContain(things.ids.collection)
    expect((await read(ofHome)).body).not.toContain(things.ids.collection)
  })
})

/** Lists without an id in their path that show one of the shared things. */
async function findInLists(as: Person): Promise<string[]> {
  const ids = Object.entries(things.ids).filter(([kind]) => !personalKinds.includes(kind))
  const found: string[] = []
  // The file about an account holds its draft, notifications and tokens of all workspaces.
  const lists = endpoints.filter(
    ({ method, path }) => method === 'GET' && !path.includes(':') && path !== '/api/account/export',
  )
  for (const { path } of lists) {
    const { body } = await server.current.send({ method: 'GET', path, as })
    found.push(...ids.filter(([, id]) => body.includes(id)).map(([kind]) => `${kind} in ${path}`))
  }
  return found
}

async function listTables(column: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ table_name: string }>(
    'select table_name from information_schema.columns where column_name = $1 and table_schema = $2 order by 1',
    [column, 'public'],
  )
  return rows.map(({ table_name }) => table_name)
}

async function readOwners(): Promise<typeof stored> {
  const [tables, naming] = await Promise.all([listTables('workspace_id'), listTables('created_by')])
  const answers = await Promise.all(
    tables.map((table) => {
      const maker = naming.includes(table) ? "coalesce(created_by::text, 'nobody') as created_by" : 'null as created_by'
      return database.pool.query(`select '${table}' as table, workspace_id, ${maker} from ${table}`)
    }),
  )
  return answers.flatMap(({ rows }) => rows)
}

async function countRowsOfUser(id: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const table of await listTables('user_id')) {
    const { rows } = await database.pool.query(`select count(*)::int as count from ${table} where user_id = $1`, [id])
    counts.set(table, rows[0]?.count ?? 0)
  }
  return counts
}
