import { randomUUID } from 'node:crypto'
import { WorkspaceExport } from '@troupe/contract/account/workspace-export'
import { activitiesPerPage } from '@troupe/contract/workspace/activities'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestWorkspaces } from '../testing/calls/workspace-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../testing/test-accounts.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()
const kit = useTestWorkspaces(database)

let anna: SignedInUser
let ben: SignedInUser
beforeEach(async () => {
  anna = await buildSignedInUser(kit.testApp)
  ben = await buildSignedInUser(kit.testApp)
})

const readActions = async (user: SignedInUser, query = '') =>
  (await kit.readLog(user, query)).activities.map(({ action }) => action)
const deleteAccount = (user: SignedInUser) =>
  kit.call(user, ['POST', '/api/account/delete'], { current_password: user.password })

/** Inserts entries with all the same moment among them. */
async function insertEntries(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    workspace_id: anna.user.id,
    actor_id: anna.user.id,
    action: 'search.saved' as const,
    target_name: `Search ${index}`,
    at: new Date(kit.testApp.clock.now().getTime() + (index % 3)),
  }))
  await database.kysely.insertInto('workspace_activities').values(rows).execute()
}

describe('GET /api/workspace/activities', () => {
  it('tells who did what to which thing, the newest first, to every member', async () => {
    await kit.join(anna, ben, 'viewer')
    kit.testApp.clock.advance(1000)
    const id = await kit.makeCollection(anna)
    await kit.call(anna, ['PATCH', `/api/collections/${id}`], { name: 'Autumn bakers' })
    kit.testApp.clock.advance(1000)
    await kit.call(anna, ['DELETE', `/api/collections/${id}`])
    const { activities, people, next_cursor } = await kit.readLog(ben)
    expect(activities).toMatchObject([
      { action: 'collection.deleted', target: 'Autumn bakers', person: anna.user.username },
      { action: 'collection.changed', target: 'Bakers', detail: 'Autumn bakers', at: '2030-03-01T09:00:03.000Z' },
      { action: 'collection.created', target: 'Bakers', person_id: anna.user.id },
      { action: 'member.joined', person: ben.user.username, detail: 'viewer' },
      { action: 'member.invited', person: anna.user.username, detail: 'viewer' },
    ])
    expect(people.map(({ name }) => name)).toEqual([anna, ben].map(({ user }) => user.username).toSorted())
    expect(next_cursor).toBeNull()
  })

  it('is only of the workspace that is open', async () => {
    await kit.makeCollection(anna)
    expect((await kit.log(ben)).body).not.toContain('Bakers')
    expect((await kit.log(undefined)).statusCode).toBe(401)
  })

  it('records nothing of a call that is refused or changes nothing', async () => {
    await kit.join(anna, ben, 'viewer')
    const before = await readActions(anna)
    await kit.call(ben, ['POST', '/api/collections'], { name: 'Mine' })
    await kit.call(anna, ['POST', '/api/collections'], { name: '' })
    await kit.call(anna, ['DELETE', `/api/collections/${randomUUID()}`])
    await kit.setRole(anna, ben, 'viewer')
    await kit.change(anna, { name: anna.user.username, needs_second_factor: false })
    await kit.remove(anna, anna)
    await kit.revoke(anna, randomUUID())
    expect(await readActions(anna)).toEqual(before)
  })

  it('finds by person, by kind of thing and by day', async () => {
    await kit.join(anna, ben)
    await kit.makeCollection(anna)
    const entry = { workspace_id: anna.user.id, actor_id: ben.user.id, action: 'search.saved' } as const
    await database.kysely
      .insertInto('workspace_activities')
      .values({ ...entry, at: new Date('2030-03-02T00:00:00Z') })
      .execute()
    expect(await readActions(anna, `?person_id=${ben.user.id}`)).toEqual(['search.saved', 'member.joined'])
    expect(await readActions(anna, '?kind=member')).toEqual(['member.joined', 'member.invited'])
    expect(await readActions(anna, '?from=2030-03-02')).toEqual(['search.saved'])
    expect(await readActions(anna, '?from=2030-03-01T23:00:00.000Z&to=2030-03-02T23:00:00Z')).toEqual(['search.saved'])
    expect(await readActions(anna, '?from=2030-03-02T00:00:01Z')).toEqual([])
    expect(await readActions(anna, '?to=2030-03-01&kind=collection')).toEqual(['collection.created'])
    expect(await readActions(anna, `?person_id=${randomUUID()}`)).toEqual([])
  })

  it('has each entry on one page, also those of the same moment', async () => {
    await insertEntries(activitiesPerPage + 7)
    const first = await kit.readLog(anna)
    const second = await kit.readLog(anna, `?cursor=${first.next_cursor}`)
    expect(first.activities).toHaveLength(activitiesPerPage)
    expect(second.next_cursor).toBeNull()
    const targets = [...first.activities, ...second.activities].map(({ target }) => target)
    expect(new Set(targets).size).toBe(activitiesPerPage + 7)
  })

  it.each(['?kind=weather', '?from=yesterday', '?person_id=ben', '?cursor=WyJ4IiwieSJd'])(
    'refuses %s',
    async (query) => {
      expect((await kit.log(anna, query)).statusCode).toBe(422)
    },
  )

  it('records members, roles and the demand of a second factor', async () => {
    const cleo = await buildSignedInUser(kit.testApp)
    await kit.join(anna, ben)
    const steps = [
      () => kit.setRole(anna, ben, 'admin'),
      () => kit.change(ben, { name: 'Tea', needs_second_factor: true }),
      () => kit.join(ben, cleo, 'viewer'),
      () => kit.remove(ben, cleo),
      () => kit.remove(ben, ben),
    ]
    for (const step of steps) {
      kit.testApp.clock.advance(1000)
      await step()
    }
    const { activities } = await kit.readLog(anna)
    expect(activities.slice(0, 2)).toMatchObject([
      { action: 'member.left', person: ben.user.username, target: null },
      { action: 'member.removed', person: ben.user.username, target: cleo.user.username },
    ])
    expect(activities.find(({ action }) => action === 'member.role_changed')).toMatchObject({
      ...{ person: anna.user.username, target: ben.user.username, detail: 'admin' },
    })
    expect(activities.find(({ action }) => action === 'workspace.renamed')?.detail).toBe('Tea')
    expect(activities.map(({ action }) => action)).toContain('workspace.second_factor_demanded')
  })

  it('keeps the name of a member who left, and neither name nor address of a deleted account', async () => {
    await kit.join(anna, ben)
    await kit.makeCollection(ben)
    await kit.invite(anna, 'cleo@brand.test')
    await kit.remove(anna, ben)
    expect((await kit.log(anna)).body).toContain(ben.user.username)
    expect((await kit.log(anna)).body).toContain('cleo@brand.test')
    await kit.call(anna, ['DELETE', `/api/workspace/invitations/${(await kit.readPeople(anna)).invitations[0]?.id}`])
    const again = await kit.testApp.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: ben.email, password: ben.password },
    })
    const headers = { authorization: `Bearer ${again.json().access_token}` }
    expect((await deleteAccount({ ...ben, headers })).statusCode).toBe(200)
    const { rows } = await database.pool.query('select to_jsonb(log)::text as row from workspace_activities log')
    const stored = rows.map(({ row }) => row).join()
    for (const text of [ben.user.username, ben.email, 'cleo@brand.test']) expect(stored).not.toContain(text)
    const made = (await kit.readLog(anna, '?kind=collection')).activities
    expect(made).toMatchObject([{ action: 'collection.created', person: null, target: 'Bakers' }])
  })

  it('says that a member left whose account was deleted', async () => {
    await kit.join(anna, ben)
    await deleteAccount(ben)
    expect(await readActions(anna)).toContain('member.left')
  })

  it.each(["update workspace_activities set detail = 'no'", 'delete from workspace_activities'])(
    'is of a log that cannot be edited: %s',
    async (statement) => {
      await kit.makeCollection(anna)
      await expect(sql.raw(statement).execute(database.kysely)).rejects.toThrow('workspace_activities is append-only')
      expect(await readActions(anna)).toEqual(['collection.created'])
    },
  )

  it('ends with the workspace', async () => {
    await kit.makeCollection(anna)
    expect((await deleteAccount(anna)).statusCode).toBe(200)
    expect(await database.kysely.selectFrom('workspace_activities').select('id').execute()).toEqual([])
  })
})

describe('GET /api/workspace/activities/export', () => {
  const path = '/api/workspace/activities/export'
  const download = (user: SignedInUser | undefined, query = '') => kit.call(user, ['GET', `${path}${query}`])
  const readLines = async (query = '') => (await download(anna, query)).body.split('\r\n').slice(1, -1)

  it('is a CSV file in which no name is a formula', async () => {
    await kit.makeCollection(anna, '=cmd()')
    const answer = await download(anna, '?kind=collection')
    expect(answer.headers['content-type']).toContain('text/csv')
    expect(answer.headers['content-disposition']).toContain('troupe-activity-2030-03-01.csv')
    const [header, line] = answer.body.split('\r\n')
    expect(header).toContain('"Time","Person","Person id","Action","Target","Detail","Count"')
    const { username, id } = anna.user
    expect(line).toBe(`"2030-03-01T09:00:00.000Z","${username}","${id}","collection.created","'=cmd()",,`)
  })

  it('has every entry once, and takes the filters of the log', async () => {
    await insertEntries(1201)
    expect(new Set(await readLines('?kind=search')).size).toBe(1201)
    expect(await readLines('?kind=webhook')).toEqual([])
    expect((await download(anna, '?from=tomorrow')).statusCode).toBe(422)
  })

  it('is only of the workspace that is open, and for those who are signed in', async () => {
    await kit.makeCollection(anna)
    expect((await download(ben)).body).not.toContain('Bakers')
    expect((await download(undefined)).statusCode).toBe(401)
  })

  it('is in the log itself', async () => {
    await download(anna)
    expect(await readActions(anna, '?kind=export')).toEqual(['export.activities'])
  })
})

describe('GET /api/workspace/maker', () => {
  const find = (user: SignedInUser | undefined, id: string, of = 'collection') =>
    kit.call(user, ['GET', `/api/workspace/maker?of=${of}&id=${id}`])

  it('names the member who made a collection', async () => {
    await kit.join(anna, ben, 'viewer')
    expect((await find(ben, await kit.makeCollection(anna))).json()).toEqual({ name: anna.user.username })
  })

  it('does not find what is of another workspace, or is no such thing', async () => {
    const id = await kit.makeCollection(anna)
    expect((await find(ben, id)).statusCode).toBe(404)
    expect((await find(anna, id, 'campaign')).statusCode).toBe(404)
    expect((await find(undefined, id)).statusCode).toBe(401)
  })

  it('has no name once the account is deleted', async () => {
    const id = await kit.makeCollection(anna)
    await database.kysely.updateTable('collections').set({ created_by: null }).execute()
    expect((await find(anna, id)).json()).toEqual({ name: null })
  })

  it('refuses other kinds of things, and ids of another form', async () => {
    expect((await find(anna, randomUUID(), 'mail')).statusCode).toBe(422)
    expect((await find(anna, '1')).statusCode).toBe(422)
  })
})

describe('GET /api/workspace/export', () => {
  const download = (user: SignedInUser | undefined) => kit.call(user, ['GET', '/api/workspace/export'])

  it('is everything that the workspace owns, with its members and its log', async () => {
    await kit.join(anna, ben)
    await kit.makeCollection(ben)
    const answer = await download(anna)
    const data = WorkspaceExport.parse(answer.json())
    expect(data).toEqual(answer.json())
    expect(data).toMatchObject({
      workspace: { id: anna.user.id, name: anna.user.username },
      members: [{ email: anna.email, role: 'owner' }, { email: ben.email }],
      collections: [{ name: 'Bakers' }],
    })
    expect(data.activities.map(({ action }) => action)).toContain('member.joined')
    expect(answer.headers['content-disposition']).toContain('troupe-workspace-2030-03-01.json')
    expect(await readActions(anna, '?kind=export')).toEqual(['export.workspace'])
  })

  it('has nothing of other workspaces, nor what is of a member alone', async () => {
    await kit.makeCollection(ben, 'At home')
    await kit.join(anna, ben)
    const { body } = await download(anna)
    expect(body).not.toContain('At home')
    expect(JSON.parse(body)).not.toHaveProperty('sessions')
  })

  it.each(['viewer', 'member', 'admin'])('is refused to a %s', async (role) => {
    await kit.join(anna, ben, role)
    const answer = await download(ben)
    expect([answer.statusCode, answer.json().message_key]).toEqual([403, 'workspaces.needs_owner'])
  })

  it('is for those who are signed in', async () => {
    expect((await download(undefined)).statusCode).toBe(401)
  })
})
