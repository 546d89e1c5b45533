import { quote } from '@troupe/contract/messages/message'
import { ownChannelEndpoints as endpoints, type OwnChannel } from '@troupe/contract/own-channel'
import { beforeEach, describe, expect, it } from 'vitest'
import { days, hours } from '../../../lib/durations.ts'
import { OwnChannelCalls } from '../../../testing/calls/own-channel-calls.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { useTestOnboarding } from '../../../testing/test-onboarding.ts'
import { buildRegisteredChannel, type RegisteredChannel } from '../../../testing/test-own-channel.ts'
import { KnownChannels } from '../../../testing/wire/known-channels.ts'
import { PlatformError } from '../../discovery/platforms/platform-port.ts'

const database = useTestDatabase()
const youtube = new KnownChannels('youtube')
const kit = useTestOnboarding(database, () => ({ platforms: [youtube.live] }))
const calls = new OwnChannelCalls(kit)

const known = { channel_id: 'UC-maya', handle: 'mayabakes' }
let maya: RegisteredChannel

beforeEach(async () => {
  youtube.reset()
  youtube.add({ ...known, description: 'Bread' })
  maya = await buildRegisteredChannel(kit, { record: known })
})

async function prove(token = maya.token): Promise<{ message: string; channel: OwnChannel }> {
  const answer = await calls.send('/prove', { token })
  expect(answer.statusCode, answer.body).toBe(200)
  return endpoints.prove.response.parse(answer.json())
}
const issue = async () => (await prove()).channel.proof_code?.code ?? ''
const issuedMessage = 'Put the code into the description of your channel, then check.'

describe('POST /api/own-channel/prove', () => {
  it('gives out a code, which the page shows from then on, and asks no platform', async () => {
    const { message, channel } = await prove()
    expect(message).toBe(issuedMessage)
    expect(channel.proof_code?.code).toMatch(/^troupe-/)
    expect((await calls.read(maya.token)).proof_code).toEqual(channel.proof_code)
    expect(youtube.asked).toEqual([])
  })

  it('says that the code is not there yet, and finds it once it is', async () => {
    const code = await issue()
    expect((await prove()).message).toContain('The code is not in the description yet.')
    youtube.add({ ...known, description: `Bread ${code}` })
    const { message, channel } = await prove()
    expect([message, channel.proof_code]).toEqual(['Your channel is proved.', null])
    expect(channel.proven_at).toBe(kit.testApp.clock.now().toISOString())
    // Later the code may be taken out again.
    youtube.add({ ...known, description: 'Bread' })
    expect((await prove()).message).toBe('Your channel is proved.')
  })

  it('replaces a code that has expired', async () => {
    const code = await issue()
    youtube.add({ ...known, description: `Bread ${code}` })
    kit.testApp.clock.advance(days(3))
    const token = await mailNewLink()
    const { message, channel } = await prove(token)
    expect(message).toBe(issuedMessage)
    expect(channel.proof_code?.code).not.toBe(code)
  })

  it('takes no code of another channel or another address', async () => {
    const noor = await buildRegisteredChannel(kit, {
      record: { channel_id: 'UC-noor', handle: 'noor' },
      email: 'noor@one.test',
    })
    const { channel } = await prove(noor.token)
    await issue()
    youtube.add({ ...known, description: `Bread ${channel.proof_code?.code}` })
    expect((await prove()).channel.proven_at).toBeNull()
  })

  it('takes no channel that has got the handle since', async () => {
    const code = await issue()
    youtube.reset()
    youtube.add({ channel_id: 'UC-other', handle: known.handle, description: code })
    expect((await prove()).channel.proven_at).toBeNull()
  })

  it('says that the platform does not answer, or is asked too often', async () => {
    const code = await issue()
    youtube.add({ ...known, description: code })
    youtube.failWith(new PlatformError('youtube', 'unavailable', quote('down')))
    const silent = await calls.send('/prove', { token: maya.token })
    expect([silent.statusCode, silent.json().detail]).toEqual([
      503,
      'YouTube does not answer at the moment. Please try again in a few minutes.',
    ])
    for (let times = 1; times < 12; times++) await calls.send('/prove', { token: maya.token })
    const refused = await calls.send('/prove', { token: maya.token })
    expect([refused.statusCode, refused.json().detail]).toEqual([
      429,
      expect.stringContaining('Too many channels were looked up'),
    ])
    youtube.failWith(undefined)
    kit.testApp.clock.advance(hours(1))
    expect((await prove()).message).toBe('Your channel is proved.')
  })

  it('lets the channel be erased at once', async () => {
    youtube.add({ ...known, description: await issue() })
    await prove()
    const answer = await calls.send('/erase', { token: maya.token })
    expect(endpoints.erase.response.parse(answer.json()).erasure_due_at).toBeNull()
    expect(await database.kysely.selectFrom('creators').select('id').execute()).toEqual([])
  })

  it('proves nothing with an unknown token', () => calls.expectWrongTokensToBeUnknown('/prove'))

  it('names the errors of a body', () => calls.expectBadBodiesToBeNamed('/prove'))

  it('is limited by network', () => calls.expectTheNetworkToBeLimited('/prove'))
})

async function mailNewLink(): Promise<string> {
  await calls.send('/request-link', { email: maya.email })
  await kit.testApp.jobs.runAll()
  return /#token=([\w-]{22}\.[\w-]{21})/.exec(kit.mailer.sent.at(-1)?.text ?? '')?.[1] ?? ''
}
