import { beforeEach, describe, expect, it } from 'vitest'
import { useTestWorkspaces } from '../testing/calls/workspace-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../testing/test-accounts.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const kit = useTestWorkspaces(useTestDatabase())

let anna: SignedInUser
let ben: SignedInUser
beforeEach(async () => {
  anna = await buildSignedInUser(kit.testApp)
  ben = await buildSignedInUser(kit.testApp)
  await kit.join(anna, ben)
})

const findMaker = (user: SignedInUser, id: string) =>
  kit.call(user, ['GET', `/api/workspace/maker?of=collection&id=${id}`])

describe('a private collection', () => {
  it('is named in the log only while all members see it', async () => {
    const id = await kit.makeCollection(anna, 'Secret plans', true)
    const change = (body: object) => kit.call(anna, ['PATCH', `/api/collections/${id}`], body)
    await change({ name: 'Secret plans of May' })
    expect((await kit.log(ben)).body).not.toContain('Secret')
    kit.testApp.clock.advance(1000)
    await change({ name: 'May', is_private: false })
    kit.testApp.clock.advance(1000)
    await change({ name: 'Secret again', is_private: true })
    await kit.call(anna, ['DELETE', `/api/collections/${id}`])
    expect((await kit.log(ben)).body).not.toContain('Secret')
    const { activities } = await kit.readLog(ben, '?kind=collection')
    expect(activities.map(({ target, detail }) => target ?? detail).filter(Boolean)).toEqual(['May', 'May'])
  })

  it('has no maker to a colleague', async () => {
    const id = await kit.makeCollection(anna, 'Plans', true)
    expect((await findMaker(anna, id)).statusCode).toBe(200)
    expect((await findMaker(ben, id)).statusCode).toBe(404)
  })

  it('is in the workspace’s data only for its maker', async () => {
    await kit.makeCollection(anna, 'Plans of Anna', true)
    await kit.makeCollection(ben, 'Plans of Ben', true)
    const { body } = await kit.call(anna, ['GET', '/api/workspace/export'])
    expect(body).toContain('Plans of Anna')
    expect(body).not.toContain('Plans of Ben')
  })
})
