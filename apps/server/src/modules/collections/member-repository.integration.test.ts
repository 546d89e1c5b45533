import { describe, expect, test } from 'vitest'
import { buildCreatorRecord } from '../../testing/factories.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { testErasures } from '../../testing/test-erasures.ts'
import { storeCreators } from '../discovery/catalogue/storing/store-creators.ts'
import { creatorProgress } from '../outreach/mails/recipient-repository.ts'
import * as collections from './collection-repository.ts'
import * as members from './member-repository.ts'

const database = useTestDatabase()
const now = new Date('2030-03-01T09:00:00Z')

async function buildUser(): Promise<string> {
  const { rows } = await database.pool.query(
    "insert into users (email, username, username_key, password_hash) values ('m@m.test', 'm', 'm', 'x') returning id",
  )
  return rows[0].id
}

async function buildCollection(userId: string, creatorIds: (number | undefined)[]): Promise<string> {
  const collectionId = await collections.insert(database.kysely, { userId, name: 'Bakers', description: null, now })
  await members.insertAll(database.kysely, { userId, collectionId, creatorIds: creatorIds.map(String), now })
  return collectionId
}

describe('two rows merged into one creator', () => {
  test('keep their collections, status, note, tags and values with the remaining row', async () => {
    const userId = await buildUser()
    const incoming = [{ record: buildCreatorRecord() }, { record: buildCreatorRecord() }]
    const { ids } = await storeCreators(database.kysely, incoming, { source: 'import', erasures: testErasures, now })
    const [gone = 0, kept = 0] = ids
    const onlyGone = await buildCollection(userId, [gone])
    const both = await buildCollection(userId, [gone, kept])
    for (const collectionId of [onlyGone, both]) {
      const change = { userId, collectionId, creatorId: String(gone), status: 'agreed' as const, note: 'Nice' }
      await members.updateMember(database.kysely, creatorProgress, {
        ...change,
        tags: ['Spring', 'VIP'],
        values: { fee: '100', mood: 'good' },
      })
    }
    await members.updateMember(database.kysely, creatorProgress, {
      userId,
      collectionId: both,
      creatorId: String(kept),
      status: undefined,
      note: undefined,
      tags: ['Autumn', 'VIP'],
      values: { fee: '250' },
    })
    await database.kysely.transaction().execute(async (transaction) => {
      await members.moveMemberships(transaction, { from: gone, to: kept })
      await transaction.deleteFrom('creators').where('id', '=', gone).execute()
    })
    const list = (collectionId: string) =>
      members.listPage(database.kysely, { userId, progress: creatorProgress }, { collectionId, offset: 0, limit: 10 })
    expect(await list(onlyGone)).toMatchObject([
      {
        creator_id: kept,
        status: 'agreed',
        note: 'Nice',
        tags: ['Spring', 'VIP'],
        column_values: { fee: '100', mood: 'good' },
      },
    ])
    expect(await list(both)).toMatchObject([
      {
        creator_id: kept,
        status: 'to_contact',
        note: 'Nice',
        tags: ['Autumn', 'Spring', 'VIP'],
        column_values: { fee: '250', mood: 'good' },
      },
    ])
  })

  test('are listed once among the collected creators of a user', async () => {
    const userId = await buildUser()
    const options = { source: 'import', erasures: testErasures, now } as const
    const { ids } = await storeCreators(database.kysely, [{ record: buildCreatorRecord() }], options)
    await buildCollection(userId, ids as number[])
    await buildCollection(userId, ids as number[])
    expect(await members.listCollectedIds(database.kysely, userId)).toEqual(ids)
  })
})
