import { rm } from 'node:fs/promises'
import { ExportResponse } from '@troupe/contract/discover/exports'
import { readSheet } from 'read-excel-file/node'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildCreatorRecord } from '../../testing/factories.ts'
import { buildSignedInUser, post, type SignedInUser, toMember } from '../../testing/test-accounts.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { testErasures } from '../../testing/test-erasures.ts'
import { useLiveDiscovery } from '../../testing/wire/live-discovery.ts'
import { storeCreators } from '../discovery/catalogue/storing/store-creators.ts'
import { creatorProgress } from '../outreach/mails/recipient-repository.ts'
import * as collections from './collection-repository.ts'
import * as columns from './columns/column-repository.ts'
import * as members from './member-repository.ts'

const database = useTestDatabase()
const live = useLiveDiscovery(database)
const db = database.kysely
let user: SignedInUser

beforeEach(async () => {
  user = await buildSignedInUser(live.testApp)
  await rm(live.exportFolder, { recursive: true, force: true })
})

const ask = (body: object) => post(live.testApp, '/api/kols/export', { body, token: user.accessToken })

/** A collection of Anna, who has tags and values, and Ben, who has none; Cem is in no collection. */
async function prepare(): Promise<{ collectionId: string; ids: string[] }> {
  const incoming = ['Anna', 'Ben', 'Cem'].map((title) => ({ record: buildCreatorRecord({ title }) }))
  const options = { source: 'import', erasures: testErasures, now: live.clock.now() } as const
  const ids = (await storeCreators(db, incoming, options)).ids.map(String)
  const [anna = '', ben = ''] = ids
  const now = live.clock.now()
  const collectionId = await collections.insert(db, { ...toMember(user), name: 'Bakers', description: null, now })
  await members.insertAll(db, { ...toMember(user), collectionId, creatorIds: [anna, ben], now })
  const add = (name: string, type: 'number' | 'text') =>
    columns.insertLast(db, { collectionId, name, nameKey: name, type, choices: [] })
  const rate = await add('Rate', 'number')
  const mood = await add('=1+1', 'text')
  await members.updateMember(db, creatorProgress, {
    ...toMember(user),
    collectionId,
    creatorId: anna,
    status: 'agreed',
    note: 'Asks for March',
    tags: ['Spring', 'VIP'],
    values: { [rate.id]: '250.5', [mood.id]: '=2+2' },
  })
  return { collectionId, ids }
}

const lastCells = (row: readonly unknown[] | undefined) => row?.slice(-5)

describe('the export of a collection', () => {
  it('has status, tags, note and own columns behind the columns of every export, numbers as numbers', async () => {
    const { collectionId, ids } = await prepare()
    const answer = ExportResponse.parse((await ask({ kols: ids, collection_id: collectionId })).json())
    const file = await live.testApp.app.inject({ url: answer.file_url })
    const [headers, anna, ben, cem] = await readSheet(file.rawPayload, { trim: false })
    expect(lastCells(headers)).toEqual(['Status', 'Tags', 'Note', 'Rate', '=1+1'])
    expect(lastCells(anna)).toEqual(['Agreed', 'Spring, VIP', 'Asks for March', 250.5, '=2+2'])
    expect(lastCells(ben)).toEqual(['To contact', null, null, null, null])
    expect(lastCells(cem)).toEqual([null, null, null, null, null])
  })

  it('computes no formula in a name or a value', async () => {
    const { collectionId, ids } = await prepare()
    const answer = ExportResponse.parse((await ask({ kols: ids, collection_id: collectionId, format: 'csv' })).json())
    const { payload } = await live.testApp.app.inject({ url: answer.file_url })
    expect(payload).toContain(`"Rate","'=1+1"\r\n`)
    expect(payload).toContain(`250.5,"'=2+2"\r\n`)
  })

  it("is refused for another user's collection", async () => {
    const { collectionId, ids } = await prepare()
    user = await buildSignedInUser(live.testApp)
    const answer = await ask({ kols: ids, collection_id: collectionId })
    expect([answer.statusCode, answer.json().detail]).toEqual([404, 'Collection not found'])
  })
})
