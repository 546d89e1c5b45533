import { workPreferencesEndpoints } from '@troupe/contract/onboarding'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { OwnChannelCalls } from '../../../testing/calls/own-channel-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { useTestOnboarding } from '../../../testing/test-onboarding.ts'
import { buildRegisteredChannel, buildStatement, storeChannel } from '../../../testing/test-own-channel.ts'

const kit = useTestOnboarding(useTestDatabase())
const ownChannel = new OwnChannelCalls(kit)

let user: SignedInUser
beforeEach(async () => {
  user = await buildSignedInUser(kit.testApp)
})

const ask = (id: string | number | undefined, who: SignedInUser | undefined = user) =>
  call(kit.testApp, who, ['GET', `/api/creators/${encodeURIComponent(String(id))}/work-preferences`])

async function read(id: string | number | undefined) {
  const answer = await ask(id)
  expect(answer.statusCode, answer.body).toBe(200)
  return workPreferencesEndpoints.get.response.parse(answer.json()).work_preferences
}

const wishes = {
  bio_link_url: 'https://maya.one.test/',
  preferred_collaboration_types: ['Product Reviews', 'Giveaways'],
  additional_info: 'Mornings only',
} as const

describe('GET /api/creators/:id/work-preferences', () => {
  it('returns the work preferences of a registered channel, and since when', async () => {
    const { id } = await buildRegisteredChannel(kit, {
      statement: { ...wishes, preferred_collaboration_types: [...wishes.preferred_collaboration_types] },
    })
    expect(await read(id)).toEqual({ ...wishes, confirmed_at: kit.testApp.clock.now().toISOString() })
  })

  it('follows corrections and erasures by the creator', async () => {
    const { id, token } = await buildRegisteredChannel(kit, { isProven: true })
    const statement = buildStatement({ additional_info: 'Evenings, too' })
    expect((await ownChannel.send('/correct', { token, statement })).statusCode).toBe(200)
    expect(await read(id)).toMatchObject({ additional_info: 'Evenings, too' })
    expect((await ownChannel.send('/erase', { token })).statusCode).toBe(200)
    expect(await read(id)).toBeNull()
  })

  it('returns null for unregistered channels and malformed ids', async () => {
    expect(await read(await storeChannel(kit))).toBeNull()
    for (const id of ['0', '-1', '1.5', '9999999', "1' or 1=1", '../1']) expect(await read(id), id).toBeNull()
  })

  it('names an id that is too long', async () => {
    const answer = await ask('1'.repeat(101))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail[0].loc).toEqual(['path', 'id'])
  })

  it('is for signed-in users', async () => {
    const { id } = await buildRegisteredChannel(kit)
    const answer = await call(kit.testApp, undefined, ['GET', `/api/creators/${id}/work-preferences`])
    expect(answer.statusCode).toBe(401)
  })
})
