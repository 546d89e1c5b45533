import { workspaceEndpoints } from '@troupe/contract/workspaces'
import { beforeEach, describe, expect, it } from 'vitest'
import { days } from '../../lib/durations.ts'
import { call } from '../../testing/calls/outreach-calls.ts'
import { buildAccessToken } from '../../testing/calls/token-calls.ts'
import { RecordingMailer } from '../../testing/mail/recording-mailer.ts'
import { buildSignedInUser, type SignedInUser, signIn } from '../../testing/test-accounts.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { madeTables } from './handed-rows-repository.ts'
import { createWorkspaces } from './workspaces.ts'

const database = useTestDatabase()
const mailer = new RecordingMailer()
const testApp = useTestApp(database, {
  endpoints: (parts) => {
    const workspaces = createWorkspaces({
      ...parts,
      secretKey: Buffer.alloc(32, 1),
      mailer,
      getPublicUrl: () => 'https://troupe.test',
    })
    void workspaces.startWorkers()
    return workspaces.endpoints
  },
})

const list = async (user: SignedInUser) =>
  workspaceEndpoints.list.response.parse((await call(testApp, user, ['GET', '/api/workspaces'])).json())
const people = async (user: SignedInUser) =>
  workspaceEndpoints.listMembers.response.parse((await call(testApp, user, ['GET', '/api/workspace/members'])).json())
const invite = (user: SignedInUser | undefined, email: string, role = 'member') =>
  call(testApp, user, ['POST', '/api/workspace/invitations'], { email, role })
const accept = (user: SignedInUser | undefined, token: string) =>
  call(testApp, user, ['POST', '/api/workspace-invitations/accept'], { token })
const setRole = (user: SignedInUser | undefined, of: SignedInUser, role: string) =>
  call(testApp, user, ['PATCH', `/api/workspace/members/${of.user.id}`], { role })
const remove = (user: SignedInUser | undefined, of: SignedInUser, body: object = {}) =>
  call(testApp, user, ['POST', `/api/workspace/members/${of.user.id}/remove`], body)
const open = (user: SignedInUser, id: string) => call(testApp, user, ['POST', `/api/workspaces/${id}/open`])

/** The secret in the latest mail to an address. */
async function readToken(email: string): Promise<string> {
  await testApp.jobs.runAll()
  const mail = mailer.sent.findLast(({ to }) => to === email)
  return /\/join\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

let anna: SignedInUser
let ben: SignedInUser

/** Has Ben join the workspace of Anna. */
async function join(role = 'member'): Promise<void> {
  await invite(anna, ben.email, role)
  testApp.clock.advance(1000)
  expect((await accept(ben, await readToken(ben.email))).statusCode).toBe(200)
}

beforeEach(async () => {
  anna = await buildSignedInUser(testApp)
  ben = await buildSignedInUser(testApp)
})

describe('a user', () => {
  it('is the owner of a workspace from the start, and sees no other', async () => {
    expect(await list(anna)).toEqual({
      workspaces: [
        { id: anna.user.id, name: anna.user.username, role: 'owner', members: 1, needs_second_factor: false },
      ],
      open_id: anna.user.id,
    })
    expect((await open(anna, ben.user.id)).statusCode).toBe(404)
  })

  it('joins by the link in the mail, which works once and for the invited address only', async () => {
    expect((await invite(anna, ben.email)).statusCode).toBe(200)
    const token = await readToken(ben.email)
    const look = await call(testApp, undefined, ['POST', '/api/workspace-invitations/look'], { token })
    expect(look.json()).toEqual({
      workspace_name: anna.user.username,
      invited_by: anna.user.username,
      email: ben.email,
      role: 'member',
    })
    expect((await accept(await buildSignedInUser(testApp), token)).statusCode).toBe(403)
    testApp.clock.advance(1000)
    const [first, second] = await Promise.all([accept(ben, token), accept(ben, token)])
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 404])
    expect(await list(ben)).toMatchObject({
      workspaces: [{ id: ben.user.id }, { id: anna.user.id, members: 2 }],
      open_id: anna.user.id,
    })
    const again = await signIn(testApp, ben)
    expect((await list(again)).open_id).toBe(anna.user.id)
    await open(again, ben.user.id)
    expect((await list(again)).open_id).toBe(ben.user.id)
    expect((await list(ben)).open_id).toBe(anna.user.id)
  })

  it('cannot join by a link that is forged, taken back, replaced or too old', async () => {
    await invite(anna, ben.email)
    const first = await readToken(ben.email)
    expect((await accept(ben, `${first.slice(0, 36)}.${'A'.repeat(43)}`)).statusCode).toBe(404)
    testApp.clock.advance(1000)
    await invite(anna, ben.email, 'viewer')
    const second = await readToken(ben.email)
    expect((await accept(ben, first)).statusCode).toBe(404)
    const [{ id = '' } = {}] = (await people(anna)).invitations
    expect((await call(testApp, ben, ['DELETE', `/api/workspace/invitations/${id}`])).statusCode).toBe(404)
    await call(testApp, anna, ['DELETE', `/api/workspace/invitations/${id}`])
    expect((await accept(ben, second)).statusCode).toBe(404)
    await invite(anna, ben.email)
    const third = await readToken(ben.email)
    testApp.clock.advance(days(7))
    expect((await accept(await signIn(testApp, ben), third)).statusCode).toBe(404)
  })
})

describe('roles', () => {
  it('decide what a member may do; changes count at once', async () => {
    await join('viewer')
    expect((await invite(ben, 'cleo@brand.test')).statusCode).toBe(403)
    expect((await setRole(ben, ben, 'admin')).statusCode).toBe(403)
    expect((await setRole(anna, ben, 'admin')).json()).toMatchObject({ role: 'admin' })
    expect((await invite(ben, 'cleo@brand.test')).statusCode).toBe(200)
  })

  it('of owners are named by owners only, and one is left', async () => {
    await join('admin')
    expect((await setRole(ben, ben, 'owner')).statusCode).toBe(403)
    expect((await setRole(ben, anna, 'member')).statusCode).toBe(403)
    expect((await invite(ben, 'cleo@brand.test', 'owner')).statusCode).toBe(403)
    expect((await remove(ben, anna)).statusCode).toBe(403)
    expect((await setRole(anna, anna, 'member')).statusCode).toBe(409)
    expect((await remove(anna, anna)).statusCode).toBe(409)
    await setRole(anna, ben, 'owner')
    const answers = await Promise.all([setRole(anna, anna, 'member'), setRole(ben, ben, 'member')])
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200)
    expect((await people(anna)).members.filter(({ role }) => role === 'owner')).toHaveLength(1)
  })

  it('are only of members: strangers are not found', async () => {
    expect((await setRole(anna, ben, 'admin')).statusCode).toBe(404)
    expect((await remove(anna, ben)).statusCode).toBe(404)
    expect((await setRole(undefined, ben, 'admin')).statusCode).toBe(401)
  })
})

describe('a removed member', () => {
  it('loses sessions and tokens in the workspace at once, and the other workspace is open after the next sign-in', async () => {
    await join()
    await buildAccessToken(testApp, ben)
    const elsewhere = await signIn(testApp, ben)
    await open(elsewhere, ben.user.id)
    await remove(anna, ben)
    expect((await call(testApp, ben, ['GET', '/api/workspaces'])).statusCode).toBe(401)
    expect((await list(elsewhere)).workspaces).toHaveLength(1)
    expect(await database.kysely.selectFrom('personal_access_tokens').select('id').execute()).toEqual([])
    expect((await list(await signIn(testApp, ben))).open_id).toBe(ben.user.id)
  })

  it('leaves what was made to the member who is named, or else to an owner', async () => {
    await join()
    const row = {
      workspace_id: anna.user.id,
      created_by: ben.user.id,
      subject: '',
      body: '',
      updated_at: testApp.clock.now(),
    }
    await database.kysely
      .insertInto('email_templates')
      .values({ ...row, name: 'Tea', name_key: 'tea' })
      .execute()
    expect((await remove(anna, ben, { heir_id: ben.user.id })).statusCode).toBe(404)
    await remove(anna, ben, { heir_id: anna.user.id })
    const rows = await database.kysely.selectFrom('email_templates').select('created_by').execute()
    expect(rows).toEqual([{ created_by: anna.user.id }])
  })

  it('whose account is deleted leaves the workspace of others standing', async () => {
    await join()
    const body = { current_password: ben.password }
    expect((await call(testApp, ben, ['POST', '/api/account/delete'], body)).statusCode).toBe(200)
    expect((await people(anna)).members).toHaveLength(1)
    expect(await database.kysely.selectFrom('workspaces').select('id').execute()).toEqual([{ id: anna.user.id }])
  })

  it('cannot delete the account while others need an owner', async () => {
    await join()
    const body = { current_password: anna.password }
    expect((await call(testApp, anna, ['POST', '/api/account/delete'], body)).statusCode).toBe(409)
  })
})

it('every table that names its maker is handed over', async () => {
  const { rows } = await database.pool.query(
    "select table_name from information_schema.columns where column_name = 'created_by' and table_schema = 'public' order by 1",
  )
  expect(rows.map(({ table_name }) => table_name)).toEqual([...madeTables].sort())
})
