import { buffer } from 'node:stream/consumers'
import { creatorImportsEndpoints as endpoints, maxImportBytes } from '@troupe/contract/discover/creator-imports'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { useTestImports } from '../../../testing/wire/test-imports.ts'
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
    for (const _ of [1, 2]) {
      expect((await send(id, 1, 'Mara\n')).json().import).toMatchObject({ state: 'checking' })
    }
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
