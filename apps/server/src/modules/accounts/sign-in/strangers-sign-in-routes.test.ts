import { describe, expect, it } from 'vitest'
import { minutes } from '../../../lib/durations.ts'
import { newPassword, resetUrl, useStrangers } from '../../../testing/strangers.ts'
import { buildSignedInUser } from '../../../testing/test-accounts.ts'
import { TestBrowser } from '../../../testing/test-browser.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'

const { testApp, openOwner, openStrangers, readCode } = useStrangers(useTestDatabase())

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

const inventNetwork = (number: number) => `172.16.${number >> 8}.${number & 255}`

describe('strangers guessing a password', () => {
  it('do not keep the owner out of a browser that signed in before, again and again', async () => {
    const person = await buildSignedInUser(testApp)
    const { email, password } = person
    const owner = openOwner()
    expect((await owner.post('/api/auth/login', { email, password })).statusCode).toBe(200)
    for (let round = 0; round < 3; round++) {
      const all = [...openStrangers(), new TestBrowser(testApp, '192.0.2.4'), new TestBrowser(testApp, '192.0.2.5')]
      for (let count = 0; count < 66; count++) {
        await all[count % all.length]?.post('/api/auth/login', { email, password: 'Wrong-horse-7' })
      }
      expect((await owner.post('/api/auth/login', { email, password })).statusCode).toBe(200)
      testApp.clock.advance(minutes(16))
    }
  })
})

describe('a browser that signed in before', () => {
  async function openKnown(): Promise<{ owner: TestBrowser; email: string; password: string; token: string }> {
    const { email, password } = await buildSignedInUser(testApp)
    const owner = openOwner()
    const answer = await owner.post('/api/auth/login', { email, password })
    return { owner, email, password, token: answer.json().access_token }
  }
  const guessPassword = (browser: TestBrowser, email: string) =>
    browser.post('/api/auth/login', { email, password: 'Wrong-horse-7' })
  /** Exhausts the limit of unknown browsers for an address. */
  const fillAddress = async (email: string) => {
    for (let count = 0; count < 61; count++) {
      await guessPassword(new TestBrowser(testApp, inventNetwork(count % 7)), email)
    }
  }

  it('signs in while the same network and many others guess (loginByNetwork, loginByNetworkAndAddress, loginByAddress)', async () => {
    const { owner, email, password } = await openKnown()
    await fillAddress(email)
    for (let count = 0; count < 121; count++) await guessPassword(openOwner(), `x${count}@one.test`)
    expect((await openOwner().post('/api/auth/login', { email, password })).statusCode).toBe(429)
    expect((await owner.post('/api/auth/login', { email, password })).statusCode).toBe(200)
  })

  it('has its own limit: ten guesses in five minutes, which do not block other browsers (loginByKnownDevice)', async () => {
    const { owner, email, password } = await openKnown()
    for (let count = 0; count < 10; count++) {
      await owner.post('/api/auth/login', { email, password: 'Wrong-horse-7' })
    }
    expect((await owner.post('/api/auth/login', { email, password })).statusCode).toBe(429)
    expect((await openOwner().post('/api/auth/login', { email, password })).statusCode).toBe(200)
    // For other accounts it is an unknown browser.
    const other = await buildSignedInUser(testApp)
    expect((await owner.post('/api/auth/login', { email: other.email, password: other.password })).statusCode).toBe(200)
  })

  it('belongs to the owner after a reset with a mailed code: strangers who keep guessing do not block the sign-in', async () => {
    const { email } = await openKnown()
    const newBrowser = openOwner()
    expect(await resetPassword(newBrowser, email)).toBe(200)
    await fillAddress(email)
    expect((await newBrowser.post('/api/auth/login', { email, password: newPassword })).statusCode).toBe(200)
  })

  it.each([
    ['the password is changed elsewhere', 'password'],
    ['its session is ended elsewhere', 'session'],
    ['every session is ended elsewhere', 'sessions'],
    ['the password is reset elsewhere', 'reset'],
  ])('is unknown once %s', async (_name, how) => {
    const { owner, email, password, token } = await openKnown()
    const elsewhere = new TestBrowser(testApp, '198.51.100.50')
    const signedIn = await elsewhere.post('/api/auth/login', { email, password })
    const session = signedIn.json().access_token
    if (how === 'password') {
      const body = { current_password: password, new_password: newPassword }
      expect((await elsewhere.post('/api/account/password', body, session)).statusCode).toBe(200)
    }
    if (how === 'session') {
      const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
      const headers = { authorization: `Bearer ${session}` }
      const ended = await testApp.app.inject({ method: 'DELETE', url: `/api/account/sessions/${sid}`, headers })
      expect(ended.statusCode).toBe(200)
    }
    if (how === 'sessions') expect((await elsewhere.post('/api/auth/logout-all', {}, session)).statusCode).toBe(200)
    if (how === 'reset') expect(await resetPassword(elsewhere, email)).toBe(200)
    await fillAddress(email)
    const right = ['password', 'reset'].includes(how) ? newPassword : password
    expect((await owner.post('/api/auth/login', { email, password: right })).statusCode).toBe(429)
    expect((await elsewhere.post('/api/auth/login', { email, password: right })).statusCode).toBe(200)
  })

  it('stays known when its user signs out', async () => {
    const { owner, email, password, token } = await openKnown()
    expect((await owner.post('/api/auth/logout', {}, token)).statusCode).toBe(200)
    await fillAddress(email)
    expect((await owner.post('/api/auth/login', { email, password })).statusCode).toBe(200)
  })

  it('makes the network wait longer each time for an address: ten in five minutes, fifty a day (loginByNetworkAndAddressPerDay)', async () => {
    const { email, password } = await buildSignedInUser(testApp)
    const [stranger] = openStrangers()
    for (let round = 0; round < 5; round++) {
      for (let count = 0; count < 10; count++) {
        await stranger?.post('/api/auth/login', { email, password: 'Wrong-horse-7' })
      }
      testApp.clock.advance(minutes(16))
    }
    const refused = await stranger?.post('/api/auth/login', { email, password: 'Wrong-horse-7' })
    expect(refused?.statusCode).toBe(429)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(20 * 3600)
    expect((await openOwner().post('/api/auth/login', { email, password })).statusCode).toBe(200)
  })
})

describe('a stolen session', () => {
  it('uses up its own guesses at the password and not those of the owner (passwordsBySession)', async () => {
    const { email, password, accessToken } = await buildSignedInUser(testApp)
    const owner = openOwner()
    const own = (await owner.post('/api/auth/login', { email, password })).json().access_token
    const change = (browser: TestBrowser, current_password: string, token: string) =>
      browser.post('/api/account/password', { current_password, new_password: newPassword }, token)
    const [thief] = openStrangers()
    for (let count = 0; count < 11; count++) if (thief) await change(thief, 'Wrong-horse-7', accessToken)
    expect(thief && (await change(thief, password, accessToken)).statusCode).toBe(429)
    expect((await change(owner, password, own)).statusCode).toBe(200)
  })
})
