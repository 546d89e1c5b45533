import { ownChannelEndpoints as endpoints } from '@troupe/contract/own-channel'
import { beforeEach, describe, expect, it } from 'vitest'
import { days, minutes } from '../../../lib/durations.ts'
import { OwnChannelCalls } from '../../../testing/calls/own-channel-calls.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { findToken, useTestOnboarding } from '../../../testing/test-onboarding.ts'
import { buildRegisteredChannel, type RegisteredChannel } from '../../../testing/test-own-channel.ts'
import { KnownChannels } from '../../../testing/wire/known-channels.ts'
import { hashToken } from '../core/link-tokens.ts'
import * as changes from '../pending/address-change-repository.ts'

const database = useTestDatabase()
const youtube = new KnownChannels('youtube')
const kit = useTestOnboarding(database, () => ({ platforms: [youtube.live] }))
const calls = new OwnChannelCalls(kit)

const [old, fresh] = ['maya@one.test', 'maya@two.test']
const known = { channel_id: 'UC-maya', handle: 'mayabakes' }
let maya: RegisteredChannel

beforeEach(async () => {
  youtube.reset()
  maya = await buildRegisteredChannel(kit, { record: known })
})

/** Asks for the address and sends the mails. */
async function ask(email: string = fresh, token = maya.token) {
  const answer = await calls.send('/address', { token, email })
  expect(answer.statusCode, answer.body).toBe(200)
  await kit.testApp.jobs.runAll()
  return endpoints.changeAddress.response.parse(answer.json()).address_change
}
function linkTo(email: string, side: 'old' | 'new'): string {
  const mail = kit.mailer.sent.findLast(({ to, text }) => to === email && text.includes(`#${side}-address=`))
  return new RegExp(`#${side}-address=([\\w-]{22}\\.[\\w-]{21})`).exec(mail?.text ?? '')?.[1] ?? ''
}
const confirm = async (token: string) => {
  const answer = await calls.send('/address/confirm', { token })
  await kit.testApp.jobs.runAll()
  return [answer.statusCode, answer.json().is_changed]
}
const readRegistered = async () =>
  (await database.kysely.selectFrom('creator_registrations').select('email').orderBy('email').execute()).map(
    ({ email }) => email,
  )
const isOpen = async (token: string) => (await calls.send('', { token })).statusCode === 200

describe('POST /api/own-channel/address', () => {
  it('asks both addresses, and changes nothing yet', async () => {
    expect(await ask()).toEqual({
      email: fresh,
      expires_at: new Date(kit.testApp.clock.now().getTime() + days(3)).toISOString(),
      is_new_confirmed: false,
      is_old_confirmed: false,
    })
    expect([linkTo(old, 'old'), linkTo(fresh, 'new')]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)])
    expect(kit.mailer.sent.findLast(({ to }) => to === old)?.text).toContain(fresh)
    expect(await readRegistered()).toEqual([old])
  })

  it('refuses the present address', async () => {
    const answer = await calls.send('/address', { token: maya.token, email: ' MAYA@one.test' })
    expect([answer.statusCode, answer.json().detail]).toEqual([
      400,
      'The channel is registered with this address already.',
    ])
  })

  it('replaces what was asked before, whose links are dead', async () => {
    await ask('wrong@two.test')
    const wrong = linkTo('wrong@two.test', 'new')
    kit.testApp.clock.advance(minutes(1))
    await ask()
    expect(await confirm(wrong)).toEqual([401, undefined])
  })

  it('is not confirmed by the link of another address that was found before it was replaced', async () => {
    await ask('wrong@two.test')
    const hash = hashToken(linkTo('wrong@two.test', 'new')) ?? Buffer.of()
    await ask()
    expect(await changes.confirm(database.kysely, { hash, side: 'new' }, kit.testApp.clock.now())).toBe(false)
    const rows = await database.kysely.selectFrom('address_changes').select(['email', 'new_confirmed_at']).execute()
    expect(rows).toEqual([{ email: fresh, new_confirmed_at: null }])
  })

  it('mails an address three times an hour', async () => {
    for (let times = 0; times < 3; times++) await ask()
    expect((await calls.send('/address', { token: maya.token, email: fresh })).statusCode).toBe(429)
  })

  it('names what is no address', async () => {
    for (const email of [undefined, 7, '', 'maya', 'a@b@c']) {
      const answer = await calls.send('/address', { token: maya.token, email })
      expect([answer.statusCode, answer.json().detail[0].loc]).toEqual([422, ['body', 'email']])
    }
  })

  it('asks nobody with an unknown token', () => calls.expectWrongTokensToBeUnknown('/address', { email: fresh }))
})

describe('POST /api/own-channel/address/confirm', () => {
  it.each([
    ['old', 'new'],
    ['new', 'old'],
  ] as const)('changes the address once both have confirmed, the %s one first', async (first, second) => {
    await ask()
    const tokens = { old: linkTo(old, 'old'), new: linkTo(fresh, 'new') }
    expect(await confirm(tokens[first])).toEqual([200, false])
    expect(await readRegistered()).toEqual([old])
    expect(await confirm(tokens[second])).toEqual([200, true])
    expect(await readRegistered()).toEqual([fresh])
  })

  it('gives the page to the new address: its link opens it, and no link of the old one', async () => {
    await ask()
    await confirm(linkTo(old, 'old'))
    await confirm(linkTo(fresh, 'new'))
    const token = findToken(kit.mailer, fresh)
    expect((await calls.read(token)).creator).toMatchObject({ email: fresh, email_source: 'creator' })
    expect(await isOpen(maya.token)).toBe(false)
    await calls.send('/request-link', { email: old })
    await kit.testApp.jobs.runAll()
    expect(await isOpen(maya.token)).toBe(false)
  })

  it('of a proved channel needs the new address only, and tells the old one', async () => {
    const proven = await buildRegisteredChannel(kit, {
      record: { handle: 'noor' },
      email: 'noor@one.test',
      isProven: true,
    })
    expect(await ask('noor@two.test', proven.token)).toMatchObject({ is_old_confirmed: null })
    expect(kit.mailer.sent.findLast(({ to }) => to === 'noor@one.test')?.text).toContain('please stop the change')
    expect(await confirm(linkTo('noor@two.test', 'new'))).toEqual([200, true])
  })

  it('of the new address counts when the channel is proved afterwards', async () => {
    await ask()
    expect(await confirm(linkTo(fresh, 'new'))).toEqual([200, false])
    const issued = endpoints.prove.response.parse((await calls.send('/prove', { token: maya.token })).json())
    youtube.add({ ...known, description: issued.channel.proof_code?.code ?? '' })
    await calls.send('/prove', { token: maya.token })
    await kit.testApp.jobs.runAll()
    expect(await readRegistered()).toEqual([fresh])
    expect(await isOpen(findToken(kit.mailer, fresh))).toBe(true)
  })

  it('happens once for simultaneous calls', async () => {
    await ask()
    await confirm(linkTo(old, 'old'))
    const token = linkTo(fresh, 'new')
    const answers = await Promise.all([1, 2, 3].map(() => calls.send('/address/confirm', { token })))
    expect(
      answers.filter(({ statusCode, body }) => statusCode === 200 && body.includes('"is_changed":true')),
    ).toHaveLength(1)
    await kit.testApp.jobs.runAll()
    expect(kit.mailer.sent.filter(({ subject }) => subject === 'Your new address is in use')).toHaveLength(1)
  })

  it('leaves other channels of the old address', async () => {
    await buildRegisteredChannel(kit, { record: { handle: 'maya2' } })
    await ask()
    await confirm(linkTo(old, 'old'))
    await confirm(linkTo(fresh, 'new'))
    expect(await readRegistered()).toEqual([old, fresh])
  })

  it('is too late after three days', async () => {
    await ask()
    const token = linkTo(fresh, 'new')
    kit.testApp.clock.advance(days(3))
    expect(await confirm(token)).toEqual([401, undefined])
  })

  it('takes no token of the page', async () => {
    await ask()
    expect(await confirm(maya.token)).toEqual([401, undefined])
  })

  it('confirms nothing with an unknown token', () => calls.expectWrongTokensToBeUnknown('/address/confirm'))

  it('names the errors of a body', () => calls.expectBadBodiesToBeNamed('/address/confirm'))

  it('is limited by network', () => calls.expectTheNetworkToBeLimited('/address/confirm'))
})

describe('POST /api/own-channel/address/keep', () => {
  const keep = async (token: string) => (await calls.send('/address/keep', { token })).statusCode

  it('stops a change on the page', async () => {
    await ask()
    expect(await keep(maya.token)).toBe(200)
    expect((await calls.read(maya.token)).address_change).toBeNull()
    expect(await confirm(linkTo(fresh, 'new'))).toEqual([401, undefined])
  })

  it('stops it with the link to the old address, but not with that to the new one', async () => {
    await ask()
    expect(await keep(linkTo(fresh, 'new'))).toBe(401)
    expect(await keep(linkTo(old, 'old'))).toBe(200)
    expect(await confirm(linkTo(fresh, 'new'))).toEqual([401, undefined])
  })

  it('does nothing where nothing was asked', async () => {
    expect(await keep(maya.token)).toBe(200)
    expect(await readRegistered()).toEqual([old])
  })

  it('stops nothing with an unknown token', () => calls.expectWrongTokensToBeUnknown('/address/keep'))

  it('names the errors of a body', () => calls.expectBadBodiesToBeNamed('/address/keep'))

  it('is limited by network', () => calls.expectTheNetworkToBeLimited('/address/keep'))
})
