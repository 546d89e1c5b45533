import { quote } from '@troupe/contract/messages/message'
import { ownChannelEndpoints as endpoints } from '@troupe/contract/own-channel'
import { beforeEach, describe, expect, it } from 'vitest'
import { days, minutes } from '../../../lib/durations.ts'
import { OwnChannelCalls } from '../../../testing/calls/own-channel-calls.ts'
import { countRows } from '../../../testing/tables/owned-tables.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { useTestOnboarding } from '../../../testing/test-onboarding.ts'
import { buildRegisteredChannel, type RegisteredChannel, realTraces } from '../../../testing/test-own-channel.ts'
import { KnownChannels } from '../../../testing/wire/known-channels.ts'
import { MailRefusedError } from '../../accounts/core/mailer-port.ts'
import { PlatformError } from '../../discovery/platforms/platform-port.ts'

const database = useTestDatabase()
const db = database.kysely
const youtube = new KnownChannels('youtube')
const kit = useTestOnboarding(database, () => ({ traces: realTraces, platforms: [youtube.live] }))
const calls = new OwnChannelCalls(kit)

const shown = 'contact@maya.test'
let maya: RegisteredChannel

beforeEach(async () => {
  youtube.reset()
  youtube.add({ channel_id: 'UC-maya', handle: 'mayabakes', email: shown })
  maya = await buildRegisteredChannel(kit, { record: { channel_id: 'UC-maya', handle: 'mayabakes', language: 'en' } })
})

async function erase(token = maya.token): Promise<string | null> {
  const answer = await calls.send('/erase', { token })
  expect(answer.statusCode, answer.body).toBe(200)
  return endpoints.erase.response.parse(answer.json()).erasure_due_at
}
const keep = (token: string) => calls.send('/keep', { token })
const notices = () => kit.mailer.sent.filter(({ subject }) => subject.startsWith('Your channel will be erased on'))
const objectionTo = (email: string) =>
  /#keep=([\w-]{22}\.[\w-]{21})/.exec(notices().findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? ''
const countCreators = async () => (await countRows(db, ['creators'])).creators
/** Does the work that is due. */
async function runDue(): Promise<void> {
  await kit.testApp.jobs.enqueue('erase-due-channels')
  await kit.testApp.jobs.runAll()
}

describe('an erasure without a proof', () => {
  it('is planned, and both the registered address and the one on the channel get a notice', async () => {
    const dueAt = new Date(kit.testApp.clock.now().getTime() + days(14)).toISOString()
    expect(await erase()).toBe(dueAt)
    expect((await calls.read(maya.token)).erasure_due_at).toBe(dueAt)
    await kit.testApp.jobs.runAll()
    expect(
      notices()
        .map(({ to }) => to)
        .sort(),
    ).toEqual([shown, 'maya@one.test'])
    expect(notices()[0]?.text).toContain('Maya bakes (YouTube)')
    expect(objectionTo(shown)).not.toBe('')
    expect(await countCreators()).toBe(1)
  })

  it('happens after 14 days, and a process that starts looks for it', async () => {
    await erase()
    await kit.testApp.jobs.runAll()
    kit.testApp.clock.advance(days(14) - 1)
    await runDue()
    expect(await countCreators()).toBe(1)
    kit.testApp.clock.advance(1)
    await kit.onboarding.startWorkers()
    await kit.testApp.jobs.runAll()
    expect(await countCreators()).toBe(0)
    expect(kit.mailer.sent.at(-1)).toMatchObject({ to: 'maya@one.test', subject: 'Your channel was erased' })
  })

  it('is planned once, whatever is asked again', async () => {
    const dueAt = await erase()
    kit.testApp.clock.advance(days(1))
    expect(await erase()).toBe(dueAt)
    await kit.testApp.jobs.runAll()
    expect(notices()).toHaveLength(2)
  })

  it('needs no answer of a platform that is not connected, and waits for one that is', async () => {
    youtube.failWith(new PlatformError('youtube', 'unavailable', quote('down')))
    expect((await calls.send('/erase', { token: maya.token })).statusCode).toBe(503)
    expect((await calls.read(maya.token)).erasure_due_at).toBeNull()
    const tess = await buildRegisteredChannel(kit, {
      record: { platform: 'tiktok', handle: 'tess' },
      email: 'tess@one.test',
    })
    expect(await erase(tess.token)).not.toBeNull()
  })

  it('begins its time anew when the notice was not handed over', async () => {
    await erase()
    // The jobs are lost, and no process starts in all that time.
    kit.testApp.jobs.waiting.splice(0)
    kit.testApp.clock.advance(days(14))
    await kit.testApp.jobs.enqueue('erase-due-channels')
    await kit.testApp.jobs.runAll()
    expect(await countCreators()).toBe(1)
    expect(notices().length).toBeGreaterThan(0)
    kit.testApp.clock.advance(days(14))
    await runDue()
    expect(await countCreators()).toBe(0)
  })

  it('begins its time anew also where another mail is sent before it is looked for', async () => {
    await erase()
    kit.testApp.jobs.waiting.splice(0)
    kit.testApp.clock.advance(days(14))
    await calls.send('/request-link', { email: 'maya@one.test' })
    await kit.testApp.jobs.runAll()
    await kit.onboarding.startWorkers()
    await kit.testApp.jobs.runAll()
    expect(await countCreators()).toBe(1)
    expect(notices()).toHaveLength(2)
  })

  it('happens although a mail server refuses the notice for good', async () => {
    await erase()
    for (let mails = 0; mails < 2; mails++) kit.mailer.failNext(new MailRefusedError('No such mailbox'))
    await kit.testApp.jobs.runAll()
    kit.testApp.clock.advance(days(14))
    await runDue()
    expect(await countCreators()).toBe(0)
  })
})

describe('POST /api/own-channel/keep', () => {
  it('stops it with the link of the notice, also a second time', async () => {
    await erase()
    await kit.testApp.jobs.runAll()
    const token = objectionTo(shown)
    const answer = await keep(token)
    expect(endpoints.keep.response.parse(answer.json()).message).toBe('Nothing will be erased.')
    expect((await keep(token)).statusCode).toBe(200)
    kit.testApp.clock.advance(days(15))
    await runDue()
    expect(await countCreators()).toBe(1)
    expect((await calls.read(maya.token)).erasure_due_at).toBeNull()
  })

  it('stops it on the page', async () => {
    await erase()
    expect((await keep(maya.token)).statusCode).toBe(200)
    expect((await calls.read(maya.token)).erasure_due_at).toBeNull()
  })

  it('of one channel leaves that of another', async () => {
    const noor = await buildRegisteredChannel(kit, { record: { handle: 'noor' }, email: 'noor@one.test' })
    await erase()
    await erase(noor.token)
    await keep(maya.token)
    expect((await calls.read(noor.token)).erasure_due_at).not.toBeNull()
  })

  it('a stopped one can be asked for again, with notices whose links are new', async () => {
    await erase()
    await kit.testApp.jobs.runAll()
    const first = objectionTo(shown)
    await keep(first)
    kit.testApp.clock.advance(minutes(1))
    await erase()
    await kit.testApp.jobs.runAll()
    expect(objectionTo(shown)).not.toBe(first)
    expect((await keep(first)).statusCode).toBe(401)
  })

  it('stops it with the link of a notice that arrived before the erasure was postponed for another', async () => {
    await erase()
    // The job of the second notice is lost.
    kit.testApp.jobs.waiting.splice(1)
    await kit.testApp.jobs.runAll()
    const [delivered] = notices()
    const token = objectionTo(delivered?.to ?? '')
    kit.testApp.clock.advance(days(14))
    await runDue()
    expect(notices()).toHaveLength(2)
    const second = notices().at(-1)?.to ?? ''
    expect(second).not.toBe(delivered?.to)
    expect(objectionTo(second)).toBe(token)
    expect((await keep(token)).statusCode).toBe(200)
    expect((await calls.read(maya.token)).erasure_due_at).toBeNull()
  })

  it('drops notices that were not handed over yet', async () => {
    await erase()
    await keep(maya.token)
    expect(await countRows(db, ['own_channel_mails'])).toEqual({ own_channel_mails: 0 })
    await kit.testApp.jobs.runAll()
    expect(notices()).toEqual([])
  })

  it('does not open the page with the link of the notice', async () => {
    await erase()
    await kit.testApp.jobs.runAll()
    expect((await calls.send('', { token: objectionTo(shown) })).statusCode).toBe(401)
  })

  it('erases and keeps nothing with an unknown token', () => calls.expectWrongTokensToBeUnknown('/keep'))

  it('names the errors of a body', () => calls.expectBadBodiesToBeNamed('/keep'))

  it('is limited by network', () => calls.expectTheNetworkToBeLimited('/keep'))
})
