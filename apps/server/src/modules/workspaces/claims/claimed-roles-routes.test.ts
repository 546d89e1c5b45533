import type { JWTPayload } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import { createOpenIdProvider } from '../../../integrations/single-sign-on/openid-provider.ts'
import { systemClock } from '../../../lib/clock.ts'
import { silentLogger } from '../../../lib/logger.ts'
import { useTestWorkspaces } from '../../../testing/calls/workspace-calls.ts'
import { FakeClock } from '../../../testing/fake-clock.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { TestBrowser } from '../../../testing/test-browser.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { type IdentityServer, useIdentityServer } from '../../../testing/wire/identity-server.ts'
import { tellMailboxGone } from '../../outreach/notifications/tell-mailbox-gone.ts'
import { type ClaimRule, createClaimFollower } from './follow-claim.ts'

const acme = useIdentityServer({
  id: 'acme',
  roles: { boss: 'owner', lead: 'admin', staff: 'member', guest: 'viewer' },
})
const globex = useIdentityServer({ id: 'globex', roles: { lead: 'admin' }, roleClaim: 'groups' })
const database = useTestDatabase()
const clock = new FakeClock('2030-03-01T09:00:00Z')
/** Set by each test. */
const rules: ClaimRule[] = []
const kit = useTestWorkspaces(database, {
  clock,
  operators: { emails: ['anna@acme.test'], firstAccount: false },
  singleSignOn: {
    get providers() {
      return [acme, globex].map(({ settings }) => createOpenIdProvider({ settings, clock: systemClock }))
    },
    applyRole: createClaimFollower({ rules, clock, log: silentLogger, tellMailboxGone }),
  },
})
const maya = { sub: 'maya', email: 'maya@acme.test', email_verified: true, name: 'Maya' }
let anna: SignedInUser

beforeEach(async () => {
  anna = await buildSignedInUser(kit.testApp, { email: 'anna@acme.test' })
  rules.length = 0
  rules.push({ providerId: 'acme', providerName: 'Acme', workspace: anna.user.id, defaultRole: undefined })
})

interface SignIn {
  readonly server?: IdentityServer
  readonly signature?: 'stolen'
}

/** Signs in with these claims, in a browser of its own. @returns the status. */
async function signIn(claims: JWTPayload, { server = acme, signature }: SignIn = {}): Promise<number> {
  clock.advance(1000)
  const browser = new TestBrowser(kit.testApp, '192.0.2.7')
  const { id: provider } = server.settings
  const started = await browser.post('/api/auth/single-sign-on/start', { provider, destination: '/' })
  const back = server.signIn(started.json().authorization_url, { claims, ...(signature && { signature }) })
  return (await browser.post('/api/auth/single-sign-on/complete', { provider, ...back })).statusCode
}

/** Signs Maya in with Keycloak's claim. */
const signInAs = (...roles: string[]) => signIn({ ...maya, realm_access: { roles } })

/** Roles of the members by address, without the owner's. */
async function readRoles(): Promise<Record<string, string>> {
  const { members } = await kit.readPeople(anna)
  return Object.fromEntries(members.filter(({ email }) => email !== anna.email).map(({ email, role }) => [email, role]))
}

async function readLog(): Promise<unknown[]> {
  const answer = await kit.call(anna, ['GET', '/api/admin/actions'])
  return answer
    .json()
    .actions.map(({ detail, operator, by_command, account_email }: Record<string, unknown>) => [
      ...[account_email, detail, operator, by_command],
    ])
}

describe('signing in by a provider whose claim gives roles', () => {
  it('joins the workspace of the setting, which the new session opens', async () => {
    expect(await signInAs('staff')).toBe(200)
    expect(await readRoles()).toEqual({ [maya.email]: 'member' })
    const sessions = await database.kysely.selectFrom('sessions').select(['workspace_id', 'sign_in_method']).execute()
    expect(sessions).toContainEqual({ workspace_id: anna.user.id, sign_in_method: 'single sign-on' })
  })

  it('follows a claim that changes from admin to viewer, and says so in the audit log', async () => {
    await signInAs('lead')
    expect(await readRoles()).toEqual({ [maya.email]: 'admin' })
    await signInAs('guest')
    expect(await readRoles()).toEqual({ [maya.email]: 'viewer' })
    await signInAs('guest')
    const name = anna.user.username
    expect(await readLog()).toEqual([
      [maya.email, `admin viewer ${name}`, 'Acme', false],
      [maya.email, `- admin ${name}`, 'Acme', false],
    ])
  })

  it.each<[string, JWTPayload, Record<string, string>]>([
    [
      'the strongest of several values',
      { realm_access: { roles: ['guest', 'lead', 'staff'] } },
      { [maya.email]: 'admin' },
    ],
    ['a single text', { realm_access: { roles: 'staff' } }, { [maya.email]: 'member' }],
    ['an unknown value', { realm_access: { roles: ['king'] } }, {}],
    ['a value of another form', { realm_access: { roles: [{ lead: true }, 1, null] } }, {}],
    ['a name that objects inherit', { realm_access: { roles: ['constructor', '__proto__'] } }, {}],
    ['no claim', {}, {}],
  ])('reads %s', async (_what, claims, roles) => {
    expect(await signIn({ ...maya, ...claims })).toBe(200)
    expect(await readRoles()).toEqual(roles)
  })

  it('reads a claim that stands in no other', async () => {
    rules.push({ providerId: 'globex', providerName: 'Globex', workspace: anna.user.id, defaultRole: undefined })
    await signIn({ ...maya, groups: ['all', 'lead'] }, { server: globex })
    expect(await readRoles()).toEqual({ [maya.email]: 'admin' })
  })

  it('ends the membership when the claim vanishes, and the person has a workspace still', async () => {
    await signInAs('staff')
    expect(await signInAs()).toBe(200)
    expect(await readRoles()).toEqual({})
    expect((await readLog())[0]).toEqual([maya.email, `member - ${anna.user.username}`, 'Acme', false])
  })

  it('gives the default role of the setting when the claim vanishes', async () => {
    rules[0] = { providerId: 'acme', providerName: 'Acme', workspace: anna.user.id, defaultRole: 'viewer' }
    await signInAs('lead')
    await signInAs()
    expect(await readRoles()).toEqual({ [maya.email]: 'viewer' })
  })

  it('leaves people whom somebody invited as they are, until a claim gives them a role', async () => {
    const user = await buildSignedInUser(kit.testApp, { email: maya.email })
    await kit.join(anna, user, 'admin')
    await signInAs()
    expect(await readRoles()).toEqual({ [maya.email]: 'admin' })
    await signInAs('guest')
    expect(await readRoles()).toEqual({ [maya.email]: 'viewer' })
  })

  it('never demotes or removes the last owner', async () => {
    const owner = { ...maya, sub: 'anna', email: anna.email }
    expect(await signIn({ ...owner, realm_access: { roles: ['guest'] } })).toBe(200)
    expect(await signIn({ ...owner, realm_access: { roles: ['boss'] } })).toBe(200)
    expect(await signIn(owner)).toBe(200)
    expect((await kit.readPeople(anna)).members).toMatchObject([{ email: anna.email, role: 'owner' }])
    await signInAs('boss')
    await signIn({ ...owner, realm_access: { roles: ['staff'] } })
    const { members } = await kit.readPeople(anna)
    expect(members.map(({ email, role }) => [email, role])).toEqual([
      [anna.email, 'member'],
      [maya.email, 'owner'],
    ])
  })

  it('keeps one owner when two lose their claims at once', async () => {
    const owner = { ...maya, sub: 'anna', email: anna.email }
    await signIn({ ...owner, realm_access: { roles: ['boss'] } })
    await signInAs('boss')
    const demote = { realm_access: { roles: ['guest'] } }
    await Promise.all([signIn({ ...owner, ...demote }), signIn({ ...maya, ...demote })])
    const rows = await database.kysely
      .selectFrom('workspace_members')
      .select('role')
      .where('workspace_id', '=', anna.user.id)
      .execute()
    expect(rows.map(({ role }) => role).sort()).toEqual(['owner', 'viewer'])
  })

  it('changes nothing with a token that proves nothing, of another issuer or audience', async () => {
    await signInAs('guest')
    const claims = { ...maya, realm_access: { roles: ['boss'] } }
    expect(await signIn({ ...claims, iss: 'https://evil.test' })).toBe(422)
    expect(await signIn({ ...claims, aud: 'another-client' })).toBe(422)
    expect(await signIn(claims, { signature: 'stolen' })).toBe(422)
    expect(await readRoles()).toEqual({ [maya.email]: 'viewer' })
  })

  it('changes nothing by another provider, although it says the same of the same address', async () => {
    await signInAs('guest')
    expect(await signIn({ ...maya, groups: ['lead'] }, { server: globex })).toBe(200)
    expect(await readRoles()).toEqual({ [maya.email]: 'viewer' })
  })

  it('changes nothing without the setting', async () => {
    rules.length = 0
    expect(await signInAs('lead')).toBe(200)
    expect(await readRoles()).toEqual({})
  })
})

describe('the workspace that a setting names', () => {
  const name = (workspace: string) => {
    rules[0] = { providerId: 'acme', providerName: 'Acme', workspace, defaultRole: undefined }
  }

  it('is the one that an address owns', async () => {
    name(anna.email)
    await signInAs('staff')
    expect(await readRoles()).toEqual({ [maya.email]: 'member' })
  })

  it.each(['nobody@acme.test', '00000000-0000-4000-8000-000000000000'])(
    'may be missing (%s): people sign in without a role',
    async (workspace) => {
      name(workspace)
      expect(await signInAs('staff')).toBe(200)
      expect(await readRoles()).toEqual({})
    },
  )

  it('is not guessed where an address owns several', async () => {
    const ben = await buildSignedInUser(kit.testApp)
    await kit.join(anna, ben, 'owner')
    name(ben.email)
    await signInAs('staff')
    expect(await readRoles()).toEqual({ [ben.email]: 'owner' })
  })

  it('takes no more members than fit', async () => {
    const people = Array.from({ length: 199 }, (_, n) => `filler-${n}`)
    const created_at = kit.testApp.clock.now()
    const rows = await database.kysely
      .insertInto('users')
      .values(
        people.map((each) => ({
          ...{ email: `${each}@acme.test`, username: each, username_key: each, password_hash: '' },
          ...{ created_at, updated_at: created_at },
        })),
      )
      .returning('id')
      .execute()
    await database.kysely
      .insertInto('workspace_members')
      .values(
        rows.map(({ id }) => ({
          ...{ workspace_id: anna.user.id, user_id: id, role: 'viewer' as const },
          ...{ joined_at: created_at, opened_at: created_at },
        })),
      )
      .execute()
    expect(await signInAs('staff')).toBe(200)
    expect(await readRoles()).not.toHaveProperty(maya.email)
  })
})
