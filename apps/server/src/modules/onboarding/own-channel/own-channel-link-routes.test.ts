import { describe, expect, it } from 'vitest'
import { days, minutes } from '../../../lib/durations.ts'
import { OwnChannelCalls } from '../../../testing/calls/own-channel-calls.ts'
import { post } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { useTestOnboarding } from '../../../testing/test-onboarding.ts'
import { buildRegisteredChannel } from '../../../testing/test-own-channel.ts'
import { MailRefusedError } from '../../accounts/core/mailer-port.ts'

const database = useTestDatabase()
const kit = useTestOnboarding(database)
const calls = new OwnChannelCalls(kit)

describe('POST /api/own-channel/request-link', () => {
  const request = (email: unknown, ip?: string) => calls.send('/request-link', { email }, ip)

  it('sends one mail with new links to the pages of all channels of the address', async () => {
    const one = await buildRegisteredChannel(kit, { record: { handle: 'maya1' }, statement: { title: 'Maya one' } })
    const two = await buildRegisteredChannel(kit, { record: { handle: 'maya2' }, statement: { title: 'Maya two' } })
    const answer = await request('Maya@One.test ')
    expect(answer.statusCode, answer.body).toBe(200)
    await kit.testApp.jobs.runAll()
    const mail = kit.mailer.sent.at(-1)
    expect(kit.mailer.sent).toHaveLength(3)
    expect(mail).toMatchObject({ to: 'maya@one.test', subject: 'The link to your channel' })
    const tokens = Array.from(mail?.text.matchAll(/#token=([\w-]{22}\.[\w-]{21})/g) ?? [], ([, token = '']) => token)
    const pages = await Promise.all(tokens.map((token) => calls.read(token)))
    expect(pages.map(({ creator }) => creator.id)).toEqual([String(one.id), String(two.id)])
    // The link of the same day remains valid.
    expect((await calls.send('', { token: one.token })).statusCode).toBe(200)
  })

  it('mails in the language of the page, else in that of the creator', async () => {
    await buildRegisteredChannel(kit, { record: { language: 'pt' }, language: 'de' })
    const headers = { 'accept-language': 'fr' }
    await post(kit.testApp, '/api/own-channel/request-link', { body: { email: 'maya@one.test' }, headers })
    await post(kit.testApp, '/api/own-channel/request-link', { body: { email: 'maya@one.test' } })
    await kit.testApp.jobs.runAll()
    expect(kit.mailer.sent.map(({ subject }) => subject)).toEqual([
      'Ihr Kanal ist registriert',
      'Le lien vers votre chaîne',
      'O link para o seu canal',
    ])
    expect(kit.mailer.sent[1]?.text).toMatch(/\/my-channel\?language=fr#token=/)
    expect(kit.mailer.sent[1]?.html).toContain('<html lang="fr">')
  })

  it('answers the same for an unregistered address, and mails nothing', async () => {
    await buildRegisteredChannel(kit)
    const known = await request('maya@one.test')
    const unknown = await request('nobody@one.test')
    expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()])
    // The same is stored and queued for both; only the worker treats them differently.
    expect(kit.testApp.jobs.waiting.filter(({ queue }) => queue === 'send-own-channel-mail')).toHaveLength(2)
    await kit.testApp.jobs.runAll()
    expect(kit.mailer.sent.map(({ to }) => to)).toEqual(['maya@one.test', 'maya@one.test'])
    expect(await database.kysely.selectFrom('own_channel_mails').selectAll().execute()).toEqual([])
  })

  it('mails an address three links an hour; strangers neither flood nor lock out its owner', async () => {
    await buildRegisteredChannel(kit)
    for (const email of ['maya@one.test', 'nobody@one.test']) {
      for (let network = 1; network <= 50; network++) {
        expect((await request(email, `192.0.2.${network}`)).statusCode).toBe(200)
      }
    }
    await kit.testApp.jobs.runAll()
    // The first mail confirms the registration.
    expect(kit.mailer.sent.map(({ to }) => to)).toEqual(Array(4).fill('maya@one.test'))
    const token = /#token=([\w-]{22}\.[\w-]{21})/.exec(kit.mailer.sent.at(-1)?.text ?? '')?.[1] ?? ''
    kit.testApp.clock.advance(minutes(59))
    expect((await request('maya@one.test')).statusCode).toBe(200)
    await kit.testApp.jobs.runAll()
    expect((await calls.read(token)).creator.title).toBe('Maya bakes')
  })

  it('is limited by network', async () => {
    for (let number = 0; number < 60; number++) await request(`somebody-${number}@one.test`, '192.0.2.1')
    expect((await request('one-more@one.test', '192.0.2.1')).statusCode).toBe(429)
    expect((await request('one-more@one.test', '192.0.2.2')).statusCode).toBe(200)
  })

  it('refuses a malformed address', async () => {
    for (const email of [
      undefined,
      null,
      7,
      '',
      'maya',
      'a@b',
      'a@one.test, b@one.test',
      'a@one.test\r\nBcc: b@one.test',
    ]) {
      const answer = await request(email)
      expect(answer.statusCode, String(email)).toBe(422)
      expect(answer.json().detail[0].loc).toEqual(['body', 'email'])
    }
  })

  it('retries when the mail server is away, with a working link', async () => {
    await buildRegisteredChannel(kit)
    await request('maya@one.test')
    kit.mailer.failNext(new Error('421 try later'))
    const [job] = kit.testApp.jobs.waiting
    await expect(kit.testApp.jobs.runAll()).rejects.toThrow('421')
    if (job) await kit.testApp.jobs.enqueue(job.queue, job.data)
    await kit.testApp.jobs.runAll()
    const token = /#token=([\w-]{22}\.[\w-]{21})/.exec(kit.mailer.sent.at(-1)?.text ?? '')?.[1] ?? ''
    expect((await calls.read(token)).creator.title).toBe('Maya bakes')
  })
})

describe('a stored mail', () => {
  it('is sent at the next start, once', async () => {
    await buildRegisteredChannel(kit)
    await calls.send('/request-link', { email: 'maya@one.test' })
    kit.testApp.jobs.waiting.length = 0
    await kit.onboarding.startWorkers()
    await kit.testApp.jobs.runAll()
    await kit.onboarding.startWorkers()
    await kit.testApp.jobs.runAll()
    expect(kit.mailer.sent.map(({ subject }) => subject)).toEqual([
      'Your channel is registered',
      'The link to your channel',
    ])
  })

  it('is not sent after a day', async () => {
    await buildRegisteredChannel(kit)
    await calls.send('/request-link', { email: 'maya@one.test' })
    kit.testApp.clock.advance(days(1))
    await kit.testApp.jobs.runAll()
    expect(kit.mailer.sent).toHaveLength(1)
    expect(await database.kysely.selectFrom('own_channel_mails').selectAll().execute()).toEqual([])
  })

  it('is given up after a permanent refusal', async () => {
    await buildRegisteredChannel(kit)
    await calls.send('/request-link', { email: 'maya@one.test' })
    kit.mailer.failNext(new MailRefusedError('550 No such user'))
    await kit.testApp.jobs.runAll()
    expect(await database.kysely.selectFrom('own_channel_mails').selectAll().execute()).toEqual([])
  })
})
