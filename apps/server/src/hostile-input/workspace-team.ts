import { accountEndpoints } from '@troupe/contract/accounts'
import type { Endpoint } from '@troupe/contract/base/endpoint'
import { type WorkspaceRole, workspaceRoles } from '@troupe/contract/base/roles'
import { workspaceEndpoints } from '@troupe/contract/workspaces'
import { z } from 'zod'
import type { AttackedServer, Person } from '../testing/processes/attacked-server.ts'
import { goodBody, nameOf, requiredQueries, toPath } from './endpoint-calls.ts'
import type { HostileCall } from './hostile-call.ts'
import { buildOwnThings, findOwnThing, type OwnThings } from './own-things.ts'

/** Members of a workspace, who all have it open. */
export interface Team {
  readonly workspaceId: string
  readonly members: Readonly<Record<WorkspaceRole, Person>>
  /** Ids of the members' accounts. The owner's is the workspace's. */
  readonly ids: Readonly<Record<WorkspaceRole, string>>
}

/** Signs up one member of each role, and has them join the owner's workspace. */
export async function buildTeam(server: AttackedServer): Promise<Team> {
  const [viewer, member, admin, owner] = await Promise.all([0, 1, 2, 3].map(() => server.signUp()))
  if (!viewer || !member || !admin || !owner) throw new Error('Four persons were signed up')
  const members = { viewer, member, admin, owner }
  const workspaceId = await readUserId(server, owner)
  for (const role of workspaceRoles) if (role !== 'owner') await join(server, owner, [members[role], role])
  const [viewerId = '', memberId = '', adminId = ''] = await Promise.all(
    [viewer, member, admin].map((each) => readUserId(server, each)),
  )
  return { workspaceId, members, ids: { viewer: viewerId, member: memberId, admin: adminId, owner: workspaceId } }
}

/** Has a person join the workspace that the inviter has open, and opens it. */
export async function join(
  server: AttackedServer,
  inviter: Person,
  [person, role]: readonly [Person, WorkspaceRole],
): Promise<void> {
  const { invite, acceptInvitation } = workspaceEndpoints
  await server.ask(invite.response, { ...invite, as: inviter, body: { email: person.email, role } })
  const token = await server.readJoinToken(person.email)
  await server.ask(acceptInvitation.response, { ...acceptInvitation, as: person, body: { token } })
}

/** Opens a workspace in the session of a person. */
export async function openWorkspace(server: AttackedServer, person: Person, id: string): Promise<void> {
  await server.ask(z.unknown(), { method: 'POST', path: `/api/workspaces/${id}/open`, as: person })
}

/** Signs in once more, for a session with a workspace of its own. */
export async function signInAgain(server: AttackedServer, person: Person): Promise<Person> {
  const { email, password } = person
  const { access_token: accessToken, refresh_token: refreshToken } = await server.ask(
    z.object({ access_token: z.string(), refresh_token: z.string() }),
    { ...accountEndpoints.login, body: { email, password } },
  )
  return { email, password, accessToken, refreshToken }
}

async function readUserId(server: AttackedServer, person: Person): Promise<string> {
  const call = { method: 'GET', path: '/api/auth/me', as: person }
  return (await server.ask(z.object({ id: z.uuid() }), call)).id
}

/** Creates one of each kind of thing, and those of a workspace that no path with an id leads to. */
export async function buildTeamThings(server: AttackedServer, person: Person): Promise<OwnThings> {
  const things = await buildOwnThings(server, person)
  const collection = `/api/collections/${things.ids.collection}`
  const calls = [
    ['PUT', '/api/mail-draft', { ...draft, collection_id: things.ids.collection }],
    ['POST', `${collection}/columns`, { name: 'Stage', type: 'choice', choices: ['Idea', 'Offer'] }],
    ['POST', `${collection}/tags`, { kol_ids: ['1'], add: ['Spring'], remove: [] }],
    ['PUT', `${collection}/kols/1/deal`, deal],
    ['POST', '/api/calendar-feed', {}],
    ['POST', '/api/creators/1/not-same-person', { other_id: '2' }],
    ['POST', '/api/kols/export', { kols: [{ id: '1' }], format: 'csv' }],
    ['PUT', `/api/inbox/threads/${things.ids.thread}/draft`, { body: 'Hello', based_on: null }],
    ['PUT', '/api/contact-bases', { creator_ids: ['1'], basis: 'consent', note: 'By mail' }],
    ['POST', '/api/workspace/invitations', { email: `invited-${things.ids.collection}@one.test`, role: 'viewer' }],
  ] as const
  for (const [method, path, body] of calls) await server.ask(z.unknown(), { method, path, body, as: person })
  return things
}

const draft = {
  kol_ids: ['1'],
  subject: 'Hello',
  body: 'Hello',
  follow_ups: [],
  schedule_at: null,
  language: 'creator',
  based_on: null,
}
const deal = { fee: { amount: 250, currency: 'EUR' }, deliverables: 'One video', due_on: null, note: '', links: [] }

/** Kinds of things that belong to a person, whatever workspace is open, and to nobody else in it. */
export const personalKinds: readonly (string | undefined)[] = [
  'session',
  'conversation',
  'furtherSender',
  'furtherMailbox',
]

/** Endpoints whose path leads to a thing that the members of a workspace share. Of access tokens each member has the own. */
export function listShared(endpoints: readonly Endpoint[]): Endpoint[] {
  return endpoints.filter(({ access, path }) => {
    const kind = findOwnThing(path)
    return access === 'user' && kind && kind !== 'accessToken' && !personalKinds.includes(kind)
  })
}

/** A complete call of an endpoint by a person, about the thing with this id or a random one. */
export function toCall(endpoint: Endpoint, as: Person, id?: string): HostileCall {
  return {
    name: nameOf(endpoint),
    method: endpoint.method,
    path: `${toPath(endpoint, id)}${requiredQueries[nameOf(endpoint)] ?? ''}`,
    as,
    ...(endpoint.body ? { body: goodBody(endpoint) } : {}),
  }
}

/** Id of the thing that the endpoint's path leads to. */
export const idFor = ({ ids }: OwnThings, { path }: Endpoint) => ids[findOwnThing(path) ?? 'collection']
