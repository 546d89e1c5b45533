import { describe, expect, it } from 'vitest'
import { call } from '../../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { buildCreators, startCampaign, useTestOutreach } from '../../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)

async function prepare(given: object = {}): Promise<{ user: SignedInUser; id: string; name: string }> {
  const user = await buildSignedInUser(kit.testApp)
  const kol_ids = await buildCreators(kit.testApp, [{ email: 'a@one.test' }])
  const { campaign } = await startCampaign(kit.testApp, user, { kol_ids, ...given })
  return { user, id: campaign.id, name: campaign.name }
}

const rename = (user: SignedInUser | undefined, id: string, name: unknown) =>
  call(kit.testApp, user, ['PATCH', `/api/campaigns/${id}`], { name })

describe('the name of a campaign', () => {
  it('is what it is given when it starts', async () => {
    const { name } = await prepare({ name: '  Tea in   spring ' })
    expect(name).toBe('Tea in spring')
  })

  it('is its subject if none is given', async () => {
    const { name } = await prepare({ subject: 'Tea for {{title}}' })
    expect(name).toBe('Tea for {{title}}')
  })
})

describe('PATCH /api/campaigns/:id', () => {
  it('renames it, and the list shows the new name', async () => {
    const { user, id } = await prepare()
    expect((await rename(user, id, 'Tea in spring')).json()).toMatchObject({ id, name: 'Tea in spring' })
    const { campaigns } = (await call(kit.testApp, user, ['GET', '/api/campaigns'])).json()
    expect(campaigns).toEqual([expect.objectContaining({ id, name: 'Tea in spring', subject: 'Hello {{title}}' })])
  })

  it('renames one that is over', async () => {
    const { user, id } = await prepare()
    await call(kit.testApp, user, ['POST', `/api/campaigns/${id}/cancel`])
    expect((await rename(user, id, 'Old tea')).json()).toMatchObject({ name: 'Old tea', state: 'cancelled' })
  })

  it('refuses an empty name and one that is too long', async () => {
    const { user, id } = await prepare()
    expect((await rename(user, id, ' ')).statusCode).toBe(422)
    expect((await rename(user, id, 'x'.repeat(201))).statusCode).toBe(422)
  })

  it('is for the owner alone', async () => {
    const { id } = await prepare()
    const stranger = await buildSignedInUser(kit.testApp)
    expect((await rename(undefined, id, 'Mine')).statusCode).toBe(401)
    expect((await rename(stranger, id, 'Mine')).statusCode).toBe(404)
  })
})
