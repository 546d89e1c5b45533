import { randomUUID } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ErrorBody } from '@troupe/contract/base/errors'
import { ExportResponse } from '@troupe/contract/discover/exports'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hours } from '../../../lib/durations.ts'
import { buildCreatorRecord } from '../../../testing/factories.ts'
import { buildSignedInUser, post, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { useLiveDiscovery } from '../../../testing/wire/live-discovery.ts'
import { storeCreators } from '../catalogue/storing/store-creators.ts'
import { createExportFiles } from './export-files.ts'
import { readExport } from './read-export.ts'

const database = useTestDatabase()
const live = useLiveDiscovery(database)
let user: SignedInUser
beforeEach(async () => {
  user = await buildSignedInUser(live.testApp)
  await rm(live.exportFolder, { recursive: true, force: true })
})

/** Opens a link as a browser does: without an access token. */
const open = (url: string) => live.testApp.app.inject({ url })
const listFiles = () => readdir(live.exportFolder)

async function makeExport(format = 'xlsx') {
  const options = { source: 'import', erasures: testErasures, now: live.clock.now() } as const
  const { ids } = await storeCreators(database.kysely, [{ record: buildCreatorRecord() }], options)
  const body = { kols: ids.map(String), format }
  const answer = await post(live.testApp, '/api/kols/export', { body, token: user.accessToken })
  const { file_url } = ExportResponse.parse(answer.json())
  const [, id = '', token = ''] = /^\/api\/exports\/([^?]+)\?token=(.+)$/.exec(file_url) ?? []
  return { id, token, file_url }
}

async function expectNothing(url: string) {
  const answer = await open(url)
  const message = 'This file is not there (any more): links to exports are good for 24 hours'
  expect([answer.statusCode, ErrorBody.parse(answer.json()).detail]).toEqual([404, message])
}

describe('GET /api/exports/:id', () => {
  it('sends the file as an attachment that no cache may store', async () => {
    const { file_url, token } = await makeExport()
    const { headers, statusCode } = await open(file_url)
    expect(statusCode).toBe(200)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="troupe-creators-${live.clock.now().toISOString().slice(0, 10)}.xlsx"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    const csv = await open((await makeExport('csv')).file_url)
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8; header=present')
  })

  it('is good for a day', async () => {
    const { file_url } = await makeExport()
    live.clock.advance(hours(24) - 1)
    expect((await open(file_url)).statusCode).toBe(200)
    live.clock.advance(1)
    await expectNothing(file_url)
  })

  it("opens no other file, not even with the user's own token", async () => {
    const mine = await makeExport()
    const theirs = await makeExport()
    await expectNothing(`/api/exports/${theirs.id}?token=${mine.token}`)
    await expectNothing(`/api/exports/${mine.id}`)
    await expectNothing(`/api/exports/${mine.id}?token=`)
    await expectNothing(`/api/exports/${mine.id}?token=${mine.token.slice(1)}`)
    await expectNothing(`/api/exports/${mine.id.toUpperCase()}?token=${mine.token}`)
  })

  it('belongs to the user: another user cannot open it, and files of a deleted account are gone', async () => {
    const { id, file_url } = await makeExport()
    const other = await buildSignedInUser(live.testApp)
    await database.kysely.updateTable('exports').set({ user_id: other.user.id }).where('id', '=', id).execute()
    await expectNothing(file_url)
    await database.kysely.updateTable('exports').set({ user_id: user.user.id }).where('id', '=', id).execute()
    expect((await open(file_url)).statusCode).toBe(200)
    await database.kysely.deleteFrom('users').where('id', '=', user.user.id).execute()
    await expectNothing(file_url)
  })

  it('logs a file that is missing from the folder, as when another server wrote it elsewhere', async () => {
    const { id, token, file_url } = await makeExport()
    await rm(live.exportFolder, { recursive: true })
    await expectNothing(file_url)
    const warn = vi.fn()
    const { clock } = live
    const files = createExportFiles(live.exportFolder)
    const reading = readExport({ database, clock, files, links: { verify: () => true }, log: { warn } }, { id, token })
    await expect(reading).rejects.toThrow('This file is not there')
    expect(warn).toHaveBeenCalledWith({ exportId: id }, expect.stringContaining('do all servers see the same folder?'))
  })

  it.each([
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e%2f',
    '....%2f%2f',
    '%2fetc%2fpasswd',
    '1',
    'x'.repeat(36),
    "'%20or%201=1",
  ])('finds nothing at %s', async (id) => expectNothing(`/api/exports/${id}?token=x`))

  it('is deleted from disk when it expires, as are files of dead writers and deleted users, and no others', async () => {
    await makeExport()
    const kept = await makeExport('csv')
    await database.kysely
      .updateTable('exports')
      .set({ expires_at: live.clock.now() })
      .where('id', '<>', kept.id)
      .execute()
    expect(await listFiles()).toHaveLength(2)
    await writeFile(join(live.exportFolder, `${randomUUID()}.xlsx.part`), 'half')
    await writeFile(join(live.exportFolder, 'notes.txt'), 'somebody else’s')
    await live.discovery.startWorkers()
    expect((await listFiles()).toSorted()).toEqual([`${kept.id}.csv`, 'notes.txt'].toSorted())
  })

  it('keeps nothing else from being done while its folder cannot be read', async () => {
    await writeFile(live.exportFolder, 'not a folder')
    await expect(live.discovery.startWorkers()).resolves.toBeUndefined()
  })
})
