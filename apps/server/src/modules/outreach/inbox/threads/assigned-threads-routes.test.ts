import { beforeEach, describe, expect, it } from 'vitest'
import { hours } from '../../../../lib/durations.ts'
import { buildColleague } from '../../../../testing/calls/build-colleague.ts'
import { createInboxSteps, type PreparedThread } from '../../../../testing/calls/inbox-calls.ts'
import type { SignedInUser } from '../../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { useTestOutreach } from '../../../../testing/test-outreach.ts'
import { endMembership } from '../../../workspaces/leave-workspace.ts'
import { listMembers } from '../../../workspaces/member-repository.ts'
import { tellMailboxGone } from '../../notifications/tell-mailbox-gone.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const { ask, getThread, list, listNotices, prepareThread } = createInboxSteps(kit)

let anna: SignedInUser
let ben: SignedInUser
let thread: PreparedThread['thread']

beforeEach(async () => {
  const prepared = await prepareThread()
  anna = prepared.user
  thread = prepared.thread
  ben = await buildColleague(kit.testApp, database.kysely, { of: anna })
})

const assign = (assigned_to: string | null, as = anna) => ask(as, ['PATCH', `/threads/${thread.id}`], { assigned_to })
const listAssigned = async (user: SignedInUser) => {
  const notices = await listNotices({ user })
  return notices.filter(({ kind }: { kind: string }) => kind === 'assigned')
}

describe('a conversation', () => {
  it('is assigned to a member, who is told with a link to it, and to nobody again', async () => {
    expect((await assign(ben.user.id)).json()).toMatchObject({ assigned_to: ben.user.id, state: 'open' })
    expect(await listAssigned(ben)).toMatchObject([
      { message: `${anna.user.username} assigned the conversation with Ada to you.`, thread_id: thread.id },
    ])
    expect((await assign(null)).json()).toMatchObject({ assigned_to: null })
    expect(await getThread(ben, thread.id)).toMatchObject({ assigned_to: null })
  })

  it('is taken over without a notice', async () => {
    await assign(ben.user.id, ben)
    expect(await listAssigned(ben)).toEqual([])
    expect(await getThread(anna, thread.id)).toMatchObject({ assigned_to: ben.user.id })
  })

  it('is listed by assignment', async () => {
    await assign(ben.user.id)
    const count = async (user: SignedInUser, query: string) => (await list(user, query)).threads.length
    expect([await count(ben, '?assigned=me'), await count(anna, '?assigned=me')]).toEqual([1, 0])
    expect([await count(ben, '?assigned=nobody'), await count(ben, '')]).toEqual([0, 1])
    expect((await ask(ben, ['GET', '/threads?assigned=all'])).statusCode).toBe(422)
  })

  it('is assigned to nobody who may only view or is no member, and by no viewer', async () => {
    const viewer = await buildColleague(kit.testApp, database.kysely, { of: anna, role: 'viewer' })
    for (const id of [viewer.user.id, thread.id]) {
      const answer = await assign(id)
      expect([answer.statusCode, answer.json().message_key]).toEqual([404, 'workspaces.assignee_unknown'])
    }
    expect((await assign(anna.user.id, viewer)).statusCode).toBe(403)
  })

  it('is nobody’s once its member has left the workspace', async () => {
    await assign(ben.user.id)
    const member = { workspaceId: anna.user.id, userId: ben.user.id }
    const leaving = { ...member, actorId: ben.user.id, now: kit.testApp.clock.now() }
    await database.kysely.transaction().execute(async (transaction) => {
      await endMembership(transaction, leaving, {
        people: await listMembers(transaction, member.workspaceId),
        tellMailboxGone,
      })
    })
    expect(await getThread(anna, thread.id)).toMatchObject({ assigned_to: null })
  })

  it('reminds the member who works on it', async () => {
    await assign(ben.user.id)
    const next_step = { at: '2030-03-01T15:00:00Z', text: 'Call' }
    await ask(anna, ['PATCH', `/threads/${thread.id}`], { next_step })
    kit.testApp.clock.advance(hours(7))
    await kit.outreach.answerEngine.drain()
    expect((await listNotices({ user: ben }))[0]).toMatchObject({ kind: 'thread_due', message: 'Ada: Call' })
  })
})
