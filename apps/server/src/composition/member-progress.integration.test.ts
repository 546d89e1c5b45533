import type { MemberStatus } from '@troupe/contract/collections'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  changeMember,
  createCollection,
  getCollection,
  listCollections,
  listMemberships,
} from '../modules/collections/collection-service.ts'
import { createCreatorReader } from '../modules/discovery/persons/creator-reader.ts'
import { creatorProgress } from '../modules/outreach/mails/recipient-repository.ts'
import { putTeamNotice } from '../modules/outreach/notifications/put-team-notice.ts'
import { call } from '../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser, toMember } from '../testing/test-accounts.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)

let user: SignedInUser
let creator: string
let id: string

const context = () => ({
  database,
  clock: kit.testApp.clock,
  readCreators: createCreatorReader(database.kysely),
  progress: creatorProgress,
  tellMember: putTeamNotice,
})
const set = (status: MemberStatus) => changeMember(context(), toMember(user), { id, creatorId: creator, status })

/** The status wherever it is shown: in the collection, in its totals, in the list, and on the creator's panel. */
async function readStatuses() {
  const { kols, totals } = await getCollection(context(), toMember(user), { id, offset: 0 })
  const [summary] = await listCollections(context(), toMember(user))
  const [membership] = await listMemberships(context(), toMember(user), creator)
  return [kols[0]?.status, totals.statuses[0]?.status, summary?.statuses[0]?.status, membership?.status]
}
const everywhere = (status: MemberStatus) => [status, status, status, status]

async function write(): Promise<void> {
  await startCampaign(kit.testApp, user, { kol_ids: [creator] })
  await kit.outreach.engine.drain()
}

beforeEach(async () => {
  user = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, user)
  const [stored = ''] = await buildCreators(kit.testApp, [{ email: 'maya@one.test' }])
  creator = stored
  id = (await createCollection(context(), toMember(user), { name: 'Bakers', kol_ids: [creator] })).id
})

describe('the status of a creator in a collection', () => {
  it('is contacted once a mail has left, not before', async () => {
    await startCampaign(kit.testApp, user, { kol_ids: [creator] })
    expect(await readStatuses()).toEqual(everywhere('to_contact'))
    await kit.outreach.engine.drain()
    expect(await readStatuses()).toEqual(everywhere('contacted'))
  })

  it('is replied once the reply is noted, and no longer when that is taken back', async () => {
    await write()
    const note = (replied: boolean) =>
      call(kit.testApp, user, ['POST', `/api/creators/${creator}/replied`], { replied })
    expect((await note(true)).statusCode).toBe(200)
    expect(await readStatuses()).toEqual(everywhere('replied'))
    await note(false)
    expect(await readStatuses()).toEqual(everywhere('contacted'))
  })

  it('is declined once the reader has unsubscribed', async () => {
    await write()
    const source = (kit.server.taken.at(-1)?.source ?? '').replace(/\r\n[ \t]/g, ' ')
    const token = /^List-Unsubscribe: <\S+\/([\w.-]{45})>\r$/m.exec(source)?.[1]
    expect((await call(kit.testApp, undefined, ['POST', `/api/unsubscribe/${token}`])).statusCode).toBe(200)
    expect(await readStatuses()).toEqual(everywhere('declined'))
  })

  it('stays as a person has set it, before and after a mail', async () => {
    await set('agreed')
    await write()
    expect(await readStatuses()).toEqual(everywhere('agreed'))
    expect(await set('to_contact')).toMatchObject({ status: 'to_contact' })
    expect(await readStatuses()).toEqual(everywhere('to_contact'))
  })

  it('follows the mails also when only a note was written', async () => {
    await write()
    expect(await changeMember(context(), toMember(user), { id, creatorId: creator, note: 'Oats' })).toEqual({
      status: 'contacted',
      note: 'Oats',
      tags: [],
      values: {},
      assigned_to: null,
    })
    expect(await readStatuses()).toEqual(everywhere('contacted'))
  })

  it("does not follow another user's mails", async () => {
    const other = await buildSignedInUser(kit.testApp)
    await startCampaign(kit.testApp, other, { kol_ids: [creator] })
    await kit.outreach.engine.drain()
    expect(await readStatuses()).toEqual(everywhere('to_contact'))
  })
})
