import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { hours, minutes, seconds } from '../../../lib/durations.ts'
import {
  buildSignedInUser,
  inventPerson,
  post,
  startRegistration,
  toWrongCode,
} from '../../../testing/test-accounts.ts'
import { buildTestApp, type TestApp, useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'

const database = useTestDatabase()
const testApp = useTestApp(database)

const request = (email: unknown, ip = '127.0.0.1', node: TestApp = testApp) =>
  post(node, '/api/email-verification/request-code', { body: { email }, ip })
const verify = (email: unknown, code: unknown, ip = '127.0.0.1', node: TestApp = testApp) =>
  post(node, '/api/email-verification/verify-code', { body: { email, verification_code: code }, ip })
const getStatus = (email: string, remoteAddress = '127.0.0.1') =>
  testApp.app.inject({ url: `/api/email-verification/status/${encodeURIComponent(email)}`, remoteAddress })

/** Requests a code and returns it from the mail. */
async function receiveCode(email: string): Promise<string> {
  const answer = await request(email)
  if (answer.statusCode !== 200) throw new Error(`The code was refused: ${answer.body}`)
  await testApp.jobs.runAll()
  return testApp.mailer.findCode(email) ?? ''
}

describe('POST /api/email-verification/request-code', () => {
  it('mails a code and returns when it expires', async () => {
    const answer = await request(' Maya@Brand.test ')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      success: true,
      message: 'Verification code sent. Please check your email.',
      expires_at: '2030-03-01T09:10:00.000Z',
    })
    await testApp.jobs.runAll()
    const [mail] = testApp.mailer.sent
    expect(mail?.to).toBe('maya@brand.test')
    expect(mail?.subject).toMatch(/^\d{6} is your Troupe verification code$/)
    expect(mail?.text).toContain('It is valid for 10 minutes.')
    expect(mail?.html).toBeUndefined()
  })

  it('mails in the language of the page that asks, which may be one of creators only', async () => {
    await post(testApp, '/api/email-verification/request-code', {
      body: { email: 'maya@brand.test' },
      headers: { 'accept-language': 'ko' },
    })
    await testApp.jobs.runAll()
    expect(testApp.mailer.sent[0]?.subject).toMatch(/^\d{6} – Troupe 인증 코드$/)
    expect(testApp.mailer.sent[0]?.text).toContain('코드는 10분 동안 유효합니다.')
  })

  it('gives the same answer and mail for an address with an account', async () => {
    const { email } = await buildSignedInUser(testApp)
    const sent = testApp.mailer.sent.length
    const [known, unknown] = [await request(email), await request('nobody@brand.test')]
    expect(known.json()).toEqual(unknown.json())
    await testApp.jobs.runAll()
    const [first, second] = testApp.mailer.sent.slice(sent)
    const [ofKnown, ofUnknown] = [first, second].map((mail) =>
      mail?.text.replace(/\d{6}|[0-9A-Z]{5}(-[0-9A-Z]+)+/g, ''),
    )
    expect(ofKnown).toBe(ofUnknown)
  })

  it.each([
    ['nothing', undefined],
    ['a list', ['a@b.test']],
    ['two addresses', 'a@b.test,c@d.test'],
    ['a line break', 'a@b.test\r\nBcc: c@d.test'],
  ])('refuses %s as an address and names the field', async (_name, email) => {
    const answer = await request(email)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail[0].loc).toEqual(['body', 'email'])
    expect(testApp.jobs.waiting).toEqual([])
  })

  it('mails the same code again after a minute, and a new one once it has less than five minutes left', async () => {
    const first = await receiveCode('maya@brand.test')
    testApp.clock.advance(seconds(20))
    expect((await request('maya@brand.test')).json().expires_at).toBe('2030-03-01T09:10:00.000Z')
    await testApp.jobs.runAll()
    expect(testApp.mailer.sent).toHaveLength(1)
    testApp.clock.advance(minutes(1))
    expect(await receiveCode('maya@brand.test')).toBe(first)
    testApp.clock.advance(minutes(5))
    const second = await request('maya@brand.test')
    expect(second.json().expires_at).toBe('2030-03-01T09:16:20.000Z')
    await testApp.jobs.runAll()
    expect(testApp.mailer.sent).toHaveLength(3)
    // The code of the previous mail is accepted as well.
    expect((await verify('maya@brand.test', first)).statusCode).toBe(200)
  })

  it('does not flood a mailbox, however many networks ask: at most 17 mails an hour', async () => {
    for (let count = 0; count < 240; count++) {
      expect((await request('maya@brand.test', `192.0.2.${count}`)).statusCode).toBe(200)
      await testApp.jobs.runAll()
      testApp.clock.advance(seconds(15))
    }
    expect(testApp.mailer.sent.length).toBeGreaterThan(10)
    expect(testApp.mailer.sent.length).toBeLessThanOrEqual(17)
  })

  it('refuses the 121st code of a network within an hour, on every node', async () => {
    const secondNode = await buildTestApp(database, { clock: testApp.clock })
    for (let count = 0; count < 120; count++) {
      const node = count % 2 === 0 ? testApp : secondNode
      expect((await request(`person-${count}@brand.test`, '127.0.0.1', node)).statusCode).toBe(200)
    }
    expect((await request('one-more@brand.test', '127.0.0.1', secondNode)).statusCode).toBe(429)
    await secondNode.app.close()
  })

  it('mails the code on the next request after the queue refused it', async () => {
    const broken = await buildTestApp(database, { clock: testApp.clock, logLines: [] })
    broken.jobs.enqueue = async () => {
      throw new Error('no queue')
    }
    expect((await request('maya@brand.test', '127.0.0.1', broken)).statusCode).toBe(500)
    await broken.app.close()
    expect(await receiveCode('maya@brand.test')).toMatch(/^\d{6}$/)
  })
})

describe('POST /api/email-verification/verify-code', () => {
  it('accepts the mailed code as proof, once', async () => {
    const code = await receiveCode('maya@brand.test')
    const answer = await verify('MAYA@brand.test', code)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      success: true,
      email_verified: true,
      message: 'Email verified successfully!',
    })
    const again = await verify('maya@brand.test', code)
    expect(again.statusCode).toBe(422)
    expect(again.json().detail).toBe('This verification code has expired. Please request a new one.')
  })

  it.each([
    ['five digits', '12345'],
    ['full-width digits', '１２３４５６'],
    ['a number', 123456],
    ['a list', ['123456']],
  ])('refuses %s as a code', async (_name, code) => {
    const answer = await verify('maya@brand.test', code)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toEqual([expect.objectContaining({ loc: ['body', 'verification_code'] })])
  })

  it('refuses a code after five wrong ones (T1), and a network after twenty for an address over all its codes (T4)', async () => {
    const code = await receiveCode('maya@brand.test')
    const left = ['4 attempts', '3 attempts', '2 attempts', '1 attempt']
    for (const attempts of left) {
      const answer = await verify('maya@brand.test', toWrongCode(code))
      expect(answer.json().detail).toBe(`Incorrect verification code. You have ${attempts} left.`)
    }
    await verify('maya@brand.test', toWrongCode(code))
    expect((await verify('maya@brand.test', code)).statusCode).toBe(422)
    for (let requested = 0; requested < 3; requested++) {
      testApp.clock.advance(minutes(6))
      const next = await receiveCode('maya@brand.test')
      for (let attempt = 0; attempt < 5; attempt++) await verify('maya@brand.test', toWrongCode(next))
    }
    testApp.clock.advance(minutes(6))
    const refused = await verify('maya@brand.test', await receiveCode('maya@brand.test'))
    expect(refused.statusCode).toBe(429)
    expect(refused.json().detail).toMatch(
      /^Too many wrong codes were entered for this address. The short code can be tried again in .+. The long code in the mail still works\.$/,
    )
  })

  it('refuses codes of another purpose, and its code serves no other purpose (T8)', async () => {
    const person = inventPerson()
    const registration = await startRegistration(testApp, person)
    const code = await receiveCode(person.email)
    if (registration.code === code) return
    expect((await verify(person.email, registration.code)).statusCode).toBe(422)
    const body = { email: person.email, verification_code: code, registration_id: registration.registrationId }
    expect((await post(testApp, '/api/auth/register/verify', { body })).statusCode).toBe(422)
    expect((await verify(person.email, code)).statusCode).toBe(200)
  })

  it('refuses a code after ten minutes, and one of another address', async () => {
    const [codeOfMaya, codeOfBert] = [await receiveCode('maya@brand.test'), await receiveCode('bert@brand.test')]
    if (codeOfMaya !== codeOfBert) expect((await verify('bert@brand.test', codeOfMaya)).statusCode).toBe(422)
    testApp.clock.advance(minutes(10) + seconds(1))
    const answer = await verify('maya@brand.test', codeOfMaya)
    expect(answer.json().detail).toBe('This verification code has expired. Please request a new one.')
  })

  it('accepts one of 20 parallel right codes (T3)', async () => {
    const code = await receiveCode('maya@brand.test')
    await sql`update email_verifications set network_attempts = -20`.execute(database.kysely)
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify('maya@brand.test', code)))
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
  })
})

describe('GET /api/email-verification/status/:email', () => {
  it('reports nothing for an address without an open code', async () => {
    const answer = await getStatus('maya@brand.test')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      success: true,
      message: 'No verification code is open',
      expires_at: null,
      email_verified: false,
    })
  })

  it('returns when an open code expires, and forgets it then', async () => {
    await receiveCode('maya@brand.test')
    expect((await getStatus('Maya@Brand.test')).json()).toMatchObject({
      expires_at: '2030-03-01T09:10:00.000Z',
      email_verified: false,
    })
    testApp.clock.advance(minutes(10))
    expect((await getStatus('maya@brand.test')).json()).toMatchObject({ expires_at: null, email_verified: false })
  })

  it('reports for an hour that an address was verified, also while another code is open', async () => {
    await verify('maya@brand.test', await receiveCode('maya@brand.test'))
    expect((await getStatus('maya@brand.test')).json()).toMatchObject({
      success: true,
      message: 'Email is verified',
      expires_at: null,
      email_verified: true,
    })
    testApp.clock.advance(minutes(1))
    await receiveCode('maya@brand.test')
    expect((await getStatus('maya@brand.test')).json()).toMatchObject({ email_verified: true })
    testApp.clock.advance(hours(1))
    expect((await getStatus('maya@brand.test')).json()).toMatchObject({ email_verified: false })
  })

  it('does not reveal whether an address has an account', async () => {
    const { email } = await buildSignedInUser(testApp)
    expect((await getStatus(email)).json()).toEqual((await getStatus('nobody@brand.test')).json())
  })

  it('refuses a malformed address', async () => {
    for (const email of ['maya', 'a,b@c.test', `${'a'.repeat(250)}@b.test`]) {
      const answer = await getStatus(email)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().detail[0].loc).toEqual(['path', 'email'])
    }
  })

  it('refuses a network after 120 requests in five minutes', async () => {
    for (let count = 0; count < 120; count++) await getStatus(`person-${count}@brand.test`)
    expect((await getStatus('maya@brand.test')).statusCode).toBe(429)
    expect((await getStatus('maya@brand.test', '198.51.100.7')).statusCode).toBe(200)
  })
})
