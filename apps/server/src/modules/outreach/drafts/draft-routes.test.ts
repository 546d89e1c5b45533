import { describe, expect, it } from 'vitest'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, useTestOutreach } from '../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const path = '/api/mail-draft'
const otherRevision = '7f1c2f0e-1111-4222-8333-00000000000a'

const content = {
  kol_ids: [],
  name: 'Tea in spring',
  email_provider: 'smtp',
  mailbox: 'turns',
  subject: 'Hi {{title}}',
  body: '<p>Hi',
  follow_ups: [{ subject: '', body: '', delay_hours: 96 }],
  schedule_at: null,
  language: 'creator',
  skip_written: true,
  written_anyway: [],
  collection_id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
}

const get = (user: SignedInUser | undefined) => call(kit.testApp, user, ['GET', path])
const save = (user: SignedInUser | undefined, based_on: string | null, parts: object = {}) =>
  call(kit.testApp, user, ['PUT', path], { ...content, ...parts, based_on })
const discard = (user: SignedInUser | undefined, revision: string) =>
  call(kit.testApp, user, ['DELETE', `${path}?revision=${revision}`])

/** Prepares a user with a draft, and another user. */
async function prepare(): Promise<{ user: SignedInUser; stranger: SignedInUser; revision: string }> {
  const user = await buildSignedInUser(kit.testApp)
  const { revision } = (await save(user, null)).json()
  return { user, stranger: await buildSignedInUser(kit.testApp), revision }
}

describe('GET /api/mail-draft', () => {
  it('gives nothing at first', async () => {
    expect((await get(await buildSignedInUser(kit.testApp))).json()).toEqual({ draft: null })
  })

  it('gives the mail as it was left, to its user only', async () => {
    const { user, stranger, revision } = await prepare()
    const { kol_ids: _, ...kept } = content
    expect((await get(user)).json().draft).toEqual({
      ...kept,
      creators: [],
      revision,
      updated_at: '2030-03-01T09:00:00.000Z',
    })
    expect((await get(stranger)).json()).toEqual({ draft: null })
  })

  it('gives the chosen creators in their order, without those that are gone', async () => {
    const { user, revision } = await prepare()
    const [mina, ada] = await buildCreators(kit.testApp, [
      { title: 'Mina Bakes', email: 'mina@example.test' },
      { title: 'Ada' },
    ])
    await save(user, revision, { kol_ids: [ada, '999999999', mina] })
    expect((await get(user)).json().draft.creators).toEqual([
      { id: ada, title: 'Ada', email: null },
      { id: mina, title: 'Mina Bakes', email: 'mina@example.test' },
    ])
  })

  it('is written to no collection if an earlier release has stored it', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const { collection_id: _, ...earlier } = content
    await call(kit.testApp, user, ['PUT', path], { ...earlier, based_on: null })
    expect((await get(user)).json().draft.collection_id).toBeNull()
  })

  it('refuses unauthenticated calls', async () => {
    expect((await get(undefined)).statusCode).toBe(401)
  })
})

describe('PUT /api/mail-draft', () => {
  it('stores each change of the text that it was based on', async () => {
    const { user, revision } = await prepare()
    const { revision: second } = (await save(user, revision, { subject: 'Second' })).json()
    expect((await save(user, second, { subject: 'Third' })).statusCode).toBe(200)
    expect((await get(user)).json().draft.subject).toBe('Third')
  })

  it('does not write over a text that another window has stored, or over one that it does not know', async () => {
    const { user, revision } = await prepare()
    await save(user, revision, { subject: 'Newer' })
    const answers = [await save(user, revision), await save(user, null), await save(user, otherRevision)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409])
    expect(answers[0]?.json().detail).toBe('This mail was changed, sent or discarded in another window')
    expect((await get(user)).json().draft.subject).toBe('Newer')
  })

  it('keeps one of several that are begun or changed at the same moment', async () => {
    const { user, stranger, revision } = await prepare()
    const begun = await Promise.all(Array.from({ length: 5 }, () => save(stranger, null)))
    const changed = await Promise.all(Array.from({ length: 5 }, () => save(user, revision)))
    for (const answers of [begun, changed]) {
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409])
    }
  })

  it('does not bring back a mail that was sent or discarded elsewhere', async () => {
    const { user, revision } = await prepare()
    await discard(user, revision)
    expect((await save(user, revision)).statusCode).toBe(409)
    expect((await get(user)).json()).toEqual({ draft: null })
  })

  it('names every error', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const answer = await save(user, null, { subject: 'x'.repeat(201), follow_ups: [1, 2, 3], kol_ids: ['x'] })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail.length).toBeGreaterThanOrEqual(3)
  })

  it('takes the largest mail that can be sent, and any characters', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const body = 'ü\u0000'.repeat(50_000)
    const largest = {
      body,
      follow_ups: Array.from({ length: 2 }, () => ({ subject: '', body, delay_hours: 1 })),
      kol_ids: Array.from({ length: 10_000 }, (_, number) => String(10_000_000 + number)),
    }
    expect((await save(user, null, largest)).statusCode).toBe(200)
    expect((await get(user)).json().draft.body).toBe('ü'.repeat(50_000))
  })
})

describe('DELETE /api/mail-draft', () => {
  it('removes the mail', async () => {
    const { user, revision } = await prepare()
    expect((await discard(user, revision)).json()).toMatchObject({ message: 'Draft discarded' })
    expect((await get(user)).json()).toEqual({ draft: null })
  })

  it('keeps a text that another window has stored since', async () => {
    const { user, revision } = await prepare()
    await save(user, revision, { subject: 'Newer' })
    expect((await discard(user, revision)).statusCode).toBe(200)
    expect((await get(user)).json().draft.subject).toBe('Newer')
  })

  it("does not touch another user's", async () => {
    const { user, stranger, revision } = await prepare()
    await discard(stranger, revision)
    expect((await get(user)).json().draft.subject).toBe('Hi {{title}}')
  })

  it('needs the revision', async () => {
    const { user } = await prepare()
    expect((await call(kit.testApp, user, ['DELETE', path])).statusCode).toBe(422)
  })
})
