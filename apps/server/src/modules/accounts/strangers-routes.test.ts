import { describe, expect, it } from 'vitest'
import { minutes } from '../../durations.ts'
import { buildSignedInUser, inventPerson, toWrongCode } from '../../testing/test-accounts.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { TestBrowser } from '../../testing/test-browser.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()
const testApp = useTestApp(database)

const strangerNetworks = ['192.0.2.1', '198.51.100.2', '203.0.113.3', '2001:db8:1:1::1', '2001:db8:2:2::2']
const newPassword = 'Left-donkey-8'
const resetUrl = '/api/auth/password-reset'

const openOwner = () => new TestBrowser(testApp, '100.64.0.9')
const strangers = () => strangerNetworks.map((ip) => new TestBrowser(testApp, ip))

async function readCode(email: string): Promise<string> {
  await testApp.jobs.runAll()
  return testApp.mailer.findCode(email) ?? ''
}

/** Sends 110 wrong codes from five networks, with `submit` for each. */
async function submitWrongCodes(submit: (stranger: TestBrowser) => Promise<unknown>): Promise<void> {
  const all = strangers()
  for (let count = 0; count < 110; count++) {
    const stranger = all[count % all.length]
    if (stranger) await submit(stranger)
  }
}

describe('strangers who enter wrong codes for an address', () => {
  it.each(['without having asked for one', 'having asked for one each'])(
    'do not keep its owner from resetting the password: 110 from five networks, %s',
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

  it('do not keep an address without an account from registering', async () => {
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

describe('strangers who register an address', () => {
  it('do not keep its owner from registering it, however often they do', async () => {
    const person = inventPerson()
    for (const stranger of strangers()) {
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

describe('strangers who guess a password', () => {
  it('do not keep the owner out of a browser that signed in before, again and again', async () => {
    const person = await buildSignedInUser(testApp)
    const { email, password } = person
    const owner = openOwner()
    expect((await owner.post('/api/auth/login', { email, password })).statusCode).toBe(200)
    for (let round = 0; round < 3; round++) {
      const all = [...strangers(), new TestBrowser(testApp, '192.0.2.4'), new TestBrowser(testApp, '192.0.2.5')]
      for (let count = 0; count < 66; count++) {
        await all[count % all.length]?.post('/api/auth/login', { email, password: 'Wrong-horse-7' })
      }
      expect((await owner.post('/api/auth/login', { email, password })).statusCode).toBe(200)
      testApp.clock.advance(minutes(16))
    }
  })
})

describe('one office address', () => {
  it('lets 30 people register within ten minutes, each with a wrong code and a second mail', async () => {
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
