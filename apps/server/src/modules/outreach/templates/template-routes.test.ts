import { randomUUID } from 'node:crypto'
import { maxTemplates } from '@troupe/contract/mail/email-templates'
import { describe, expect, it } from 'vitest'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { useTestOutreach } from '../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const path = '/api/email-templates'
const template = { name: 'Hello', subject: 'Hi {{title}}', body: '<p>Hi</p>' }

const list = (user: SignedInUser | undefined) => call(kit.testApp, user, ['GET', path])
const create = (user: SignedInUser | undefined, body: object) => call(kit.testApp, user, ['POST', path], body)
const update = (user: SignedInUser | undefined, id: string, body: object) =>
  call(kit.testApp, user, ['PUT', `${path}/${id}`], body)
const remove = (user: SignedInUser | undefined, id: string) => call(kit.testApp, user, ['DELETE', `${path}/${id}`])

/** Prepares a user with a template, and another user. */
async function prepare(): Promise<{ user: SignedInUser; stranger: SignedInUser; id: string }> {
  const user = await buildSignedInUser(kit.testApp)
  const { id } = (await create(user, template)).json()
  return { user, stranger: await buildSignedInUser(kit.testApp), id }
}

describe('GET /api/email-templates', () => {
  it('lists them by name', async () => {
    const { user } = await prepare()
    await create(user, { ...template, name: 'A first one' })
    const { templates } = (await list(user)).json()
    expect(templates.map(({ name }: { name: string }) => name)).toEqual(['A first one', 'Hello'])
  })

  it('lists none at first', async () => {
    const { stranger } = await prepare()
    expect((await list(stranger)).json()).toEqual({ templates: [] })
  })

  it('refuses unauthenticated calls', async () => {
    expect((await list(undefined)).statusCode).toBe(401)
  })

  it('gives them as they were written', async () => {
    const { user, id } = await prepare()
    expect((await list(user)).json().templates).toEqual([
      { id, ...template, created_at: '2030-03-01T09:00:00.000Z', updated_at: '2030-03-01T09:00:00.000Z' },
    ])
  })
})

describe('POST /api/email-templates', () => {
  it('accepts an unfinished one', async () => {
    const user = await buildSignedInUser(kit.testApp)
    expect((await create(user, { name: ' Draft ', subject: '', body: '' })).json()).toMatchObject({ name: 'Draft' })
  })

  it('refuses a name that the user has already, in any case', async () => {
    const { user, stranger } = await prepare()
    expect((await create(user, { ...template, name: 'HELLO' })).statusCode).toBe(409)
    expect((await create(stranger, template)).statusCode).toBe(200)
  })

  it('names every error', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const answer = await create(user, { name: ' ', subject: 'x'.repeat(201), body: 1 })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toHaveLength(3)
  })

  it('keeps one of several simultaneous ones with the same name', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(user, template)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409])
  })

  it('keeps 200 for a user, also for simultaneous calls', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const updated_at = kit.testApp.clock.now()
    const rows = Array.from({ length: maxTemplates - 1 }, (_, number) => `Template ${number}`).map((name) => ({
      ...template,
      workspace_id: user.user.id,
      name,
      name_key: name,
      updated_at,
    }))
    await database.kysely.insertInto('email_templates').values(rows).execute()
    const names = Array.from({ length: 8 }, (_, number) => `One more ${number}`)
    const answers = await Promise.all(names.map((name) => create(user, { ...template, name })))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7)
  })

  it('refuses unauthenticated calls', async () => {
    expect((await create(undefined, template)).statusCode).toBe(401)
  })
})

describe('PUT /api/email-templates/:id', () => {
  it('replaces it', async () => {
    const { user, id } = await prepare()
    kit.testApp.clock.advance(1000)
    const changed = { name: 'Hello', subject: 'New', body: 'New' }
    expect((await update(user, id, changed)).json()).toMatchObject({
      ...changed,
      updated_at: '2030-03-01T09:00:01.000Z',
    })
  })

  it('does not replace what a colleague has saved since', async () => {
    const { user, id } = await prepare()
    const based_on = kit.testApp.clock.now().toISOString()
    kit.testApp.clock.advance(1000)
    const theirs = (await update(user, id, { ...template, body: 'Theirs', based_on })).json()
    kit.testApp.clock.advance(1000)
    const mine = { ...template, body: 'Mine' }
    const refused = await update(user, id, { ...mine, based_on })
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      'The template was changed meanwhile. Save once more to replace it',
    ])
    expect((await list(user)).json().templates).toMatchObject([{ body: 'Theirs' }])
    expect((await update(user, id, { ...mine, based_on: theirs.updated_at })).json()).toMatchObject(mine)
    expect((await update(user, randomUUID(), { ...mine, based_on })).statusCode).toBe(404)
  })

  it('replaces one of two simultaneous ones', async () => {
    const { user, id } = await prepare()
    const based_on = kit.testApp.clock.now().toISOString()
    kit.testApp.clock.advance(1000)
    const answers = await Promise.all(['One', 'Two'].map((body) => update(user, id, { ...template, body, based_on })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('refuses the name of another template', async () => {
    const { user, id } = await prepare()
    await create(user, { ...template, name: 'Other' })
    expect((await update(user, id, { ...template, name: 'other' })).statusCode).toBe(409)
  })

  it('answers 404 for a template of another user', async () => {
    const { stranger, id } = await prepare()
    expect((await update(stranger, id, template)).statusCode).toBe(404)
  })

  it('refuses unauthenticated calls, and half a template', async () => {
    const { user, id } = await prepare()
    expect((await update(undefined, id, template)).statusCode).toBe(401)
    expect((await update(user, id, { name: 'x' })).statusCode).toBe(422)
  })
})

describe('DELETE /api/email-templates/:id', () => {
  it('deletes it', async () => {
    const { user, id } = await prepare()
    expect((await remove(user, id)).json()).toMatchObject({ message: 'Template deleted' })
    expect((await list(user)).json()).toEqual({ templates: [] })
  })

  it('answers 404 the second time', async () => {
    const { user, id } = await prepare()
    await remove(user, id)
    expect((await remove(user, id)).statusCode).toBe(404)
  })

  it('answers 404 for a template of another user, and keeps it', async () => {
    const { user, stranger, id } = await prepare()
    expect((await remove(stranger, id)).statusCode).toBe(404)
    expect((await list(user)).json().templates).toHaveLength(1)
  })

  it('refuses unauthenticated calls, and an invalid id', async () => {
    const { user } = await prepare()
    expect((await remove(undefined, 'x')).statusCode).toBe(401)
    expect((await remove(user, 'x')).statusCode).toBe(422)
  })
})
