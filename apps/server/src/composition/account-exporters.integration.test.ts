import { AccountExport } from '@troupe/contract/account/account-export'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../testing/calls/outreach-calls.ts'
import { addPasskey, enterPassword, setUpApp } from '../testing/factors/second-factors.ts'
import { insertInboxRows } from '../testing/tables/inbox-rows.ts'
import { insertCollection } from '../testing/tables/insert-collection.ts'
import { insertConnection } from '../testing/tables/insert-connection.ts'
import { insertSenders } from '../testing/tables/insert-senders.ts'
import { countRows, listDeletedWithUsers, listOwnedTables } from '../testing/tables/owned-tables.ts'
import { buildSignedInUser, post, type SignedInUser } from '../testing/test-accounts.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../testing/test-outreach.ts'
import { createExporters } from './account-exporters.ts'

const database = useTestDatabase()
const db = database.kysely
const kit = useTestOutreach(database)

/** Tables with a user's data that the export leaves out, and why. */
const leftOut: Record<string, string> = {
  refresh_tokens: 'secrets; the sessions that they renew are in the file',
  mailed_codes: 'when a code for a new address was mailed; the change of address is in the file',
  recovery_codes: 'hashes of secrets',
  factor_challenges: 'secrets that are good for five minutes, until a second factor was entered',
  known_devices: 'hashes of cookies; the sessions that they belong to are in the file',
  gmail_authorizations: 'secrets that are good for ten minutes, until the user is back from Google',
  microsoft_authorizations: 'secrets that are good for ten minutes, until the user is back from Microsoft',
  oauth_codes: 'hashes that are good for two minutes; the connections they lead to are in the file',
  oauth_tokens: 'hashes of tokens; the connections that they belong to are in the file',
  search_cursors: 'the order of results, for ten minutes; the searches are in the file',
  workspace_invitations: 'addresses of people who were invited for a week',
  calendar_feeds: 'the hash of a secret address; what is found there is in the file',
  password_exemptions: "a permission by the operator; the history of such permissions is the operator's",
  quota_use: 'counts of the attempts of two days; the attempts are in the file',
}

const secret = 'sealed-and-secret'

/** Has a user do everything that stores data. */
async function leaveTraces(user: SignedInUser, mark: string): Promise<void> {
  const { testApp, outreach } = kit
  await setPace(testApp, user)
  const kol_ids = await buildCreators(testApp, [{ title: `Creator of ${mark}`, email: `${mark}@one.test` }])
  await startCampaign(testApp, user, { kol_ids, follow_ups: [{ delay_hours: 1, body: mark }] })
  await startCampaign(testApp, user, { kol_ids, subject: mark })
  await startCampaign(testApp, user, { kol_ids, subject: mark, undo_minutes: 10 })
  await outreach.engine.drain()
  await call(testApp, user, ['POST', '/api/suppressions'], { email: `never-${mark}@one.test` })
  await call(testApp, user, ['POST', '/api/email-templates'], { name: mark, subject: mark, body: mark })
  await call(testApp, user, ['PUT', '/api/company-address'], { company: mark, address: mark })
  await call(testApp, user, ['PUT', '/api/contact-bases'], { creator_ids: kol_ids, basis: 'consent', note: mark })
  await call(testApp, user, ['PUT', '/api/mail-draft'], {
    kol_ids,
    subject: mark,
    body: mark,
    follow_ups: [],
    schedule_at: null,
    language: 'creator',
    based_on: null,
  })
  const change = { new_email: `new-${mark}@brand.test`, current_password: user.password }
  await post(testApp, '/api/account/email/request-code', { body: change, token: user.accessToken })
  await addFactors(user)
  await insertRows(user.user.id, { mark, creatorId: Number(kol_ids[0]) })
}

/** Adds second factors, whose secrets do not belong into an export, and a sign-in that waits for one. */
async function addFactors(user: SignedInUser): Promise<void> {
  await addPasskey(kit.testApp, user)
  await setUpApp(kit.testApp, user)
  await enterPassword(kit.testApp, user)
}

const importedFile = { size_bytes: 1, state: 'imported', choices: '{}', progress: '{}' } as const

/** Inserts rows of modules that this test application does not include. */
async function insertRows(user_id: string, { mark, creatorId }: { mark: string; creatorId: number }): Promise<void> {
  // The user's own workspace has the user's id.
  const workspace_id = user_id
  const now = kit.testApp.clock.now()
  const request = JSON.stringify({ query: mark })
  await db
    .insertInto('saved_searches')
    .values({ workspace_id, name: mark, name_key: mark, request, created_at: now })
    .execute()
  await db.insertInto('recent_searches').values({ user_id, request_key: mark, request, searched_at: now }).execute()
  await db.insertInto('search_cursors').values({ user_id, search: request, expires_at: now }).execute()
  const otherIds = await buildCreators(kit.testApp, [{ title: `Other of ${mark}` }])
  await db
    .insertInto('person_statements')
    .values({ workspace_id, creator_id: creatorId, other_id: Number(otherIds[0]), is_same: true, stated_at: now })
    .execute()
  await db.insertInto('exports').values({ user_id, format: 'csv', expires_at: now }).execute()
  const { id: import_id } = await db
    .insertInto('creator_imports')
    .values({ ...importedFile, workspace_id, file_name: `${mark}.csv`, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('creator_import_parts')
    .values({ import_id, number: 0, content: Buffer.from(mark) })
    .execute()
  await db.insertInto('creator_import_rows').values({ import_id, creator_id: creatorId, stored_at: now }).execute()
  await insertCollection(db, { workspace_id, creator_id: creatorId, mark, secret, now })
  const { id: conversation_id } = await db
    .insertInto('conversations')
    .values({ user_id, title: mark, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const message = {
    conversation_id,
    position: 0,
    type: 'user' as const,
    content: mark,
    creator_ids: [String(creatorId)],
  }
  await db
    .insertInto('conversation_messages')
    .values({ ...message, details: '{}', created_at: now })
    .execute()
  await db
    .insertInto('invitations')
    .values({
      workspace_id,
      creator_id: creatorId,
      email: `invited-${mark}@one.test`,
      message: mark,
      token_hash: Buffer.from(mark),
      send_after: now,
      expires_at: now,
      created_at: now,
    })
    .execute()
  const { id: webhook_id } = await db
    .insertInto('webhooks')
    .values({
      workspace_id,
      url: `https://hooks.brand.test/${mark}`,
      description: mark,
      events: ['campaign.finished'],
      secret_sealed: secret,
      previous_secret_sealed: secret,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('webhook_deliveries')
    .values({ webhook_id, type: 'campaign.finished', data: JSON.stringify({ mark }), created_at: now })
    .execute()
  await insertSenders(db, { user_id, mark, secret, now })
  const { mailbox_id, ...mail } = await db
    .selectFrom('messages')
    .select(['id', 'campaign_id', 'recipient_id', 'mailbox_id'])
    .where('workspace_id', '=', workspace_id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('mailbox_readings')
    .values({
      mailbox_id,
      user_id,
      ...{ host: 'imap.brand.test', port: 993, login: mark, pass_sealed: secret },
      ...{ since: now, next_at: now, last_read_at: now },
    })
    .execute()
  await db.insertInto('mailbox_folders').values({ mailbox_id, path: 'INBOX', position: '1:1' }).execute()
  await insertInboxRows(db, { workspace_id, creatorId, mailbox_id, mail, mark, now })
  await db
    .insertInto('personal_access_tokens')
    .values({
      user_id,
      workspace_id,
      name: mark,
      scope: 'read',
      token_hash: Buffer.from(`${secret}-${mark}`),
      ending: '1234',
      expires_at: now,
      last_used_at: now,
    })
    .execute()
  await db
    .insertInto('workspace_invitations')
    .values({ workspace_id, email: `${mark}@team.test`, role: 'viewer', created_at: now, expires_at: now })
    .execute()
  await insertConnection(db, { user_id, mark, secret, now })
  await db
    .insertInto('account_identities')
    .values({
      ...{ user_id, provider: 'acme', issuer: 'https://acme.test', subject: mark, email: `${mark}@brand.test` },
      ...{ created_at: now, last_used_at: now },
    })
    .execute()
  await db.insertInto('password_exemptions').values({ user_id, allowed_at: now }).execute()
  const started = { state_hash: Buffer.from(mark), user_id, code_verifier_sealed: secret, expires_at: now }
  await db
    .insertInto('gmail_authorizations')
    .values({ ...started, redirect_uri: mark })
    .execute()
  await db
    .insertInto('microsoft_authorizations')
    .values({ ...started, redirect_uri: mark, reads: true })
    .execute()
}

const exportOf = (user: SignedInUser) => call(kit.testApp, user, ['GET', '/api/account/export'])

describe('the tables with data of users', () => {
  it('are all in the export of a user, or left out for a reason', async () => {
    const exported = createExporters(db).flatMap(({ tables }) => tables)
    expect([...new Set([...exported, ...Object.keys(leftOut)])].sort()).toEqual(await listOwnedTables(db))
  })

  it('all lose their rows with the user', async () => {
    expect(await listDeletedWithUsers(db)).toEqual(await listOwnedTables(db))
  })
})

describe('a user who has used every feature', () => {
  let user: SignedInUser
  beforeEach(async () => {
    user = await buildSignedInUser(kit.testApp)
    await leaveTraces(user, 'amber')
  })

  it('has rows in each of these tables', async () => {
    const counts = await countRows(db, await listOwnedTables(db))
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([])
  })

  it('finds each of them in the file, and no secret', async () => {
    const answer = await exportOf(user)
    const data = AccountExport.parse(answer.json())
    expect(data).toEqual(answer.json())
    expect(Object.entries(data).filter(([, value]) => Array.isArray(value) && value.length === 0)).toEqual([])
    expect(data).toMatchObject({
      saved_searches: [{ name: 'amber', request: { query: 'amber' } }],
      person_statements: [{ channels: [{ title: 'Creator of amber' }, { title: 'Other of amber' }], is_same: true }],
      creator_imports: [{ file_name: 'amber.csv', state: 'imported' }],
      collected_creators: [{ title: 'Creator of amber', status: 'to_contact', note: 'amber' }],
      deals: [
        {
          title: 'Creator of amber',
          fee: { amount: 250.5, currency: 'EUR' },
          deliverables: 'amber',
          due_on: '2030-03-04',
        },
      ],
      deal_links: [{ figures: [{ day: '2030-03-01', views: 5_000_000_000, likes: 7, comments: null }] }],
      email_settings: [{ smtp_host: 'smtp.brand.test' }],
      activities: [{ action: 'search.saved', target: 'amber', workspace_id: user.user.id }],
      access_tokens: [{ name: 'amber', scope: 'read' }],
      connected_programs: [{ client_name: 'amber', redirect_host: 'amber', scope: 'read' }],
      identities: [{ provider: 'acme', subject: 'amber', email: 'amber@brand.test' }],
      webhooks: [{ url: 'https://hooks.brand.test/amber', events: ['campaign.finished'] }],
      webhook_deliveries: [{ data: { mark: 'amber' } }],
      invitations: [{ email: 'invited-amber@one.test', title: 'Creator of amber', message: 'amber' }],
      suppressions: [{ email: 'never-amber@one.test', reason: 'manual' }],
      mailbox_reading: [{ host: 'imap.brand.test', login: 'amber' }],
      received_mails: [{ kind: 'answer', from_address: 'amber@one.test', text: 'amber', html: 'amber' }],
      received_files: [{ name: 'amber', content: Buffer.from('amber').toString('base64') }],
      mail_threads: [{ note: 'amber', state: 'open' }],
      thread_answers: [{ to_email: 'amber@one.test', body: 'amber', state: 'sent' }],
    })
    expect(data.mails).toContainEqual(
      expect.objectContaining({ step: 0, state: 'sent', attempts: [expect.objectContaining({ outcome: 'accepted' })] }),
    )
    expect(answer.body).not.toContain(secret)
  })

  it('does not find data of other users', async () => {
    const other = await buildSignedInUser(kit.testApp)
    await leaveTraces(other, 'violet')
    const { body } = await exportOf(user)
    expect(body).toContain('amber')
    expect(body).not.toContain('violet')
    expect(body).not.toContain(other.email)
  })

  it('leaves no rows when the account is deleted', async () => {
    const body = { current_password: user.password }
    await post(kit.testApp, '/api/account/delete', { body, token: user.accessToken })
    const counts = await countRows(db, await listOwnedTables(db))
    expect(Object.entries(counts).filter(([, count]) => count > 0)).toEqual([])
  })

  it('gets all rows of long lists, across pages', async () => {
    const rows = Array.from({ length: 1_201 }, (_, number) => ({
      workspace_id: user.user.id,
      email: `${number}@one.test`,
      email_key: `${number}@one.test`,
      reason: 'manual' as const,
    }))
    await db.insertInto('suppressions').values(rows).execute()
    const { suppressions } = AccountExport.parse((await exportOf(user)).json())
    expect(new Set(suppressions.map(({ email }) => email)).size).toBe(1_202)
  })
})
