import { describe, expect, it } from 'vitest'
import { CollectionCalls } from '../../../testing/calls/collection-calls.ts'
import { buildSignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'

const database = useTestDatabase()
const calls = new CollectionCalls(database)

const make = async (): Promise<string> => (await calls.send('POST', '/calendar-feed', {})).json().path
const open = (url: string) => calls.testApp.app.inject({ method: 'GET', url })
const readSince = async () => (await calls.send('GET', '/pipeline')).json().calendar_since

async function agreeOn(due_on: string, title: string): Promise<void> {
  const kol_ids = await calls.storeCreators({ title })
  const { id } = await calls.make({ kol_ids })
  const deal = { fee: null, deliverables: '', due_on, links: [] }
  await calls.send('PUT', `/collections/${id}/kols/${kol_ids[0]}/deal`, deal)
}

describe('POST /api/calendar-feed', () => {
  it('makes an address, and the board says since when', async () => {
    const answer = await calls.send('POST', '/calendar-feed', {})
    expect(answer.json()).toMatchObject({ since: '2030-03-01T09:00:00.000Z' })
    expect(await readSince()).toBe('2030-03-01T09:00:00.000Z')
  })

  it('makes another one, after which the first one finds nothing', async () => {
    const first = await make()
    const second = await make()
    expect((await open(first)).statusCode).toBe(404)
    expect((await open(second)).statusCode).toBe(200)
  })

  it('stores no secret', async () => {
    const path = await make()
    const rows = await database.kysely.selectFrom('calendar_feeds').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.token_hash.toString('base64url')).not.toBe(path.split('/').at(-1))
    expect(rows[0]?.token_hash.toString()).not.toContain(path.split('/').at(-1))
  })

  it('requires a sign-in', async () => {
    expect((await calls.send('POST', '/calendar-feed', {}, null)).statusCode).toBe(401)
  })
})

describe('DELETE /api/calendar-feed', () => {
  it('switches the address off', async () => {
    const path = await make()
    expect((await calls.send('DELETE', '/calendar-feed')).json()).toEqual({ success: true })
    expect((await open(path)).statusCode).toBe(404)
    expect(await readSince()).toBeNull()
  })

  it('does nothing where there is none', async () => {
    expect((await calls.send('DELETE', '/calendar-feed')).statusCode).toBe(200)
  })

  it("leaves another user's alone", async () => {
    const path = await make()
    await calls.send('DELETE', '/calendar-feed', undefined, await buildSignedInUser(calls.testApp))
    expect((await open(path)).statusCode).toBe(200)
  })

  it('requires a sign-in', async () => {
    expect((await calls.send('DELETE', '/calendar-feed', undefined, null)).statusCode).toBe(401)
  })
})

describe('GET /api/calendar-feed/:token', () => {
  it('has the due dates of all collections, as they are now', async () => {
    const path = await make()
    await agreeOn('2030-04-01', 'Ada')
    await agreeOn('2030-04-02', 'Bo')
    const answer = await open(path)
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.body.match(/DTSTART;VALUE=DATE:\d+/g)?.sort()).toEqual([
      'DTSTART;VALUE=DATE:20300401',
      'DTSTART;VALUE=DATE:20300402',
    ])
  })

  it("is in the language of the user's account", async () => {
    const path = await make()
    await agreeOn('2030-04-01', 'Ada')
    expect((await open(path)).body).toContain('SUMMARY:Content due: Ada')
    await database.kysely.updateTable('users').set({ language: 'zh-Hans' }).execute()
    expect((await open(path)).body).toContain('SUMMARY:待交付：Ada')
  })

  it('has no dates of other users', async () => {
    await agreeOn('2030-04-01', 'Ada')
    const stranger = await buildSignedInUser(calls.testApp)
    const { path } = (await calls.send('POST', '/calendar-feed', {}, stranger)).json()
    expect((await open(path)).body).not.toContain('VEVENT')
  })

  it('is not found at a wrong address', async () => {
    await make()
    expect((await open(`/api/calendar-feed/${'x'.repeat(43)}`)).statusCode).toBe(404)
  })

  it('ends with its workspace', async () => {
    const path = await make()
    await database.kysely.deleteFrom('workspaces').where('id', '=', calls.user.user.id).execute()
    expect((await open(path)).statusCode).toBe(404)
  })
})
