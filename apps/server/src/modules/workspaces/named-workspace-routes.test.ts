import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestWorkspaces } from '../../testing/calls/workspace-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../testing/test-accounts.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()
const kit = useTestWorkspaces(database)

let anna: SignedInUser
let ben: SignedInUser
beforeEach(async () => {
  anna = await buildSignedInUser(kit.testApp)
  ben = await buildSignedInUser(kit.testApp)
})

/** The user as a page that shows a workspace. */
const showing = (user: SignedInUser, workspaceId: string): SignedInUser => ({
  ...user,
  headers: Object.assign({}, user.headers, { 'troupe-workspace': workspaceId }),
})

const listNames = async (user: SignedInUser) =>
  (await kit.call(user, ['GET', '/api/collections'])).json().map(({ name }: { name: string }) => name)

describe('a call that names a workspace', () => {
  it('is made there, whichever one the session has open', async () => {
    await kit.join(anna, ben)
    await kit.open(ben, ben.user.id)
    await kit.makeCollection(showing(ben, anna.user.id), 'Shared')
    await kit.makeCollection(ben, 'Own')
    expect(await listNames(anna)).toEqual(['Shared'])
    expect(await listNames(ben)).toEqual(['Own'])
    expect(await listNames(showing(ben, anna.user.id))).toEqual(['Shared'])
  })

  it('is made with the role there', async () => {
    await kit.join(anna, ben, 'viewer')
    await kit.open(ben, ben.user.id)
    const answer = await kit.call(showing(ben, anna.user.id), ['POST', '/api/collections'], { name: 'Mine' })
    expect([answer.statusCode, answer.json().message_key]).toEqual([403, 'workspaces.needs_member'])
  })

  it('is refused where the user is no member, and does not say whether there is such a workspace', async () => {
    for (const id of [anna.user.id, randomUUID(), 'mine', '']) {
      const answer = await kit.call(showing(ben, id), ['GET', '/api/collections'])
      expect([answer.statusCode, answer.json().message_key]).toEqual([404, 'workspaces.unknown'])
    }
  })

  it('is refused without a sign-in like any other', async () => {
    const stranger = { ...showing(ben, ben.user.id), headers: { authorization: '', 'troupe-workspace': ben.user.id } }
    expect((await kit.call(stranger, ['GET', '/api/collections'])).statusCode).toBe(401)
    await kit.call(ben, ['POST', '/api/auth/logout'], { refresh_token: ben.refreshToken })
    expect((await kit.call(showing(ben, ben.user.id), ['GET', '/api/collections'])).statusCode).toBe(401)
  })

  it('lists and opens workspaces as if it named none', async () => {
    await kit.join(anna, ben)
    const gone = showing(ben, randomUUID())
    expect((await kit.readList(gone)).open_id).toBe(anna.user.id)
    expect((await kit.open(gone, ben.user.id)).statusCode).toBe(200)
    expect((await kit.readList(showing(ben, anna.user.id))).open_id).toBe(ben.user.id)
  })
})
