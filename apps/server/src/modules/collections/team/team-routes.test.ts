import { beforeEach, describe, expect, it } from 'vitest'
import { buildColleague } from '../../../testing/calls/build-colleague.ts'
import { CollectionCalls } from '../../../testing/calls/collection-calls.ts'
import type { SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { tellMailboxGone } from '../../outreach/notifications/tell-mailbox-gone.ts'
import { endMembership } from '../../workspaces/leave-workspace.ts'
import { listMembers } from '../../workspaces/member-repository.ts'

const database = useTestDatabase()
const calls = new CollectionCalls(database)

let ben: SignedInUser
let id: string
let creator: string

beforeEach(async () => {
  ben = await buildColleague(calls.testApp, database.kysely, { of: calls.user })
  const [stored = ''] = await calls.storeCreators({ title: 'Ada' })
  creator = stored
  id = (await calls.make({ kol_ids: [creator] })).id
})

const change = (body: object, as = calls.user) => calls.send('PATCH', `/collections/${id}/kols/${creator}`, body, as)
const listNotices = async ({ user }: SignedInUser) => {
  const read = database.kysely.selectFrom('notifications').select(['kind', 'message', 'creator_id', 'read_at'])
  return read.where('user_id', '=', user.id).orderBy('created_at').execute()
}
const leave = ({ user }: SignedInUser, heirId?: string) =>
  database.kysely.transaction().execute(async (transaction) => {
    const workspaceId = calls.user.user.id
    await endMembership(
      transaction,
      { workspaceId, userId: user.id, actorId: user.id, now: calls.testApp.clock.now() },
      { people: await listMembers(transaction, workspaceId), heirId, tellMailboxGone },
    )
  })

describe('a creator of a collection', () => {
  it('is assigned to a member, who is told, and to nobody again', async () => {
    expect((await change({ assigned_to: ben.user.id })).json()).toMatchObject({ assigned_to: ben.user.id })
    expect((await calls.read(id)).kols[0]?.assigned_to).toBe(ben.user.id)
    expect(await listNotices(ben)).toMatchObject([
      {
        kind: 'assigned',
        message: `${calls.user.user.username} assigned Ada in “Bakers” to you.`,
        creator_id: Number(creator),
      },
    ])
    expect((await change({ assigned_to: null })).json()).toMatchObject({ assigned_to: null })
    expect(await listNotices(ben)).toHaveLength(1)
  })

  it('is assigned to oneself, and once more to the same member, without a notice', async () => {
    await change({ assigned_to: ben.user.id }, ben)
    await change({ assigned_to: ben.user.id })
    expect(await listNotices(ben)).toEqual([])
  })

  it('is assigned to nobody who may only view or is no member', async () => {
    const viewer = await buildColleague(calls.testApp, database.kysely, { of: calls.user, role: 'viewer' })
    const stranger = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
    for (const assigned_to of [viewer.user.id, stranger]) {
      const answer = await change({ assigned_to, note: 'Not kept' })
      expect([answer.statusCode, answer.json().message_key]).toEqual([404, 'workspaces.assignee_unknown'])
    }
    expect((await change({ assigned_to: null }, viewer)).statusCode).toBe(403)
    expect((await calls.read(id)).kols[0]).toMatchObject({ assigned_to: null, note: '' })
  })

  it('is on the board of those whom it is assigned to', async () => {
    const [other = ''] = await calls.storeCreators({ title: 'Bo' })
    await calls.send('POST', `/collections/${id}/kols`, { kol_ids: [other] })
    await change({ assigned_to: ben.user.id })
    const list = async (query: string, as: SignedInUser) => {
      const { columns } = (await calls.send('GET', `/pipeline${query}`, undefined, as)).json()
      return columns[0].cards.map((card: { creator: { title: string } }) => card.creator.title)
    }
    expect(await list('?assigned=me', ben)).toEqual(['Ada'])
    expect(await list('?assigned=me', calls.user)).toEqual([])
    expect(await list('?assigned=nobody', ben)).toEqual(['Bo'])
    expect(await list('', ben)).toHaveLength(2)
    const cards = await calls.send('GET', '/pipeline/cards?status=to_contact&assigned=me', undefined, ben)
    expect(cards.json().cards).toMatchObject([{ creator: { title: 'Ada' }, assigned_to: ben.user.id }])
    expect((await calls.send('GET', '/pipeline?assigned=all')).statusCode).toBe(422)
  })

  it('is nobody’s once its member has left the workspace', async () => {
    await change({ assigned_to: ben.user.id })
    await leave(ben)
    expect((await calls.read(id)).kols[0]?.assigned_to).toBeNull()
  })
})

describe('a private collection', () => {
  const hide = () => calls.send('PATCH', `/collections/${id}`, { is_private: true })

  it('is seen by its maker only, until it is shared again', async () => {
    expect((await hide()).json()).toMatchObject({ is_private: true, is_mine: true })
    const read = () => calls.send('GET', `/collections/${id}`, undefined, ben)
    expect((await read()).statusCode).toBe(404)
    expect((await calls.send('GET', '/collections', undefined, ben)).json()).toEqual([])
    expect((await calls.send('GET', '/collections')).json()).toMatchObject([{ id, is_private: true }])
    await calls.send('PATCH', `/collections/${id}`, { is_private: false })
    expect((await read()).json()).toMatchObject({ is_private: false, is_mine: false })
  })

  it('has no creator that is assigned to another member', async () => {
    await change({ assigned_to: ben.user.id })
    await hide()
    expect((await calls.read(id)).kols[0]?.assigned_to).toBeNull()
    expect((await change({ assigned_to: ben.user.id })).statusCode).toBe(404)
    expect((await change({ assigned_to: calls.user.user.id })).statusCode).toBe(200)
  })

  it('tells nobody of a mention', async () => {
    await hide()
    await change({ note: `@${ben.user.username} look` })
    expect(await listNotices(ben)).toEqual([])
  })

  it('is its heir’s alone once its maker has left', async () => {
    const cleo = await buildColleague(calls.testApp, database.kysely, { of: calls.user })
    const made = await calls.send('POST', '/collections', { name: 'Plans', is_private: true }, ben)
    await leave(ben, cleo.user.id)
    const read = (as: SignedInUser) => calls.send('GET', `/collections/${made.json().id}`, undefined, as)
    expect((await read(cleo)).json()).toMatchObject({ is_private: true, is_mine: true })
    expect((await read(calls.user)).statusCode).toBe(404)
  })

  it('is not in the calendar that members share', async () => {
    const deal = { fee: null, deliverables: 'One video', due_on: '2030-03-04', links: [] }
    await calls.send('PUT', `/collections/${id}/kols/${creator}/deal`, deal)
    const { path } = (await calls.send('POST', '/calendar-feed', {})).json()
    const read = async () => (await calls.testApp.app.inject({ url: path })).body
    expect(await read()).toContain('Ada')
    await hide()
    expect(await read()).not.toContain('Ada')
  })
})

describe('a note on a creator', () => {
  const note = (text: string, as = calls.user) => change({ note: text }, as)

  it('tells the members that it mentions, with a link to the creator', async () => {
    await note(`Ask @${ben.user.username}, please`)
    expect(await listNotices(ben)).toMatchObject([
      {
        kind: 'mentioned',
        message: `${calls.user.user.username} mentioned you in a note on Ada in “Bakers”.`,
        creator_id: Number(creator),
      },
    ])
  })

  it('tells each member once for as long as it mentions the member, and again later', async () => {
    await note(`@${ben.user.username}`)
    await database.kysely.updateTable('notifications').set({ read_at: calls.testApp.clock.now() }).execute()
    await note(`@${ben.user.username} soon`)
    expect((await listNotices(ben))[0]?.read_at).not.toBeNull()
    await note('Nobody')
    await note(`@${ben.user.username} again`)
    expect(await listNotices(ben)).toMatchObject([{ read_at: null }])
  })

  it('tells neither the writer nor strangers, and keeps the name of a member who has left as text', async () => {
    await note(`@${calls.user.user.username}`)
    expect(await listNotices(calls.user)).toEqual([])
    await leave(ben)
    const { statusCode } = await note(`@${ben.user.username}`)
    expect([statusCode, (await calls.read(id)).kols[0]?.note]).toEqual([200, `@${ben.user.username}`])
    expect(await listNotices(ben)).toEqual([])
  })

  it('also tells when it is written with the deal', async () => {
    const deal = { fee: null, deliverables: '', due_on: null, links: [], note: `@${ben.user.username}` }
    expect((await calls.send('PUT', `/collections/${id}/kols/${creator}/deal`, deal)).statusCode).toBe(200)
    expect(await listNotices(ben)).toMatchObject([{ kind: 'mentioned' }])
  })
})
