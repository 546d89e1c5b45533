import type { MemberStatus } from '@troupe/contract/collections'
import { describe, expect, test } from 'vitest'
import { buildCreatorRecord } from '../../testing/factories.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { testErasures } from '../../testing/test-erasures.ts'
import * as accounts from '../accounts/core/account-repository.ts'
import { storeCreators } from '../discovery/catalogue/storing/store-creators.ts'
import { creatorProgress } from '../outreach/mails/recipient-repository.ts'
import * as collections from './collection-repository.ts'
import * as members from './member-repository.ts'

const database = useTestDatabase()
const now = new Date('2030-03-01T09:00:00Z')

/** Returns the id of a user, which is that of the user's workspace, too. */
async function buildUser(): Promise<string> {
  const id = await accounts.insert(database.kysely, { email: 'm@m.test', username: 'm', passwordHash: 'x', now })
  return id ?? ''
}

/** The user of a workspace of one. */
const toReader = (workspaceId: string) => ({ workspaceId, userId: workspaceId })

async function buildCollection(workspaceId: string, creatorIds: (number | undefined)[]): Promise<string> {
  const collectionId = await collections.insert(database.kysely, {
    workspaceId,
    userId: workspaceId,
    name: 'Bakers',
    description: null,
    now,
  })
  await members.insertAll(database.kysely, {
    ...toReader(workspaceId),
    collectionId,
    creatorIds: creatorIds.map(String),
    now,
  })
  return collectionId
}

describe('two rows merged into one creator', () => {
  test('keep their collections, status, note, tags and values with the remaining row', async () => {
    const workspaceId = await buildUser()
    const incoming = [{ record: buildCreatorRecord() }, { record: buildCreatorRecord() }]
    const { ids } = await storeCreators(database.kysely, incoming, { source: 'import', erasures: testErasures, now })
    const [gone = 0, kept = 0] = ids
    const onlyGone = await buildCollection(workspaceId, [gone])
    const both = await buildCollection(workspaceId, [gone, kept])
    for (const collectionId of [onlyGone, both]) {
      const change = {
        ...toReader(workspaceId),
        collectionId,
        creatorId: String(gone),
        status: 'agreed' as const,
        note: 'Nice',
      }
      await members.updateMember(database.kysely, creatorProgress, {
        ...change,
        tags: ['Spring', 'VIP'],
        values: { fee: '100', mood: 'good' },
      })
    }
    await members.updateMember(database.kysely, creatorProgress, {
      ...toReader(workspaceId),
      collectionId: both,
      creatorId: String(kept),
      status: undefined,
      note: undefined,
      tags: ['Autumn', 'VIP'],
      values: { fee: '250' },
    })
    await database.kysely.transaction().execute(async (transaction) => {
      await members.moveMemberships(transaction, { from: gone, to: kept })
      await transaction.deleteFrom('channels').where('id', '=', gone).execute()
    })
    const list = (collectionId: string) =>
      members.listPage(
        database.kysely,
        { ...toReader(workspaceId), progress: creatorProgress },
        { collectionId, offset: 0, limit: 10 },
      )
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
        status: 'agreed',
        note: 'Nice',
        tags: ['Autumn', 'Spring', 'VIP'],
        column_values: { fee: '250', mood: 'good' },
      },
    ])
  })

  test('keep the status and the note that a person has given to the remaining row', async () => {
    const workspaceId = await buildUser()
    const incoming = [{ record: buildCreatorRecord() }, { record: buildCreatorRecord() }]
    const { ids } = await storeCreators(database.kysely, incoming, { source: 'import', erasures: testErasures, now })
    const [gone = 0, kept = 0] = ids
    const reader = toReader(workspaceId)
    const collectionId = await buildCollection(workspaceId, [gone, kept])
    const set = (creatorId: number, status: MemberStatus, note: string) => {
      const change = { ...reader, collectionId, creatorId: String(creatorId), status, note }
      return members.updateMember(database.kysely, creatorProgress, { ...change, tags: undefined, values: undefined })
    }
    await set(gone, 'agreed', 'Nice')
    await set(kept, 'declined', 'Too dear')
    await members.moveMemberships(database.kysely, { from: gone, to: kept })
    const named = { collectionId, creatorIds: [kept] }
    expect(await members.listNamed(database.kysely, { ...reader, progress: creatorProgress }, named)).toMatchObject([
      { status: 'declined', note: 'Too dear' },
    ])
  })

  test('are listed once among the collected creators of a user', async () => {
    const workspaceId = await buildUser()
    const options = { source: 'import', erasures: testErasures, now } as const
    const { ids } = await storeCreators(database.kysely, [{ record: buildCreatorRecord() }], options)
    await buildCollection(workspaceId, ids as number[])
    await buildCollection(workspaceId, ids as number[])
    expect(await members.listCollectedIds(database.kysely, toReader(workspaceId))).toEqual(ids)
  })
})
