import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestWorkspaces } from '../../testing/calls/workspace-calls.ts'
import { buildSignedInUser, type SignedInUser, signIn } from '../../testing/test-accounts.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { madeTables } from './handed-rows-repository.ts'

const database = useTestDatabase()
const kit = useTestWorkspaces(database)

let anna: SignedInUser
let ben: SignedInUser
beforeEach(async () => {
  anna = await buildSignedInUser(kit.testApp)
  ben = await buildSignedInUser(kit.testApp)
})

describe('GET /api/workspaces', () => {
  it('lists the one that a user owns from the start', async () => {
    const { id, username: name } = anna.user
    expect(await kit.readList(anna)).toEqual({
      workspaces: [{ id, name, role: 'owner', members: 1, needs_second_factor: false }],
      open_id: id,
    })
  })

  it('lists joined ones after it, each with the role in it', async () => {
    await kit.join(anna, ben, 'viewer')
    expect(await kit.readList(ben)).toMatchObject({
      workspaces: [
        { id: ben.user.id, role: 'owner', members: 1 },
        { id: anna.user.id, role: 'viewer', members: 2 },
      ],
      open_id: anna.user.id,
    })
  })

  it('lists none of other users', async () => {
    expect((await kit.list(anna)).body).not.toContain(ben.user.id)
  })

  it('is only for signed-in users', async () => {
    expect((await kit.list(undefined)).statusCode).toBe(401)
  })
})

describe('POST /api/workspaces/:id/open', () => {
  it('opens it in this session only; a new session begins in the last one that was opened', async () => {
    await kit.join(anna, ben)
    const again = await signIn(kit.testApp, ben)
    expect((await kit.readList(again)).open_id).toBe(anna.user.id)
    // Otherwise both were opened in the same moment.
    kit.testApp.clock.advance(1000)
    expect((await kit.open(again, ben.user.id)).json()).toMatchObject({ workspace: { id: ben.user.id } })
    expect((await kit.readList(again)).open_id).toBe(ben.user.id)
    expect((await kit.readList(ben)).open_id).toBe(anna.user.id)
    expect((await kit.readList(await signIn(kit.testApp, ben))).open_id).toBe(ben.user.id)
  })

  it('is open to viewers', async () => {
    await kit.join(anna, ben, 'viewer')
    expect((await kit.open(ben, anna.user.id)).statusCode).toBe(200)
  })

  it('finds only workspaces of the user', async () => {
    for (const id of [ben.user.id, randomUUID()]) expect((await kit.open(anna, id)).statusCode).toBe(404)
    expect((await kit.readList(anna)).open_id).toBe(anna.user.id)
    expect((await kit.open(undefined, anna.user.id)).statusCode).toBe(401)
  })

  it('refuses an id of another form', async () => {
    expect((await kit.open(anna, 'mine')).statusCode).toBe(422)
  })
})

describe('PATCH /api/workspace', () => {
  it('changes the name for all members', async () => {
    await kit.join(anna, ben, 'admin')
    expect((await kit.change(ben, { name: '  Tea  House ' })).json()).toMatchObject({ workspace: { role: 'admin' } })
    const [, joined] = (await kit.readList(ben)).workspaces
    expect((await kit.readList(anna)).workspaces[0]?.name).toBe(joined?.name)
    expect(joined?.name).not.toBe(anna.user.username)
  })

  it.each(['viewer', 'member'])('is refused to a %s', async (role) => {
    await kit.join(anna, ben, role)
    const answer = await kit.change(ben, { name: 'Mine' })
    expect([answer.statusCode, answer.json().message_key]).toEqual([403, 'workspaces.needs_admin'])
    expect((await kit.change(undefined, { name: 'Mine' })).statusCode).toBe(401)
  })

  it('refuses a name that is empty or too long, and anything else than yes or no', async () => {
    for (const body of [{ name: ' ' }, { name: 'x'.repeat(101) }, { needs_second_factor: 'yes' }]) {
      expect((await kit.change(anna, body)).statusCode, JSON.stringify(body)).toBe(422)
    }
  })

  it('can demand a second factor of each member, from the next sign-in on, and of nobody else', async () => {
    const stranger = await buildSignedInUser(kit.testApp)
    await kit.join(anna, ben)
    const { workspace } = (await kit.change(anna, { needs_second_factor: true })).json()
    expect(workspace).toMatchObject({ name: anna.user.username, needs_second_factor: true })
    const held = await kit.list(await signIn(kit.testApp, ben))
    expect([held.statusCode, held.json().message_key]).toEqual([403, 'accounts.second_factor_demanded'])
    expect((await kit.list(await signIn(kit.testApp, stranger))).statusCode).toBe(200)
    await kit.change(anna, { needs_second_factor: false })
    expect((await kit.list(await signIn(kit.testApp, ben))).statusCode).toBe(200)
  })

  it('leaves what is not given', async () => {
    await kit.change(anna, { needs_second_factor: true })
    await kit.change(anna, { name: 'Tea' })
    expect((await kit.change(anna, {})).json().workspace).toMatchObject({ name: 'Tea', needs_second_factor: true })
  })
})

it('every table that names its maker is handed over', async () => {
  const { rows } = await database.pool.query(
    "select table_name from information_schema.columns where column_name = 'created_by' and table_schema = 'public' order by 1",
  )
  expect(rows.map(({ table_name }) => table_name)).toEqual([...madeTables].sort())
})
