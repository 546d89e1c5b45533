import { describe, expect, it } from 'vitest'
import { days, hours, minutes } from '../../../../lib/durations.ts'
import { createInboxSteps } from '../../../../testing/calls/inbox-calls.ts'
import { call } from '../../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser } from '../../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { buildCreators, useTestOutreach } from '../../../../testing/test-outreach.ts'
import { moveThreads } from '../../mails/mail-thread-repository.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const {
  ask,
  deliver,
  deliverReport,
  findMessageId,
  getThread,
  list,
  listNotices,
  prepare,
  prepareThread,
  read,
  send,
  write,
} = createInboxSteps(kit)
const unknownId = '7f1c2f0e-1111-4222-8333-00000000000a'
const change = async (prepared: Awaited<ReturnType<typeof prepareThread>>, body: object) =>
  (await ask(prepared.user, ['PATCH', `/threads/${prepared.thread.id}`], body)).json()
const idsOf = ({ threads }: { threads: { id: string }[] }) => threads.map(({ id }) => id)

describe('GET /api/inbox/threads', () => {
  it('has a thread for a creator who answers, open and unread, and for nobody else', async () => {
    const { user, creatorId } = await prepareThread()
    const stranger = await buildSignedInUser(kit.testApp)
    expect(await list(user)).toMatchObject({
      threads: [
        {
          creator: { id: creatorId, title: 'Ada' },
          name: 'Ada',
          address: 'ada@one.test',
          subject: 'Re: Hello Ada',
          state: 'open',
          unread: true,
          last_mail: { type: 'received', kind: 'answer', excerpt: 'Yes, gladly' },
        },
      ],
      next_cursor: null,
      counts: { open: 1, waiting: 0, done: 0, snoozed: 0, all: 1, unread: 1 },
    })
    expect(await list(stranger)).toMatchObject({ threads: [], counts: { all: 0, unread: 0 } })
  })

  it('opens no thread for automatic answers and bounces, and shows them once a person answers', async () => {
    const prepared = await prepare()
    deliver({
      'In-Reply-To': `<${prepared.messageId}>`,
      'Auto-Submitted': 'auto-replied',
      'Message-ID': '<away@one.test>',
    })
    await read()
    expect((await list(prepared.user)).threads).toEqual([])
    deliver({ 'In-Reply-To': `<${prepared.messageId}>` })
    await read()
    const [thread] = (await list(prepared.user)).threads
    const { mails } = await getThread(prepared.user, thread.id)
    expect(mails.map((mail) => ('kind' in mail ? mail.kind : mail.type))).toEqual(['campaign', 'auto_answer', 'answer'])
  })

  it('keeps a thread done and read when only a machine writes', async () => {
    const prepared = await prepareThread()
    await change(prepared, { state: 'done', unread: false })
    deliver({
      'In-Reply-To': `<${prepared.messageId}>`,
      'Auto-Submitted': 'auto-replied',
      'Message-ID': '<away@one.test>',
    })
    deliverReport(prepared.messageId, '4.2.2')
    await read()
    expect(await list(prepared.user, '?view=done')).toMatchObject({ threads: [{ unread: false }], counts: { done: 1 } })
    expect((await getThread(prepared.user, prepared.thread.id)).mails).toHaveLength(4)
  })

  it('opens a thread again by the next answer, also one to another campaign', async () => {
    const prepared = await prepareThread()
    await change(prepared, { state: 'done', unread: false, snoozed_until: '2030-03-20T09:00:00Z' })
    const { campaign } = await write(prepared.user, [prepared.creatorId])
    const messageId = await findMessageId(campaign.id)
    deliver({ 'In-Reply-To': `<${messageId}>`, 'Message-ID': '<second@one.test>' }, 'And one more thing')
    await read()
    expect(await list(prepared.user)).toMatchObject({
      threads: [
        { id: prepared.thread.id, unread: true, snoozed_until: null, last_mail: { excerpt: 'And one more thing' } },
      ],
    })
  })

  it('finds threads by persons, words of mails and notes, all of which must occur', async () => {
    const prepared = await prepareThread(undefined, undefined, { text: 'Gladly, 100% of it_' })
    await change(prepared, { note: 'Likes rye bread' })
    const found = async (search: string) =>
      idsOf(await list(prepared.user, `?search=${encodeURIComponent(search)}`)).length
    const hits = await Promise.all(['ada', 'ONE.TEST', 'gladly', 'rye gladly', '100%', 'of it_'].map(found))
    expect(hits).toEqual([1, 1, 1, 1, 1, 1])
    expect(await Promise.all(['rye wheat', '1_0', 'gladly%it'].map(found))).toEqual([0, 0, 0])
  })

  it('has pages of fifty that neither repeat nor leave out a thread, and refuses other cursors', async () => {
    const { user } = await prepareThread()
    const rows = Array.from({ length: 60 }, (_, number) => ({
      workspace_id: user.user.id,
      last_mail_at: new Date(Date.UTC(2029, 0, 1 + (number % 3))),
    }))
    await database.kysely.insertInto('mail_threads').values(rows).execute()
    const first = await list(user)
    const second = await list(user, `?cursor=${first.next_cursor}`)
    expect([first.threads.length, second.threads.length, second.next_cursor]).toEqual([50, 11, null])
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(61)
    expect((await ask(user, ['GET', '/threads?cursor=x'])).statusCode).toBe(422)
    expect((await ask(user, ['GET', '/threads?view=none'])).statusCode).toBe(422)
  })

  it('refuses unauthenticated calls', async () => {
    expect((await call(kit.testApp, undefined, ['GET', '/api/inbox/threads'])).statusCode).toBe(401)
  })
})

describe('GET /api/inbox/threads/:id', () => {
  it('has the mails both ways in order, with the text as it left and the quoted part apart', async () => {
    const { user, thread } = await prepareThread(undefined, undefined, {
      text: 'Yes, gladly\n\nOn Fri, Mar 1, 2030 at 10:00 Brand <hello@brand.test> wrote:\n> Dear Ada',
    })
    const details = await getThread(user, thread.id)
    expect(details.mails).toMatchObject([
      {
        type: 'campaign',
        subject: 'Hello Ada',
        text: 'Dear Ada',
        to: { address: 'ada@one.test' },
        from: { address: 'hello@brand.test' },
      },
      { type: 'received', text: 'Yes, gladly', quoted: expect.stringContaining('> Dear Ada'), attachments: [] },
    ])
    expect(details).toMatchObject({
      has_earlier: false,
      draft: null,
      answer: { from_email: 'hello@brand.test', to_email: 'ada@one.test', subject: 'Re: Hello Ada', refusal: null },
      merge_values: { title: 'Ada' },
      can_suggest: false,
    })
    expect((await list(user)).threads).toMatchObject([{ last_mail: { excerpt: 'Yes, gladly' } }])
  })

  it('has an answer of the same second below the mail that it answers', async () => {
    const { user, thread } = await prepareThread()
    await database.kysely
      .updateTable('messages')
      .set({ sent_at: new Date('2030-03-01T10:00:00.700Z') })
      .where('workspace_id', '=', user.user.id)
      .execute()
    await database.kysely
      .updateTable('received_mails')
      .set({ received_at: new Date('2030-03-01T10:00:00Z') })
      .where('workspace_id', '=', user.user.id)
      .execute()
    const { mails } = await getThread(user, thread.id)
    expect(mails.map(({ type }) => type)).toEqual(['campaign', 'received'])
  })

  it('has no suggestion without a language model', async () => {
    const { user, thread } = await prepareThread()
    const answer = await ask(user, ['POST', `/threads/${thread.id}/suggestion`], {})
    expect([answer.statusCode, answer.json().detail]).toEqual([409, 'No language model is set up on this installation'])
  })

  it('says why no answer can be sent', async () => {
    const { user, thread } = await prepareThread()
    await call(kit.testApp, user, ['POST', '/api/suppressions'], { email: 'ada@one.test' })
    const { answer } = await getThread(user, thread.id)
    expect(answer.refusal?.message).toBe(
      'No answer can be sent: ada@one.test is on the list of addresses that get no mail',
    )
  })

  it("is not found for another user's or an unknown thread", async () => {
    const { thread } = await prepareThread()
    const stranger = await buildSignedInUser(kit.testApp)
    const paths = [`/threads/${thread.id}`, `/threads/${unknownId}`]
    const answers = await Promise.all(paths.map((path) => ask(stranger, ['GET', path])))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  })

  it('keeps its mails when the creator becomes another row, and joins the threads of both', async () => {
    const { user, thread, creatorId } = await prepareThread()
    const [other = ''] = await buildCreators(kit.testApp, [{ title: 'Ada again', email: 'again@one.test' }])
    const moved = { from: Number(creatorId), to: Number(other) }
    await database.kysely
      .insertInto('mail_threads')
      .values({ workspace_id: user.user.id, creator_id: moved.to, note: 'Kept', last_mail_at: new Date('2029-01-01') })
      .execute()
    await database.kysely.transaction().execute((transaction) => moveThreads(transaction, moved))
    const { threads } = await list(user)
    expect(threads).toMatchObject([{ creator: { id: other }, unread: true, last_mail: { excerpt: 'Yes, gladly' } }])
    expect(threads[0].id).not.toBe(thread.id)
    expect(await getThread(user, threads[0].id)).toMatchObject({ note: 'Kept' })
  })
})

describe('PATCH /api/inbox/threads/:id', () => {
  it('changes what is given and nothing else', async () => {
    const prepared = await prepareThread()
    expect(await change(prepared, { state: 'waiting', note: 'Likes rye' })).toMatchObject({
      state: 'waiting',
      unread: true,
      has_note: true,
    })
    expect(await change(prepared, { unread: false })).toMatchObject({ state: 'waiting', unread: false, has_note: true })
  })

  it('snoozes a thread until its time comes, which is told', async () => {
    const prepared = await prepareThread()
    await change(prepared, { state: 'waiting', unread: false, snoozed_until: '2030-03-02T09:00:00Z' })
    expect(await list(prepared.user, '?view=waiting')).toMatchObject({
      threads: [],
      counts: { snoozed: 1, waiting: 0 },
    })
    expect(idsOf(await list(prepared.user, '?view=snoozed'))).toEqual([prepared.thread.id])
    kit.testApp.clock.advance(days(1))
    await kit.outreach.answerEngine.drain()
    expect(await list(prepared.user)).toMatchObject({ threads: [{ unread: true, snoozed_until: null }] })
    expect((await listNotices(prepared))[0]).toMatchObject({
      kind: 'thread_due',
      thread_id: prepared.thread.id,
      message: 'You wanted to come back to the conversation with Ada.',
    })
  })

  it('reminds of a next step once, also when its text is changed, and keeps it until it is removed', async () => {
    const prepared = await prepareThread()
    const step = { at: '2030-03-01T15:00:00.000Z', text: 'Ask for the address' }
    await change(prepared, { state: 'done', unread: false, next_step: step })
    const other = kit.startOther()
    kit.testApp.clock.advance(hours(7))
    await Promise.all([kit.outreach.answerEngine.drain(), other.answerEngine.drain()])
    const due = (await listNotices(prepared)).filter(({ kind }: { kind: string }) => kind === 'thread_due')
    expect(due).toMatchObject([{ message: 'Ada: Ask for the address' }])
    expect(await list(prepared.user)).toMatchObject({ threads: [{ state: 'open', unread: true, next_step: step }] })
    await change(prepared, { state: 'done', next_step: { ...step, text: 'Ask for it' } })
    await kit.outreach.answerEngine.drain()
    expect(idsOf(await list(prepared.user, '?view=done'))).toEqual([prepared.thread.id])
    await change(prepared, { next_step: { at: '2030-03-01T16:00:00.000Z', text: 'Ask for it' } })
    await kit.outreach.answerEngine.drain()
    expect(idsOf(await list(prepared.user))).toEqual([prepared.thread.id])
    await change(prepared, { state: 'done', next_step: null })
    await kit.outreach.answerEngine.drain()
    expect(await list(prepared.user, '?view=done')).toMatchObject({ threads: [{ next_step: null }] })
  })

  it('refuses to overwrite a note that was changed since it was read', async () => {
    const prepared = await prepareThread()
    await change(prepared, { note: 'Likes rye', based_on: { note: '' } })
    const late = { note: 'Likes oats', state: 'done', based_on: { note: '' } }
    const answer = await ask(prepared.user, ['PATCH', `/threads/${prepared.thread.id}`], late)
    expect([answer.statusCode, answer.json().message_key]).toEqual([409, 'inbox.note_changed'])
    expect(await getThread(prepared.user, prepared.thread.id)).toMatchObject({ note: 'Likes rye', state: 'open' })
    // A call whose answer was lost is made again.
    await change(prepared, { note: 'Likes rye', based_on: { note: '' } })
    await change(prepared, { note: 'Likes it all' })
    expect(await getThread(prepared.user, prepared.thread.id)).toMatchObject({ note: 'Likes it all' })
  })

  it('refuses dates beyond a year, long notes and threads of others', async () => {
    const { user, thread } = await prepareThread()
    const stranger = await buildSignedInUser(kit.testApp)
    const path = `/threads/${thread.id}`
    const answers = [
      await ask(user, ['PATCH', path], { snoozed_until: '2032-03-01T09:00:00Z' }),
      await ask(user, ['PATCH', path], { note: 'x'.repeat(5_001) }),
      await ask(stranger, ['PATCH', path], { state: 'done' }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 404])
    expect((await list(user)).threads).toMatchObject([{ state: 'open', has_note: false }])
  })
})

describe('a creator who is erased', () => {
  it('leaves no thread, file or answer', async () => {
    const { user, thread, creatorId } = await prepareThread()
    await send(user, thread.id)
    await kit.outreach.answerEngine.drain()
    const { eraseRecipients } = await import('../../mails/erased-recipient-repository.ts')
    const now = kit.testApp.clock.now()
    const erased = { id: Number(creatorId), emails: ['ada@one.test'], now }
    await database.kysely.transaction().execute((transaction) => eraseRecipients(transaction, erased))
    kit.testApp.clock.advance(minutes(1))
    expect(await list(user)).toMatchObject({ threads: [], counts: { all: 0 } })
    for (const table of ['received_mails', 'thread_answers', 'mail_threads'] as const) {
      expect(await database.kysely.selectFrom(table).select('id').execute()).toEqual([])
    }
  })
})
