import { buffer } from 'node:stream/consumers'
import { creatorImportsEndpoints as endpoints, maxImportBytes } from '@troupe/contract/discover/creator-imports'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildCreatorRecord } from '../../../testing/factories.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { useTestImports } from '../../../testing/wire/test-imports.ts'
import { storeCreators } from '../catalogue/storing/store-creators.ts'
import { writeXlsx } from '../export/xlsx-sheet.ts'

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

describe('GET /api/imports', () => {
  const read = async (of = user) =>
    endpoints.listImports.response.parse((await call(testApp, of, ['GET', '/api/imports'])).json())

  it('shows what was found in the file, without storing anything', async () => {
    await kit.upload(user, list)
    const [found] = (await read()).imports
    expect(found).toMatchObject({
      state: 'checked',
      file_name: 'list.csv',
      columns: [
        { header: 'platform', field: 'platform' },
        { header: 'channel id', field: 'channel_id' },
        { header: 'name', field: 'title' },
        { header: 'followers', field: 'subscribers' },
      ],
      counts: { read: 3, refused: 1, warnings: 1, created: 2, updated: 0 },
      problems: [
        { outcome: 'refused', line: 4, value: 'myspace', message_key: 'imports.platform_unknown' },
        { outcome: 'warning', column: 'followers', line: 3, value: 'many', message_key: 'imports.not_a_count' },
      ],
    })
    expect(found?.sample[2]).toMatchObject({ line: 4, cells: ['myspace', 'x', 'Old', '3'], refusal: {} })
    expect(await readTitles()).toEqual([])
  })

  it('reads a workbook, such as our own export, and no formula in it', async () => {
    const columns = ['Platform', 'Name', 'Followers'].map((header) => ({ header, width: 10 }))
    async function* pages() {
      yield [['youtube', '=cmd()', 1200]]
    }
    const found = await kit.upload(user, await buffer(writeXlsx(columns, pages())), 'export.xlsx')
    expect(found).toMatchObject({ state: 'checked', counts: { read: 1, created: 1, refused: 0 } })
    expect(found.sample[0]?.cells).toEqual(['youtube', '=cmd()', '1200'])
  })

  it('shows nothing of other users', async () => {
    await kit.upload(user, list)
    expect((await read(await buildSignedInUser(testApp))).imports).toEqual([])
  })

  it.each([
    ['everybody', true, true],
    ['operators', false, true],
    ['off', false, false],
  ] as const)('with imports for %s tells who may', async (who, ordinary, operator) => {
    kit.settings.creatorImports = who
    const ops = await buildSignedInUser(testApp, { email: 'ops@brand.test' })
    expect([(await read()).may_import, (await read(ops)).may_import]).toEqual([ordinary, operator])
  })

  it('is for those who are signed in', async () => {
    expect((await testApp.app.inject('/api/imports')).statusCode).toBe(401)
  })
})

describe('POST /api/imports', () => {
  const begin = (given: object = {}, of = user) =>
    post('/api/imports', { file_name: 'a.csv', size_bytes: 10, ...given }, of)

  it('begins an import, and discards the earlier file', async () => {
    expect((await begin()).json().import).toMatchObject({ state: 'uploading', share: 0 })
    await begin({ file_name: 'b.csv' })
    expect((await kit.list(user)).map(({ file_name }) => file_name)).toEqual(['b.csv'])
  })

  it('keeps what was imported before', async () => {
    await importAll()
    await begin()
    expect((await kit.list(user)).map(({ state }) => state).toSorted()).toEqual(['imported', 'uploading'])
  })

  it('waits for an import that is under way', async () => {
    const { id } = await kit.upload(user, list)
    await post(`/api/imports/${id}/steps`, { step: 'import', collection_id: null })
    expect((await begin()).statusCode).toBe(409)
  })

  it.each([{ size_bytes: 0 }, { size_bytes: maxImportBytes + 1 }, { size_bytes: 1.5 }, { file_name: ' ' }])(
    'refuses %o',
    async (given) => {
      expect((await begin(given)).statusCode).toBe(422)
    },
  )

  it.each([
    ['operators', 'Imports are for the operators of this installation'],
    ['off', 'Imports are switched off on this installation'],
  ] as const)('is refused with imports for %s', async (who, detail) => {
    kit.settings.creatorImports = who
    const answer = await begin()
    expect([answer.statusCode, answer.json().detail]).toEqual([403, detail])
  })
})

describe('POST /api/imports/:id/parts', () => {
  const begin = async (size_bytes: number) => {
    const answer = await post('/api/imports', { file_name: 'a.csv', size_bytes })
    return endpoints.createImport.response.parse(answer.json()).import.id
  }
  const send = (id: string, number: number, text: string, of = user) =>
    post(`/api/imports/${id}/parts`, { number, content: Buffer.from(text).toString('base64') }, of)

  it('tells how much has arrived, and checks the file after the last part', async () => {
    const id = await begin(10)
    expect((await send(id, 0, 'name\n')).json().import).toMatchObject({ state: 'uploading', share: 0.5 })
    expect((await send(id, 1, 'Mara\n')).json().import).toMatchObject({ state: 'checking' })
  })

  it('takes a repeated part once, as after a lost answer', async () => {
    const id = await begin(10)
    await send(id, 0, 'name\n')
    expect((await send(id, 0, 'name\n')).json().import.share).toBe(0.5)
  })

  it('refuses a part that is not the next one, is empty, or makes the file longer than announced', async () => {
    const id = await begin(10)
    expect((await send(id, 1, 'x')).statusCode).toBe(409)
    expect((await send(id, 0, '')).statusCode).toBe(409)
    expect((await send(id, 0, 'x'.repeat(11))).statusCode).toBe(409)
  })

  it('refuses what is not base64, and parts that are too long', async () => {
    const id = await begin(10)
    expect((await post(`/api/imports/${id}/parts`, { number: 0, content: '%%%' })).statusCode).toBe(422)
    expect((await send(id, 0, 'x'.repeat(800 * 1024))).statusCode).toBe(413)
  })

  it('does not find the import of another user', async () => {
    const id = await begin(10)
    expect((await send(id, 0, 'x', await buildSignedInUser(testApp))).statusCode).toBe(404)
  })
})

describe('POST /api/imports/:id/steps', () => {
  it('imports the creators, with their source, and adds them to a collection', async () => {
    const made = await post('/api/collections', { name: 'Bakers', description: null, kol_ids: [] })
    const { id } = await kit.upload(user, list)
    const done = await kit.take(user, id, { step: 'import', collection_id: made.json().id })
    expect(done).toMatchObject({ state: 'imported', can_undo: true, counts: { read: 3, created: 2, updated: 0 } })
    const rows = await database.kysely
      .selectFrom('creators')
      .select(['title', 'source', 'subscribers'])
      .orderBy('id')
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
