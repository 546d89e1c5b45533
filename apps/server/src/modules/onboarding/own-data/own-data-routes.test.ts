import { OwnData, ownDataDays } from '@troupe/contract/law/own-data'
import { describe, expect, it } from 'vitest'
import { days } from '../../../lib/durations.ts'
import { buildPost } from '../../../testing/factories.ts'
import { insertCollection } from '../../../testing/tables/insert-collection.ts'
import { buildSignedInUser, post } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { useTestOnboarding } from '../../../testing/test-onboarding.ts'
import { buildRegisteredChannel, realTraces, storeChannel } from '../../../testing/test-own-channel.ts'

const database = useTestDatabase()
const db = database.kysely
const kit = useTestOnboarding(database, () => ({ traces: realTraces }))

const request = (email: unknown) =>
  post(kit.testApp, '/api/own-data/request-link', { body: { email }, headers: { 'accept-language': 'en' } })
const getAnswer = (token: unknown) => post(kit.testApp, '/api/own-data', { body: { token } })

async function read(token: string): Promise<OwnData> {
  const answer = await getAnswer(token)
  expect(answer.statusCode, answer.body).toBe(200)
  return OwnData.parse(answer.json())
}

/** Asks for a link as the holder of an address. @returns its token; undefined if none was mailed. */
async function requestToken(email: string): Promise<string | undefined> {
  await request(email)
  await kit.testApp.jobs.runAll()
  const mail = kit.mailer.sent.findLast(({ to }) => to === email)
  return /\/my-data#token=([\w.-]+)/.exec(mail?.text ?? '')?.[1]
}

const rowsOf = (data: OwnData, kind: OwnData['sections'][number]['kind']) =>
  data.sections.find((section) => section.kind === kind)?.rows ?? []

/** Has a user note something about a creator. */
async function noteAbout(creator_id: number, mark: string): Promise<void> {
  const { user } = await buildSignedInUser(kit.testApp)
  await insertCollection(db, { workspace_id: user.id, creator_id, mark, secret: mark, now: kit.testApp.clock.now() })
  await db.updateTable('collection_creators').set({ note: mark }).where('creator_id', '=', creator_id).execute()
}

describe('POST /api/own-data/request-link', () => {
  it('mails a link to the holder of an address on a stored channel', async () => {
    await storeChannel(kit, { record: { email: 'maya@one.test', email_source: 'profile' } })
    const token = await requestToken('maya@one.test')
    expect((await read(token ?? '')).email).toBe('maya@one.test')
    expect(kit.mailer.sent.at(-1)).toMatchObject({ subject: 'The data stored about you' })
  })

  it('answers the same when nothing is stored, and mails nothing', async () => {
    await storeChannel(kit, { record: { email: 'maya@one.test' } })
    const [known, unknown] = [await request('maya@one.test'), await request('stranger@one.test')]
    expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()])
    await kit.testApp.jobs.runAll()
    expect(kit.mailer.sent.map(({ to }) => to)).toEqual(['maya@one.test'])
  })

  it('mails an address three links an hour', async () => {
    await storeChannel(kit, { record: { email: 'maya@one.test' } })
    for (let call = 0; call < 5; call++) expect((await request('maya@one.test')).statusCode).toBe(200)
    await kit.testApp.jobs.runAll()
    expect(kit.mailer.sent).toHaveLength(3)
  })

  it('refuses what is no address', async () => {
    expect((await request('maya')).statusCode).toBe(422)
    expect((await request(null)).statusCode).toBe(422)
  })
})

describe('POST /api/own-data', () => {
  it('has profile, origins, posts, figures and what users noted, without their names', async () => {
    const id = await storeChannel(kit, {
      record: { email: 'maya@one.test', email_source: 'profile', subscribers: 1000 },
      posts: [buildPost({ title: 'Bread' })],
    })
    await noteAbout(id ?? 0, 'asks for much')
    const answer = await getAnswer(await requestToken('maya@one.test'))
    const data = OwnData.parse(answer.json())
    expect(rowsOf(data, 'profiles')).toMatchObject([{ email: 'maya@one.test', subscribers: 1000 }])
    expect(rowsOf(data, 'origins')).toContainEqual(
      expect.objectContaining({ group: 'email', source: 'youtube', basis: 'legitimate_interest' }),
    )
    expect(rowsOf(data, 'posts')).toMatchObject([{ title: 'Bread' }])
    expect(rowsOf(data, 'figures')).toMatchObject([{ subscribers: 1000 }])
    expect(rowsOf(data, 'collections')).toMatchObject([{ note: 'asks for much' }])
    expect(answer.body).not.toMatch(/user_id|username|password|token_hash/)
  })

  it('keeps the notes of users from the holder of an address that only a list names', async () => {
    const id = await storeChannel(kit, { record: { email: 'thief@one.test' }, source: 'import' })
    await noteAbout(id ?? 0, 'asks for much')
    const data = await read((await requestToken('thief@one.test')) ?? '')
    expect(rowsOf(data, 'profiles')).toHaveLength(1)
    expect(rowsOf(data, 'collections')).toEqual([])
  })

  it('opens with the link of an own channel, whose notes are told only once the channel is proved', async () => {
    const { id, token } = await buildRegisteredChannel(kit)
    await noteAbout(id, 'asks for much')
    const unproved = await read(token)
    expect(rowsOf(unproved, 'registrations')).toMatchObject([{ email: 'maya@one.test' }])
    expect(rowsOf(unproved, 'collections')).toEqual([])
    await db.updateTable('creator_registrations').set({ proven_at: kit.testApp.clock.now() }).execute()
    expect(rowsOf(await read(token), 'collections')).toMatchObject([{ note: 'asks for much' }])
  })

  it('tells after a registration what it told before, where the platform shows the address', async () => {
    const shown = { channel_id: 'UC-maya', email: 'maya@one.test', email_source: 'profile' } as const
    const id = await storeChannel(kit, { record: shown })
    await noteAbout(id ?? 0, 'asks for much')
    const before = await read((await requestToken('maya@one.test')) ?? '')
    expect(rowsOf(before, 'collections')).toMatchObject([{ note: 'asks for much' }])
    const { id: registered, token } = await buildRegisteredChannel(kit, { record: shown })
    expect(registered).toBe(id)
    expect(rowsOf(await read(token), 'collections')).toEqual(rowsOf(before, 'collections'))
  })

  it('keeps the notes of users from another address that registers a channel', async () => {
    const shown = { email: 'maya@one.test', email_source: 'profile' } as const
    const { id, token } = await buildRegisteredChannel(kit, { record: shown, email: 'thief@one.test' })
    await noteAbout(id, 'asks for much')
    expect(rowsOf(await read(token), 'collections')).toEqual([])
  })

  it('has nothing about other people', async () => {
    await storeChannel(kit, { record: { handle: 'tom', title: 'Tom', email: 'tom@one.test', email_source: 'profile' } })
    await storeChannel(kit, { record: { email: 'maya@one.test', email_source: 'profile' } })
    const answer = await getAnswer(await requestToken('maya@one.test'))
    expect(answer.body).not.toMatch(/tom/i)
  })

  it('refuses a link that is too old, was altered, or never was one', async () => {
    await storeChannel(kit, { record: { email: 'maya@one.test' } })
    const token = (await requestToken('maya@one.test')) ?? ''
    for (const wrong of ['', 'x'.repeat(43), `${token}A`, token.slice(0, -2)]) {
      expect((await getAnswer(wrong)).statusCode, wrong).toBe(401)
    }
    kit.testApp.clock.advance(days(ownDataDays))
    expect((await getAnswer(token)).statusCode).toBe(401)
  })

  it('limits the readings of an address', async () => {
    await storeChannel(kit, { record: { email: 'maya@one.test' } })
    const token = await requestToken('maya@one.test')
    for (let call = 0; call < 30; call++) await read(token ?? '')
    expect((await getAnswer(token)).statusCode).toBe(429)
  })
})
