import { ownChannelEndpoints as endpoints } from '@troupe/contract/own-channel'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { OwnChannelCalls } from '../../../testing/calls/own-channel-calls.ts'
import { buildPost } from '../../../testing/factories.ts'
import { countRows } from '../../../testing/tables/owned-tables.ts'
import { buildSignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildInvitation, useTestOnboarding } from '../../../testing/test-onboarding.ts'
import {
  buildRegisteredChannel,
  onboardingErasures,
  realTraces,
  storeChannel,
} from '../../../testing/test-own-channel.ts'

const database = useTestDatabase()
const db = database.kysely
const logLines: string[] = []
const kit = useTestOnboarding(database, () => ({ traces: realTraces }), logLines)
const calls = new OwnChannelCalls(kit)

const erase = (token: string) => calls.send('/erase', { token })

/** The tables that contain the text in any column. */
async function listTablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely_%'
    order by tablename`.execute(db)
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await sql`
      select from ${sql.table(name)} as line where strpos(lower(line::text), ${text.toLowerCase()}) > 0`.execute(db)
    if (hits.length > 0) found.push(name)
  }
  return found
}

describe('POST /api/own-channel/erase', () => {
  it('deletes all stored data, and leaves only hashes that do not identify the creator', async () => {
    const maya = await buildRegisteredChannel(kit, {
      isProven: true,
      record: { channel_id: 'UC-maya', handle: 'mayabakes', subscribers: 10 },
      posts: [buildPost({ id: 'mayas-post', title: 'Mayas' })],
    })
    const noor = await buildRegisteredChannel(kit, {
      record: { handle: 'noor' },
      email: 'noor@one.test',
      statement: { title: 'Noor', handle: 'noor' },
    })
    await sql`insert into creator_upkeep (creator_id, uses) values (${maya.id}, 3)`.execute(db)
    await sql`
      insert into platform_answers (request_key, creator_ids, expires_at)
      values ('q', ${JSON.stringify([noor.id, maya.id])}::jsonb, now())`.execute(db)

    const answer = await erase(maya.token)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(endpoints.erase.response.parse(answer.json()).success).toBe(true)
    await kit.testApp.jobs.runAll()
    for (const trace of ['maya@one.test', 'UC-maya', 'mayabakes', 'Maya bakes', 'mayas-post']) {
      expect(await listTablesWith(trace), trace).toEqual([])
    }
    expect(await countRows(db, ['creators', 'creator_registrations', 'creator_posts', 'creator_upkeep'])).toEqual({
      creators: 1,
      creator_registrations: 1,
      creator_posts: 0,
      creator_upkeep: 0,
    })
    const answers = await db.selectFrom('platform_answers').select('creator_ids').execute()
    expect(answers).toEqual([{ creator_ids: [noor.id] }])
    const kept = await db.selectFrom('erasures').selectAll().execute()
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.every(({ key }) => key.length === 32)).toBe(true)
    expect(logLines.join()).not.toContain('mayabakes')
  })

  it('confirms it by mail, and keeps the address no longer than that', async () => {
    const { token } = await buildRegisteredChannel(kit, { isProven: true })
    await erase(token)
    await kit.testApp.jobs.runAll()
    expect(kit.mailer.sent.at(-1)).toMatchObject({ to: 'maya@one.test', subject: 'Your channel was erased' })
    expect(await listTablesWith('maya@one.test')).toEqual([])
  })

  it('blocks storing the channel and inviting the address again, and deletes its invitations', async () => {
    const user = await buildSignedInUser(kit.testApp)
    await buildInvitation(kit.testApp, user, 'maya@one.test')
    const { token } = await buildRegisteredChannel(kit, { isProven: true, record: { channel_id: 'UC1' } })
    await erase(token)
    expect(await countRows(db, ['invitations'])).toEqual({ invitations: 0 })
    expect(await storeChannel(kit, { record: { channel_id: 'UC1' } })).toBeUndefined()
    expect((await onboardingErasures.find(db, { emails: ['Maya@one.test'] })).emails.size).toBe(1)
  })

  it('keeps writing to an address that has another registered channel', async () => {
    const one = await buildRegisteredChannel(kit, { isProven: true, record: { handle: 'maya1' } })
    const two = await buildRegisteredChannel(kit, { isProven: true, record: { handle: 'maya2' } })
    await erase(one.token)
    expect((await onboardingErasures.find(db, { emails: [two.email] })).emails.size).toBe(0)
    expect((await calls.read(two.token)).creator.email).toBe(two.email)
    await erase(two.token)
    expect((await onboardingErasures.find(db, { emails: [two.email] })).emails.size).toBe(1)
  })

  it('happens once for simultaneous requests, and invalidates the link', async () => {
    const { token } = await buildRegisteredChannel(kit, { isProven: true })
    const answers = await Promise.all([erase(token), erase(token), erase(token)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401])
    await kit.testApp.jobs.runAll()
    expect(kit.mailer.sent.filter(({ subject }) => subject === 'Your channel was erased')).toHaveLength(1)
    expect((await calls.send('', { token })).statusCode).toBe(401)
  })

  it('removes the creator from collections and conversations of users, which stay', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const { id, token } = await buildRegisteredChannel(kit, { isProven: true })
    await sql`
      with made as (
        insert into collections (workspace_id, name, created_at, updated_at) values (${user.user.id}, 'Tea', now(), now())
        returning id
      )
      insert into collection_creators (collection_id, creator_id, note, added_at)
      select id, ${id}, 'Pays in tea', now() from made`.execute(db)
    await sql`
      with talk as (
        insert into conversations (user_id, title, created_at, updated_at)
        values (${user.user.id}, 'Tea', now(), now()) returning id
      )
      insert into conversation_messages (conversation_id, position, type, content, creator_ids, details, created_at)
      select id, 0, 'assistant', 'Here they are', array[7, ${id}::bigint], '{}', now() from talk`.execute(db)
    expect((await calls.read(token)).stored).toMatchObject({ collections: 1, messages: 0 })
    expect(JSON.stringify(await calls.read(token))).not.toContain('Pays in tea')

    await erase(token)
    expect(await countRows(db, ['collections', 'collection_creators'])).toEqual({
      collections: 1,
      collection_creators: 0,
    })
    const { rows } = await database.pool.query('select creator_ids from conversation_messages')
    expect(rows[0].creator_ids.map(String)).toEqual(['7'])
  })

  it('erases nothing with an unknown token', async () => {
    await calls.expectWrongTokensToBeUnknown('/erase')
    expect(await countRows(db, ['creators'])).toEqual({ creators: 1 })
  })

  it('names the errors of a body', () => calls.expectBadBodiesToBeNamed('/erase'))

  it('is limited by network', () => calls.expectTheNetworkToBeLimited('/erase'))
})
