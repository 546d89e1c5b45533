import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { minutes } from '../../../lib/durations.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildCreatorRecord } from '../../../testing/factories.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { useTestImports } from '../../../testing/wire/test-imports.ts'
import { eraseCreator } from '../catalogue/erasing/erase-creator.ts'
import { storeCreators } from '../catalogue/storing/store-creators.ts'
import { markVanished } from '../platforms/creator-upkeep-repository.ts'

const database = useTestDatabase()
const kit = useTestImports(database)
const { testApp } = kit
let user: SignedInUser
beforeEach(async () => {
  kit.settings.creatorImports = 'everybody'
  user = await buildSignedInUser(testApp)
})

const list = 'platform,channel id,name,followers\nyoutube,UC1,Mara,1200\nyoutube,UC2,Noor,many\nmyspace,x,Old,3\n'
const post = (path: string, body: object, of = user) => call(testApp, of, ['POST', path], body)
const readTitles = async () => {
  const rows = await database.kysely.selectFrom('creators').select('title').orderBy('title').execute()
  return rows.map(({ title }) => title)
}
const importAll = async (content = list) => {
  const { id } = await kit.upload(user, content)
  return kit.take(user, id, { step: 'import', collection_id: null })
}

describe('POST /api/imports/:id/steps', () => {
  it('imports the creators, with their source, and adds them to a collection', async () => {
    const made = await post('/api/collections', { name: 'Bakers', description: null, kol_ids: [] })
    const { id } = await kit.upload(user, list)
    const done = await kit.take(user, id, { step: 'import', collection_id: made.json().id })
    expect(done).toMatchObject({ state: 'imported', can_undo: true, counts: { read: 3, created: 2, updated: 0 } })
    const rows = await database.kysely
      .selectFrom('creators')
      .select(['title', 'source', 'subscribers'])
      .orderBy('title')
      .execute()
    expect(rows).toEqual([
      { title: 'Mara', source: 'import', subscribers: 1200 },
      { title: 'Noor', source: 'import', subscribers: null },
    ])
    const collection = await call(testApp, user, ['GET', `/api/collections/${made.json().id}`])
    expect(collection.json().kols).toHaveLength(2)
    expect(await database.kysely.selectFrom('creator_import_parts').selectAll().execute()).toEqual([])
  })

  it('reads the file again with other columns and a platform', async () => {
    const { id, counts } = await kit.upload(user, 'who,followers\nMara,12\n')
    expect(counts).toMatchObject({ refused: 1 })
    const columns = [
      { header: 'who', field: 'title' },
      { header: 'followers', field: null },
    ] as const
    const again = await kit.take(user, id, { step: 'check', columns: [...columns], platform: 'tiktok' })
    expect(again).toMatchObject({ state: 'checked', platform: 'tiktok', columns, counts: { created: 1, refused: 0 } })
  })

  it('tells columns of one header apart', async () => {
    const { id } = await kit.upload(user, 'name,platform,name\nMara,tiktok,mara.bakes\n')
    const columns = [
      { header: 'name', field: 'title' },
      { header: 'platform', field: 'platform' },
      { header: 'name', field: 'handle' },
    ] as const
    expect(await kit.take(user, id, { step: 'check', columns: [...columns], platform: null })).toMatchObject({
      columns,
    })
    await kit.take(user, id, { step: 'import', collection_id: null })
    const stored = database.kysely.selectFrom('creators').select(['title', 'handle'])
    expect(await stored.execute()).toEqual([{ title: 'Mara', handle: 'mara.bakes' }])
  })

  it('says to choose a platform, in words for the browser', async () => {
    const { problems } = await kit.upload(user, 'who,name\nx,Mara\n')
    expect(problems[0]).toMatchObject({ message_key: 'imports.choose_platform' })
  })

  it('stores headers, names and values that PostgreSQL would refuse without what it refuses', async () => {
    const row = { name: 'Ma\u0000ra', platform: 'youtube', 'followers\u0000\ud800': 'ma\u0000ny\ud800' }
    const found = await kit.upload(user, `${JSON.stringify(row)}\n`, 'a\u0000b.jsonl')
    expect(found).toMatchObject({ state: 'checked', file_name: 'ab.jsonl', counts: { created: 1 } })
    const [name, platform] = found.columns
    const header = { header: 'x\u0000\ud800', field: null }
    const step = { step: 'check', columns: [name, platform, header], platform: null }
    expect((await post(`/api/imports/${found.id}/steps`, step)).statusCode).toBe(200)
    await testApp.jobs.runAll()
    expect(await kit.take(user, found.id, { step: 'import', collection_id: null })).toMatchObject({ state: 'imported' })
    expect(await readTitles()).toEqual(['Mara'])
  })

  it.each([
    ['that broke off', '57P01'],
    ['in which two writers waited for each other', '40P01'],
  ])('repeats a batch %s, and imports the whole file', async (_, code) => {
    const failOnce = `create sequence failures;
      create function fail_once() returns trigger language plpgsql as $$ begin
        if nextval('failures') = 1 then raise exception 'not now' using errcode = '${code}'; end if;
        return null;
      end $$;
      create trigger fail_once after insert on channels for each statement execute function fail_once()`
    const repair = 'drop trigger fail_once on channels; drop function fail_once; drop sequence failures'
    for (const statement of failOnce.split(/;(?= *\n *create)/)) await database.pool.query(statement)
    onTestFinished(async () => {
      for (const statement of repair.split(';')) await database.pool.query(statement)
    })
    expect(await importAll()).toMatchObject({ state: 'imported', problem: null, counts: { created: 2 } })
  })

  it('undoes an import as if it had never been', async () => {
    await storeCreators(database.kysely, [{ record: buildCreatorRecord({ channel_id: 'UC1', title: 'Before' }) }], {
      source: 'import',
      erasures: testErasures,
      now: testApp.clock.now(),
    })
    const stable = async () => database.kysely.selectFrom('creators').selectAll().orderBy('id').execute()
    const before = await stable()
    const { id } = await importAll()
    expect(await readTitles()).toEqual(['Mara', 'Noor'])
    expect(await kit.take(user, id, { step: 'undo' })).toMatchObject({
      state: 'undone',
      can_undo: false,
      undo: { removed: 1, restored: 1, kept: { changed: 0, used: 0 } },
    })
    expect(await stable()).toEqual(before)
  })

  it('does not bring back an address that was erased since', async () => {
    const was = buildCreatorRecord({ channel_id: 'UC1', email: 'Mara@bakery.example', email_source: 'import' })
    const options = { source: 'import', erasures: testErasures, now: testApp.clock.now() } as const
    const other = buildCreatorRecord({ channel_id: 'UC9' })
    const { ids } = await storeCreators(database.kysely, [{ record: was }, { record: other }], options)
    const { id } = await importAll('platform,channel id,name,email\nyoutube,UC1,Mara,mara@agency.example\n')
    await database.kysely
      .transaction()
      .execute((db) =>
        eraseCreator(
          db,
          { erasures: testErasures, forget: [] },
          { id: Number(ids[1]), emails: ['mara@bakery.example'], now: options.now },
        ),
      )
    const { undo } = await kit.take(user, id, { step: 'undo' })
    expect(undo).toMatchObject({ restored: 1, kept: { changed: 0 } })
    const row = await database.kysely.selectFrom('creators').select(['email', 'email_source']).executeTakeFirst()
    expect(row).toEqual({ email: null, email_source: null })
  })

  it('keeps what was changed since, and new creators that somebody works with, and says which', async () => {
    const { id } = await importAll()
    await storeCreators(database.kysely, [{ record: buildCreatorRecord({ channel_id: 'UC1', title: 'Refreshed' }) }], {
      source: 'youtube',
      erasures: testErasures,
      now: testApp.clock.now(),
    })
    const noor = await database.kysely
      .selectFrom('creators')
      .select('id')
      .where('title', '=', 'Noor')
      .executeTakeFirstOrThrow()
    await post('/api/collections', { name: 'Mine', description: null, kol_ids: [String(noor.id)] })
    const { undo } = await kit.take(user, id, { step: 'undo' })
    expect(undo).toMatchObject({ removed: 0, restored: 0, kept: { changed: 1, used: 1 } })
    expect(undo?.examples).toContainEqual({ title: 'Noor', reason: 'used' })
    expect(await readTitles()).toEqual(['Noor', 'Refreshed'])
  })

  it.each([
    ['a tag', { tags: ['spring'] }],
    ['a value of an own column', { column_values: JSON.stringify({ fee: '250' }) }],
  ])('keeps new creators that were given %s in its own collection', async (_, given) => {
    const { id: collectionId } = (await post('/api/collections', { name: 'Mine', description: null })).json()
    const { id } = await kit.upload(user, list)
    await kit.take(user, id, { step: 'import', collection_id: collectionId })
    await database.kysely.updateTable('collection_creators').set(given).execute()
    expect((await kit.take(user, id, { step: 'undo' })).undo).toMatchObject({ removed: 0, kept: { used: 2 } })
  })

  it('keeps new creators with a legal basis, and takes back those that a platform does not know', async () => {
    const { id } = await importAll()
    const [mara, noor] = await database.kysely.selectFrom('creators').select('id').orderBy('title').execute()
    const now = testApp.clock.now()
    const basis = { workspace_id: user.user.id, basis: 'consent', note: '', noted_at: now } as const
    await database.kysely
      .insertInto('contact_bases')
      .values({ ...basis, creator_id: mara?.id ?? 0 })
      .execute()
    testApp.clock.advance(minutes(10))
    await markVanished(database.kysely, noor?.id ?? 0, testApp.clock.now())
    expect((await kit.take(user, id, { step: 'undo' })).undo).toMatchObject({
      removed: 1,
      kept: { changed: 0, used: 1 },
    })
    expect(await readTitles()).toEqual(['Mara'])
  })

  it('never overwrites what a platform gave', async () => {
    await storeCreators(
      database.kysely,
      [{ record: buildCreatorRecord({ channel_id: 'UC1', title: 'From YouTube', subscribers: 5 }) }],
      { source: 'youtube', erasures: testErasures, now: testApp.clock.now() },
    )
    await importAll('platform,channel id,name,followers,email\nyoutube,UC1,Mara,1200,mara@bakes.test\n')
    const row = await database.kysely.selectFrom('creators').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ title: 'From YouTube', subscribers: 5, source: 'youtube', email: 'mara@bakes.test' })
  })

  it.each([
    ['a picture', '\x89PNG\r\n\x1a\n\0\0', 'imports.not_text'],
    ['an archive that is no workbook', 'PK\x03\x04 nothing', 'imports.workbook_damaged'],
    ['a JSON array', '[{"name":"Mara"}]', 'imports.json_array'],
    ['headers without rows', 'name,followers\n', 'imports.no_rows'],
  ])('refuses %s with the reason', async (_, content, key) => {
    const name = key === 'imports.json_array' ? 'a.json' : 'a.csv'
    const refused = await kit.upload(user, Buffer.from(content, 'latin1'), name)
    expect(refused).toMatchObject({ state: 'refused', problem: { message_key: key } })
  })

  it('discards a file that was not imported, and nothing else', async () => {
    const { id } = await kit.upload(user, list)
    expect((await post(`/api/imports/${id}/steps`, { step: 'discard' })).json()).toEqual({ import: null })
    expect(await kit.list(user)).toEqual([])
    const done = await importAll()
    expect((await post(`/api/imports/${done.id}/steps`, { step: 'discard' })).statusCode).toBe(409)
  })

  it('takes no step at the wrong time, or into the collection of another user', async () => {
    const { id } = await kit.upload(user, list)
    expect((await post(`/api/imports/${id}/steps`, { step: 'undo' })).statusCode).toBe(409)
    const other = await buildSignedInUser(testApp)
    const made = await post('/api/collections', { name: 'Hers', description: null, kol_ids: [] }, other)
    const into = { step: 'import', collection_id: made.json().id }
    expect((await post(`/api/imports/${id}/steps`, into)).statusCode).toBe(404)
  })

  it('does not undo an import of more than 30 days ago', async () => {
    const { id } = await importAll()
    const longAgo = new Date(testApp.clock.now().getTime() - 31 * 86_400_000)
    await database.kysely.updateTable('creator_imports').set({ finished_at: longAgo }).execute()
    expect((await post(`/api/imports/${id}/steps`, { step: 'undo' })).statusCode).toBe(409)
    expect((await kit.list(user))[0]?.can_undo).toBe(false)
  })

  it('does not find the import of another user', async () => {
    const { id } = await kit.upload(user, list)
    const other = await buildSignedInUser(testApp)
    for (const step of ['undo', 'discard']) {
      expect((await post(`/api/imports/${id}/steps`, { step }, other)).statusCode).toBe(404)
    }
  })
})
