import { beforeEach, describe, expect, it } from 'vitest'
import { days, seconds } from '../../../../lib/durations.ts'
import { call } from '../../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import {
  buildInvitableCreators,
  buildInvitation,
  buildToken,
  findToken,
  useTestOnboarding,
} from '../../../../testing/test-onboarding.ts'
import { createToken } from '../../core/link-tokens.ts'
import { moveInvitations } from '../invitation-repository.ts'
import { declineInvitations, findUsable, takeForRegistration } from './use-invitation.ts'

const database = useTestDatabase()
const db = database.kysely
const kit = useTestOnboarding(database)
const { testApp } = kit
const email = 'maya@one.test'
const now = () => testApp.clock.now()
const find = (token: string) => findUsable(db, token, now())

let user: SignedInUser
let token: string
let creatorId: number
beforeEach(async () => {
  user = await buildSignedInUser(testApp)
  token = await buildToken(kit, user, email)
  const [id] = await buildInvitableCreators(testApp, [{ title: 'Maya', url: 'https://www.youtube.com/@maya' }])
  creatorId = Number(id)
})

const take = () => takeForRegistration(db, { token, creatorId, now: now() })
const statesOf = async () =>
  (await call(testApp, user, ['GET', '/api/invitations']))
    .json()
    .invitations.map((row: { email: string; state: string }) => [row.email, row.state])

describe('a mailed link', () => {
  it('is found by its token, with the channel that was invited', async () => {
    expect(await find(token)).toMatchObject({ email, creatorId: null, channelUrl: null })
    const [id] = await buildInvitableCreators(testApp, [
      { email: 'noor@one.test', url: 'https://www.tiktok.com/@noor' },
    ])
    await call(testApp, user, ['POST', '/api/invitations'], { creator_ids: [id] })
    await testApp.jobs.runAll()
    expect(await find(findToken(kit.mailer, 'noor@one.test'))).toMatchObject({
      email: 'noor@one.test',
      creatorId: Number(id),
      channelUrl: 'https://www.tiktok.com/@noor',
    })
  })

  it('is valid to the last second of its 14 days', async () => {
    testApp.clock.advance(days(14) - seconds(1))
    expect(await find(token)).toBeDefined()
    testApp.clock.advance(seconds(1))
    expect(await find(token)).toBeUndefined()
    expect(await take()).toBe(false)
  })

  it('is not found by other texts', async () => {
    for (const text of ['', 'x', "' or true --", '\u0000', 'a'.repeat(1000), '%'.repeat(43)]) {
      expect(await find(text)).toBeUndefined()
      expect(await takeForRegistration(db, { token: text, creatorId, now: now() })).toBe(false)
      await declineInvitations(db, text, now())
      expect(await find(token)).toBeDefined()
    }
  })

  it('is not one that differs in a single letter, or that was never sent', async () => {
    const other = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
    expect(await find(other)).toBeUndefined()
    expect(await find(createToken().token)).toBeUndefined()
  })

  it('ends with the account of the inviting user', async () => {
    await call(testApp, user, ['POST', '/api/account/delete'], { current_password: user.password })
    expect(await find(token)).toBeUndefined()
  })
})

describe('a registration', () => {
  it('uses the invitation up, which then names the creator', async () => {
    expect(await take()).toBe(true)
    expect(await find(token)).toBeUndefined()
    expect(await take()).toBe(false)
    const { invitations } = (await call(testApp, user, ['GET', '/api/invitations'])).json()
    expect(invitations).toMatchObject([{ state: 'registered', creator: { id: String(creatorId), title: 'Maya' } }])
  })

  it('succeeds once in 20 simultaneous attempts', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        db.transaction().execute((transaction) => takeForRegistration(transaction, { token, creatorId, now: now() })),
      ),
    )
    expect(outcomes.filter(Boolean)).toHaveLength(1)
  })

  it('that is rolled back leaves the invitation usable', async () => {
    const broken = db.transaction().execute(async (transaction) => {
      expect(await takeForRegistration(transaction, { token, creatorId, now: now() })).toBe(true)
      throw new Error('The platform is away')
    })
    await expect(broken).rejects.toThrow('The platform is away')
    expect(await find(token)).toBeDefined()
  })
})

describe('declining', () => {
  it('invalidates every open invitation of the address, and no others', async () => {
    const other = await buildToken(kit, await buildSignedInUser(testApp), email)
    const stranger = await buildToken(kit, user, 'noor@one.test')
    await declineInvitations(db, other, now())
    expect(await find(token)).toBeUndefined()
    expect(await find(other)).toBeUndefined()
    expect(await find(stranger)).toBeDefined()
    expect(await statesOf()).toEqual(
      expect.arrayContaining([
        [email, 'declined'],
        ['noor@one.test', 'sent'],
      ]),
    )
  })

  it('works with an expired link, too, and with a revoked one', async () => {
    testApp.clock.advance(days(20))
    await declineInvitations(db, token, now())
    const [row] = await db.selectFrom('invitations').select('declined_at').execute()
    expect(row?.declined_at).toEqual(now())
  })

  it('does nothing with a used link', async () => {
    await take()
    await declineInvitations(db, token, now())
    expect(await statesOf()).toEqual([[email, 'registered']])
  })
})

it('invitations move with their creator to another row of the same creator', async () => {
  const [from = '', to = ''] = await buildInvitableCreators(testApp, [{ email: 'noor@one.test' }, { title: 'Noor' }])
  await call(testApp, user, ['POST', '/api/invitations'], { creator_ids: [from] })
  await buildInvitation(testApp, user, 'else@one.test')
  await moveInvitations(db, { from: Number(from), to: Number(to) })
  const rows = await db.selectFrom('invitations').select(['email', 'creator_id']).execute()
  expect(rows).toEqual(
    expect.arrayContaining([
      { email: 'noor@one.test', creator_id: Number(to) },
      { email: 'else@one.test', creator_id: null },
    ]),
  )
})
