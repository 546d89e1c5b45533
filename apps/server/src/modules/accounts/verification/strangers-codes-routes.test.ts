import { describe, expect, it } from 'vitest'
import { minutes } from '../../../lib/durations.ts'
import { newPassword, resetUrl, useStrangers } from '../../../testing/strangers.ts'
import { buildSignedInUser, inventPerson, toWrongCode } from '../../../testing/test-accounts.ts'
import { TestBrowser } from '../../../testing/test-browser.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'

const { testApp, openOwner, openStrangers, readCode } = useStrangers(useTestDatabase())

/** Sends 110 wrong codes from several networks, each with `submit`. */
async function submitWrongCodes(submit: (stranger: TestBrowser) => Promise<unknown>): Promise<void> {
  const all = openStrangers()
  for (let count = 0; count < 110; count++) {
    const stranger = all[count % all.length]
    if (stranger) await submit(stranger)
  }
}

describe('strangers entering wrong codes for an address', () => {
  it.each(['without having asked for one', 'having asked for one each'])(
    'do not block its owner from resetting the password: 110 from five networks, %s',
    async (way) => {
      const { email } = await buildSignedInUser(testApp)
      const owner = openOwner()
      await submitWrongCodes(async (stranger) => {
        if (way.startsWith('having')) await stranger.post(`${resetUrl}/request-code`, { email })
        const body = { email, verification_code: '000000', new_password: newPassword }
        await stranger.post(`${resetUrl}/confirm`, body)
      })
      testApp.clock.advance(minutes(1))
      expect((await owner.post(`${resetUrl}/request-code`, { email })).statusCode).toBe(200)
      const code = await readCode(email)
      await submitWrongCodes((stranger) =>
        stranger.post(`${resetUrl}/confirm`, {
          email,
          verification_code: toWrongCode(code),
          new_password: newPassword,
        }),
      )
      const body = { email, verification_code: code, new_password: newPassword }
      expect((await owner.post(`${resetUrl}/confirm`, body)).statusCode).toBe(200)
    },
  )

  it('do not block the registration of an address without an account', async () => {
    const person = inventPerson()
    const { email } = person
    await submitWrongCodes((stranger) =>
      stranger.post('/api/auth/register/verify', { email, verification_code: '000000' }),
    )
    const owner = openOwner()
    expect((await owner.post('/api/auth/register', person)).statusCode).toBe(200)
    const verification_code = await readCode(email)
    expect((await owner.post('/api/auth/register/verify', { email, verification_code })).statusCode).toBe(200)
  })
})

describe('strangers registering an address', () => {
  it('do not block its owner from registering it, however often they do', async () => {
    const person = inventPerson()
    for (const stranger of openStrangers()) {
      for (let count = 0; count < 8; count++) {
        testApp.clock.advance(minutes(1))
        await stranger.post('/api/auth/register', { ...person, username: `somebody-${count}` })
      }
    }
    const owner = openOwner()
    expect((await owner.post('/api/auth/register', person)).statusCode).toBe(200)
    const verification_code = await readCode(person.email)
    const answer = await owner.post('/api/auth/register/verify', { email: person.email, verification_code })
    expect(answer.statusCode).toBe(200)
    const login = await owner.post('/api/auth/login', { email: person.email, password: person.password })
    expect(login.statusCode).toBe(200)
  })
})

describe('an office behind one address', () => {
  it('can register 30 people within ten minutes, each with a wrong code and a second mail', async () => {
    const office = '203.0.113.77'
    const answers: number[] = []
    for (let count = 0; count < 30; count++) {
      testApp.clock.advance(minutes(10) / 30)
      const person = inventPerson()
      const { email } = person
      const browser = new TestBrowser(testApp, office)
      await browser.post('/api/auth/register', { ...person, username: 'admin' })
      await browser.post('/api/auth/register', person)
      const code = await readCode(email)
      await browser.post('/api/auth/register/verify', { email, verification_code: toWrongCode(code) })
      const answer = await browser.post('/api/auth/register/verify', { email, verification_code: code })
      answers.push(answer.statusCode)
    }
    expect(answers).toEqual(Array(30).fill(200))
  })
})

/** Requests a code as the owner and sets a new password with it. @returns the status code. */
async function resetPassword(owner: TestBrowser, email: string): Promise<number> {
  const asked = await owner.post(`${resetUrl}/request-code`, { email })
  if (asked.statusCode !== 200) return asked.statusCode
  return confirmReset(owner, email, await readCode(email))
}

async function confirmReset(browser: TestBrowser, email: string, verification_code: string): Promise<number> {
  const body = { email, verification_code, new_password: newPassword }
  return (await browser.post(`${resetUrl}/confirm`, body)).statusCode
}

const readLongCode = (email: string) => {
  const mail = testApp.mailer.sent.findLast(({ to }) => to === email)
  return /[0-9A-Z]{5}(?:-[0-9A-Z]{5,6}){4}/.exec(mail?.text ?? '')?.[0] ?? ''
}

const inventNetwork = (number: number) => `172.16.${number >> 8}.${number & 255}`

describe('strangers requesting codes', () => {
  it('use up the limit of their own network only (codesByNetwork, registerByNetwork)', async () => {
    const { email } = await buildSignedInUser(testApp)
    const [stranger] = openStrangers()
    for (let count = 0; count < 121; count++) {
      await stranger?.post(`${resetUrl}/request-code`, { email })
      await stranger?.post('/api/auth/register', inventPerson())
    }
    expect((await stranger?.post(`${resetUrl}/request-code`, { email }))?.statusCode).toBe(429)
    expect((await stranger?.post('/api/auth/register', inventPerson()))?.statusCode).toBe(429)
    expect(await resetPassword(openOwner(), email)).toBe(200)
    expect((await openOwner().post('/api/auth/register', inventPerson())).statusCode).toBe(200)
  })

  it('share one limit in all of the /64 networks of a site, four times as high', async () => {
    const enter = (ip: string) =>
      new TestBrowser(testApp, ip).post('/api/email-verification/verify-code', {
        email: 'a@one.test',
        verification_code: '000000',
      })
    const answers: number[] = []
    for (let count = 0; count < 241; count++) {
      answers.push((await enter(`2001:db8:7:${(count % 100).toString(16)}::1`)).statusCode)
    }
    expect(answers.indexOf(429)).toBe(240)
    expect((await enter('2001:db8:8:1::1')).statusCode).toBe(422)
  })

  it("neither flood an address nor block its owner's code at any time (repeatedCodeMailsByAddress)", async () => {
    const { email } = await buildSignedInUser(testApp)
    const sent = testApp.mailer.sent.length
    for (let minute = 0; minute < 60; minute++) {
      for (let count = 0; count < 4; count++) {
        await new TestBrowser(testApp, inventNetwork(minute * 4 + count)).post(`${resetUrl}/request-code`, { email })
        testApp.clock.advance(minutes(1) / 4)
        await testApp.jobs.runAll()
      }
      if (minute % 7 !== 3) continue
      const owner = openOwner()
      await owner.post(`${resetUrl}/request-code`, { email })
      // The code in the newest mail is always valid.
      expect(await confirmReset(owner, email, await readCode(email)), String(minute)).toBe(200)
    }
    const codes = testApp.mailer.sent.slice(sent).filter(({ subject }) => /^\d{6}/.test(subject))
    // Each reset by the owner allows one more mail.
    expect(codes.length).toBeLessThanOrEqual(17 + 9)
  })
})

describe('strangers guessing codes', () => {
  it("in the owner's network use up nothing of an open request (strayCodesByNetwork)", async () => {
    const { email } = await buildSignedInUser(testApp)
    const [owner, colleague] = [openOwner(), openOwner()]
    await owner.post(`${resetUrl}/request-code`, { email })
    const code = await readCode(email)
    for (let count = 0; count < 70; count++) await confirmReset(colleague, 'nobody@one.test', '000000')
    expect(await confirmReset(colleague, 'nobody@one.test', '000000')).toBe(429)
    for (let count = 0; count < 10; count++) await confirmReset(colleague, email, toWrongCode(code))
    expect(await confirmReset(owner, email, code)).toBe(200)
  })

  it("in the owner's network are refused after twenty a day; the long code of the mail admits the owner (wrongCodesByNetworkAndSubject)", async () => {
    const { email } = await buildSignedInUser(testApp)
    const owner = openOwner()
    for (let count = 0; count < 4; count++) {
      const colleague = openOwner()
      await colleague.post(`${resetUrl}/request-code`, { email })
      await colleague.post(`${resetUrl}/request-code`, { email })
      const code = toWrongCode(await readCode(email))
      for (let attempt = 0; attempt < 5; attempt++) await confirmReset(colleague, email, code)
    }
    await owner.post(`${resetUrl}/request-code`, { email })
    expect(await confirmReset(owner, email, await readCode(email))).toBe(429)
    expect(await confirmReset(owner, email, readLongCode(email))).toBe(200)
    // Proof of ownership resets the count.
    testApp.clock.advance(minutes(1))
    expect(await resetPassword(owner, email)).toBe(200)
  })

  it('from many networks are refused after five hundred; the long code of the mail admits the owner, also to register (wrongCodesBySubject)', async () => {
    const person = inventPerson()
    const { email } = person
    const owner = openOwner()
    await owner.post('/api/auth/register', person)
    const verification_code = await readCode(email)
    const guess = async (network: number) => {
      const stranger = new TestBrowser(testApp, inventNetwork(network))
      for (let request = 0; request < 4; request++) {
        testApp.clock.advance(1)
        await stranger.post('/api/auth/register', { ...person, username: `stranger-${network}-${request}` })
        for (let attempt = 0; attempt < 5; attempt++) {
          const body = { email, verification_code: toWrongCode(verification_code) }
          await stranger.post('/api/auth/register/verify', body)
        }
      }
    }
    for (let network = 0; network < 25; network += 5) {
      await Promise.all(Array.from({ length: 5 }, (_, index) => guess(network + index)))
    }
    expect((await owner.post('/api/auth/register/verify', { email, verification_code })).statusCode).toBe(429)
    const stranger = new TestBrowser(testApp, inventNetwork(999))
    await stranger.post('/api/auth/register', person)
    expect((await stranger.post('/api/auth/register/verify', { email, verification_code })).statusCode).toBe(429)
    const answer = await owner.post('/api/auth/register/verify', { email, verification_code: readLongCode(email) })
    expect(answer.statusCode).toBe(200)
    const login = { email, password: person.password }
    expect((await owner.post('/api/auth/login', login)).statusCode).toBe(200)
  }, 60_000)

  it('get no account by an invented long code, and no second use of one', async () => {
    const { email } = await buildSignedInUser(testApp)
    const owner = openOwner()
    await owner.post(`${resetUrl}/request-code`, { email })
    await testApp.jobs.runAll()
    const longCode = readLongCode(email)
    expect(longCode).toHaveLength(30)
    expect(await confirmReset(owner, email, `${longCode.slice(0, -1)}${longCode.endsWith('A') ? 'B' : 'A'}`)).toBe(422)
    expect(await confirmReset(owner, 'other@one.test', longCode)).toBe(422)
    expect(await confirmReset(owner, email, longCode)).toBe(200)
    expect(await confirmReset(owner, email, longCode)).toBe(422)
  })

  it('asking whether an address is verified block others for a minute at most (statusByNetwork)', async () => {
    const ask = async () =>
      (await testApp.app.inject({ url: '/api/email-verification/status/a%40one.test', remoteAddress: '192.0.2.1' }))
        .statusCode
    for (let count = 0; count < 60; count++) await ask()
    expect(await ask()).toBe(429)
    testApp.clock.advance(minutes(1))
    expect(await ask()).toBe(200)
  })
})
