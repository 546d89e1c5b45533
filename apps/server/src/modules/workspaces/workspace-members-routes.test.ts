import { beforeEach, describe, expect, it } from 'vitest'
import { buildAccessToken } from '../../testing/calls/token-calls.ts'
import { useTestWorkspaces } from '../../testing/calls/workspace-calls.ts'
import { buildSignedInUser, type SignedInUser, signIn } from '../../testing/test-accounts.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()
const kit = useTestWorkspaces(database)
const { join, setRole, remove } = kit

let anna: SignedInUser
let ben: SignedInUser
beforeEach(async () => {
  anna = await buildSignedInUser(kit.testApp)
  ben = await buildSignedInUser(kit.testApp)
})

describe('GET /api/workspace/members', () => {
  it('lists members and open invitations, oldest first', async () => {
    await join(anna, ben, 'viewer')
    await kit.invite(anna, 'cleo@brand.test', 'admin')
    const { members, invitations } = await kit.readPeople(anna)
    expect(members).toMatchObject([
      { user_id: anna.user.id, username: anna.user.username, email: anna.email, role: 'owner' },
      { user_id: ben.user.id, email: ben.email, role: 'viewer' },
    ])
    expect(invitations).toMatchObject([{ email: 'cleo@brand.test', role: 'admin', invited_by: anna.user.username }])
  })

  it('is open to viewers, who see the same', async () => {
    await join(anna, ben, 'viewer')
    expect(await kit.readPeople(ben)).toEqual(await kit.readPeople(anna))
  })

  it('shows those of the open workspace only', async () => {
    await join(anna, ben)
    await kit.open(ben, ben.user.id)
    expect((await kit.people(ben)).body).not.toContain(anna.user.id)
  })

  it('is only for signed-in users', async () => {
    expect((await kit.people(undefined)).statusCode).toBe(401)
  })
})

describe('PATCH /api/workspace/members/:userId', () => {
  it('changes the role, which counts at once', async () => {
    await join(anna, ben, 'viewer')
    expect((await kit.invite(ben, 'cleo@brand.test')).statusCode).toBe(403)
    expect((await setRole(anna, ben, 'admin')).json()).toMatchObject({ user_id: ben.user.id, role: 'admin' })
    expect((await kit.invite(ben, 'cleo@brand.test')).statusCode).toBe(200)
  })

  it.each(['viewer', 'member'])('is refused to a %s, for every member', async (role) => {
    await join(anna, ben, role)
    for (const of of [ben, anna]) expect((await setRole(ben, of, 'admin')).statusCode).toBe(403)
    expect((await setRole(undefined, ben, 'admin')).statusCode).toBe(401)
  })

  it('lets owners only name owners and change them', async () => {
    await join(anna, ben, 'admin')
    expect((await setRole(ben, ben, 'owner')).statusCode).toBe(403)
    expect((await setRole(ben, anna, 'member')).statusCode).toBe(403)
    expect((await setRole(anna, ben, 'owner')).statusCode).toBe(200)
  })

  it('leaves an owner, also when two owners step down at once', async () => {
    await join(anna, ben)
    expect((await setRole(anna, anna, 'member')).statusCode).toBe(409)
    await setRole(anna, ben, 'owner')
    const answers = await Promise.all([setRole(anna, anna, 'member'), setRole(ben, ben, 'member')])
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200)
    expect((await kit.readPeople(anna)).members.filter(({ role }) => role === 'owner')).toHaveLength(1)
  })

  it('does not find users who are no members', async () => {
    expect((await setRole(anna, ben, 'admin')).statusCode).toBe(404)
  })

  it('refuses a role that does not exist, and an id of another form', async () => {
    expect((await setRole(anna, anna, 'king')).statusCode).toBe(422)
    const answer = await kit.call(anna, ['PATCH', '/api/workspace/members/ben'], { role: 'member' })
    expect(answer.statusCode).toBe(422)
  })
})

describe('POST /api/workspace/members/:userId/remove', () => {
  it('ends sessions and tokens in the workspace at once; the other workspace is open after the next sign-in', async () => {
    await join(anna, ben)
    await buildAccessToken(kit.testApp, ben)
    const elsewhere = await signIn(kit.testApp, ben)
    await kit.open(elsewhere, ben.user.id)
    expect((await remove(anna, ben)).json()).toMatchObject({ message_key: 'workspaces.member_removed' })
    expect((await kit.list(ben)).statusCode).toBe(401)
    expect((await kit.readList(elsewhere)).workspaces).toHaveLength(1)
    expect(await database.kysely.selectFrom('personal_access_tokens').select('id').execute()).toEqual([])
    expect((await kit.readList(await signIn(kit.testApp, ben))).open_id).toBe(ben.user.id)
  })

  it('lets each member leave, also a viewer', async () => {
    await join(anna, ben, 'viewer')
    expect((await remove(ben, ben)).json()).toMatchObject({ message_key: 'workspaces.left' })
    expect((await kit.readPeople(anna)).members).toHaveLength(1)
  })

  it('is refused to viewers and members for others, and to admins for owners', async () => {
    const cleo = await buildSignedInUser(kit.testApp)
    await join(anna, cleo)
    await join(anna, ben, 'viewer')
    for (const role of ['viewer', 'member']) {
      await setRole(anna, ben, role)
      expect((await remove(ben, cleo)).statusCode, role).toBe(403)
    }
    await setRole(anna, ben, 'admin')
    expect((await remove(ben, anna)).statusCode).toBe(403)
    expect((await remove(ben, cleo)).statusCode).toBe(200)
    expect((await remove(undefined, anna)).statusCode).toBe(401)
  })

  it('does not remove the last owner, and does not find users who are no members', async () => {
    expect((await remove(anna, anna)).statusCode).toBe(409)
    expect((await remove(anna, ben)).statusCode).toBe(404)
  })

  it('hands what the member made to the one who is named', async () => {
    await join(anna, ben)
    const row = { subject: '', body: '', updated_at: kit.testApp.clock.now(), name: 'Tea', name_key: 'tea' }
    await database.kysely
      .insertInto('email_templates')
      .values({ ...row, workspace_id: anna.user.id, created_by: ben.user.id })
      .execute()
    expect((await remove(anna, ben, { heir_id: ben.user.id })).statusCode).toBe(404)
    await remove(anna, ben, { heir_id: anna.user.id })
    const rows = await database.kysely.selectFrom('email_templates').select('created_by').execute()
    expect(rows).toEqual([{ created_by: anna.user.id }])
  })

  it('refuses an heir of another form', async () => {
    await join(anna, ben)
    expect((await remove(anna, ben, { heir_id: 'anna' })).statusCode).toBe(422)
  })
})

describe('an account that is deleted', () => {
  const deleteAccount = (user: SignedInUser) =>
    kit.call(user, ['POST', '/api/account/delete'], { current_password: user.password })

  it('leaves the workspace of others standing', async () => {
    await join(anna, ben)
    expect((await deleteAccount(ben)).statusCode).toBe(200)
    expect((await kit.readPeople(anna)).members).toHaveLength(1)
    expect(await database.kysely.selectFrom('workspaces').select('id').execute()).toEqual([{ id: anna.user.id }])
  })

  it('is kept while others need an owner', async () => {
    await join(anna, ben)
    expect((await deleteAccount(anna)).statusCode).toBe(409)
  })
})
