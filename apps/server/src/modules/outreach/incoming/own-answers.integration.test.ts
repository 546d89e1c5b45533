import type { ThreadDetails } from '@troupe/contract/mail/inbox'
import type { ThreadMail } from '@troupe/contract/mail/thread-mails'
import { describe, expect, it } from 'vitest'
import { minutes } from '../../../lib/durations.ts'
import { createInboxSteps } from '../../../testing/calls/inbox-calls.ts'
import { joinWorkspace } from '../../../testing/calls/join-workspace.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { useTestOutreach } from '../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const {
  awaitFollowUps,
  deliver,
  getCampaign,
  getThread,
  listSent,
  listSuppressions,
  prepare,
  prepareThread,
  read,
  send,
} = createInboxSteps(kit)

/** Puts a mail of the user into the folder of sent mails. */
const writeElsewhere = (
  headers: Record<string, string> = {},
  text = 'Gladly\n\nOn Monday, Ada wrote:\n> Yes, gladly',
) =>
  deliver(
    {
      From: 'Brand <hello@brand.test>',
      To: 'Ada <Ada@one.test>',
      'Message-ID': '<elsewhere-1@brand.test>',
      'In-Reply-To': '<answer-1@one.test>',
      ...headers,
    },
    text,
    'Sent',
  )
const toTexts = ({ mails }: ThreadDetails) => mails.map(({ type, text }: ThreadMail) => [type, text])

describe('an answer that the user has written in another program', () => {
  it('is in the conversation, which then waits for the other, and what answers it is read', async () => {
    const { user, thread } = await prepareThread()
    writeElsewhere()
    await read()
    await read()
    const answered = await getThread(user, thread.id)
    expect(answered).toMatchObject({ state: 'waiting', unread: false })
    expect(toTexts(answered).slice(1)).toEqual([
      ['received', 'Yes, gladly'],
      ['answer', 'Gladly'],
    ])
    expect(answered.mails.at(-1)).toMatchObject({
      state: 'sent',
      to: { address: 'ada@one.test' },
      quoted: 'On Monday, Ada wrote:\n> Yes, gladly',
    })
    kit.testApp.clock.advance(minutes(1))
    deliver({ 'In-Reply-To': '<elsewhere-1@brand.test>', 'Message-ID': '<answer-2@one.test>' }, 'Till then')
    await read()
    expect(toTexts(await getThread(user, thread.id)).at(-1)).toEqual(['received', 'Till then'])
  })

  it('leaves the creator out if a wish to be written to no more is the answer to it, whatever address it went to', async () => {
    const headers = { 'Reply-To': 'manager@agency.test' }
    const prepared = await prepareThread(undefined, undefined, { headers })
    writeElsewhere({ To: 'manager@agency.test' })
    await read()
    const wish = { From: 'manager@agency.test', 'Message-ID': '<wish@agency.test>' }
    deliver({ ...wish, 'In-Reply-To': '<elsewhere-1@brand.test>' }, 'Please remove me from your list.')
    await read()
    const suppressed = (await listSuppressions(prepared)).map(({ email }: { email: string }) => email)
    expect(suppressed.toSorted()).toEqual(['ada@one.test', 'manager@agency.test'])
    expect(await getCampaign(prepared)).toMatchObject({ unsubscribed: 1 })
  })

  it('is taken although it arrived together with the mail that it answers', async () => {
    const prepared = await prepare()
    writeElsewhere()
    deliver({ 'In-Reply-To': `<${prepared.messageId}>` })
    await read()
    const [row] = await database.kysely.selectFrom('mail_threads').select(['id', 'state']).execute()
    expect(row?.state).toBe('waiting')
    expect(toTexts(await getThread(prepared.user, row?.id ?? '')).map(([type]) => type)).toEqual([
      'campaign',
      'received',
      'answer',
    ])
  })

  it('is left alone if it goes to somebody else, belongs to no conversation, or is by a machine', async () => {
    const { user, thread } = await prepareThread()
    writeElsewhere({ To: 'boss@brand.test', 'Message-ID': '<forwarded@brand.test>' })
    writeElsewhere({ 'In-Reply-To': '<private@friend.test>', 'Message-ID': '<private-2@brand.test>' })
    writeElsewhere({ 'Auto-Submitted': 'auto-replied', 'Message-ID': '<away@brand.test>' })
    const before = kit.reader.sourcesRead
    await read()
    expect(kit.reader.sourcesRead - before).toBe(2)
    const { mails, state } = await getThread(user, thread.id)
    expect([mails.length, state]).toEqual([2, 'open'])
  })

  it('is not what left through Troupe, also under another Message-ID of its provider', async () => {
    const { user, thread, messageId } = await prepareThread()
    await send(user, thread.id)
    await kit.outreach.answerEngine.drain()
    const [, ownId = ''] = /^Message-ID: <(.+)>\r$/m.exec(listSent()[0]?.source ?? '') ?? []
    writeElsewhere({ 'Message-ID': `<${ownId}>` })
    writeElsewhere({ 'Message-ID': '<replaced@mx.test>', References: `<answer-1@one.test> <${ownId}>` })
    writeElsewhere({ 'Message-ID': '<first@mx.test>', 'In-Reply-To': '', References: `<${messageId}>` })
    await read()
    expect((await getThread(user, thread.id)).mails).toHaveLength(3)
  })

  it.each([
    ['its copy lies among the sent mails', (id: string) => writeElsewhere({ 'Message-ID': `<${id}>` })],
    [
      'it is answered',
      (id: string) => deliver({ 'In-Reply-To': `<${id}>`, 'Message-ID': '<answer-2@one.test>' }, 'Till then'),
    ],
  ])('is known to have left although its outcome was unknown once %s', async (_, prove) => {
    const { user, thread } = await prepareThread()
    kit.transports.failNext('ada@one.test', 'unknown')
    await send(user, thread.id)
    await kit.outreach.answerEngine.drain()
    const [, ownId = ''] = /^Message-ID: <(.+)>\r$/m.exec(listSent()[0]?.source ?? '') ?? []
    const findAnswer = async () => (await getThread(user, thread.id)).mails.filter(({ type }) => type === 'answer')
    expect(await findAnswer()).toMatchObject([{ state: 'unknown' }])
    prove(ownId)
    await read()
    expect(await findAnswer()).toMatchObject([{ state: 'sent', message: null }])
  })

  it('is known to have left if its copy was read during its transfer, whose outcome was then lost', async () => {
    const { user, thread } = await prepareThread()
    kit.transports.failNext('ada@one.test', 'unknown')
    await send(user, thread.id)
    await kit.outreach.answerEngine.drain()
    const leaseUntil = new Date(kit.testApp.clock.now().getTime() + minutes(1))
    await database.kysely.updateTable('thread_answers').set({ state: 'sending', lease_until: leaseUntil }).execute()
    const [, ownId = ''] = /^Message-ID: <(.+)>\r$/m.exec(listSent()[0]?.source ?? '') ?? []
    writeElsewhere({ 'Message-ID': `<${ownId}>` })
    await read()
    kit.testApp.clock.advance(minutes(2))
    await kit.outreach.answerEngine.drain()
    const { mails } = await getThread(user, thread.id)
    expect(mails.filter(({ type }) => type === 'answer')).toMatchObject([{ state: 'sent', message: null }])
  })

  it('is not looked for while there are no conversations', async () => {
    await prepare()
    writeElsewhere({ 'In-Reply-To': '<private@friend.test>' })
    const before = kit.reader.headsRead
    await read()
    expect(kit.reader.headsRead).toBe(before)
  })
})

describe('a mail of the own side in the inbox', () => {
  /** Adds a mailbox that sends from an address of its own. */
  const addFurther = ({ user }: SignedInUser) =>
    database.kysely
      .insertInto('further_senders')
      .values({
        ...{ user_id: user.id, name: 'Sales', smtp_host: 'smtp.brand.test', smtp_port: 587, smtp_user: 'sales' },
        ...{ smtp_from: 'Sales <Sales@brand.test>', smtp_pass_sealed: null, created_at: kit.testApp.clock.now() },
      })
      .execute()

  it.each([
    ['the account of a colleague', (other: SignedInUser) => other.email],
    ['another mailbox of a member', () => 'sales@brand.test'],
  ])('is no answer of the creator: from %s', async (_, choose) => {
    const prepared = await prepare()
    const other = await buildSignedInUser(kit.testApp)
    await joinWorkspace(kit.testApp, prepared.user, other)
    await addFurther(other)
    deliver({ From: choose(other), 'In-Reply-To': `<${prepared.messageId}>` })
    await read()
    expect(await getCampaign(prepared)).toMatchObject({ replied: 0 })
    expect(await awaitFollowUps()).toEqual(['ada@one.test'])
  })

  it('is an answer if the address is the one that the campaign wrote to', async () => {
    const prepared = await prepare('sales@brand.test', 'Sales')
    await addFurther(prepared.user)
    deliver({ From: 'sales@brand.test', 'In-Reply-To': `<${prepared.messageId}>` })
    await read()
    expect(await getCampaign(prepared)).toMatchObject({ replied: 1 })
  })

  it('is an answer of the creator for a workspace of which its writer is no member', async () => {
    const prepared = await prepare()
    await addFurther(await buildSignedInUser(kit.testApp))
    deliver({ From: 'sales@brand.test', 'In-Reply-To': `<${prepared.messageId}>` })
    await read()
    expect(await getCampaign(prepared)).toMatchObject({ replied: 1 })
  })
})
