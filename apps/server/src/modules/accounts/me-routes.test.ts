import { createHmac, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { deriveKey } from '../../lib/derive-key.ts'
import { minutes, seconds } from '../../lib/durations.ts'
import { buildSignedInUser, type SignedInUser } from '../../testing/test-accounts.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()
const secretKey = randomBytes(32)
const testApp = useTestApp(database, { secretKey })
const me = (authorization?: string) =>
  testApp.app.inject({ url: '/api/auth/me', headers: authorization === undefined ? {} : { authorization } })

const decode = (part: string | undefined) => JSON.parse(Buffer.from(part ?? '', 'base64url').toString())
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Changes the header and claims of a valid token and signs it correctly. */
function forge(
  user: SignedInUser,
  header: object,
  claims: object,
  key = deriveKey(secretKey, 'access-tokens'),
): string {
  const [oldHeader, oldClaims] = user.accessToken.split('.')
  const content = `${encode({ ...decode(oldHeader), ...header })}.${encode({ ...decode(oldClaims), ...claims })}`
  return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`
}

describe('GET /api/auth/me', () => {
  it('returns the signed-in user without the password', async () => {
    const { user, email, username, headers } = await buildSignedInUser(testApp)
    const answer = await me(headers.authorization)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      id: user.id,
      email,
      username,
      language: null,
      time_zone: null,
      created_at: '2030-03-01T09:00:00.000Z',
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('returns each user their own data', async () => {
    const [anna, bert] = [await buildSignedInUser(testApp), await buildSignedInUser(testApp)]
    expect((await me(anna.headers.authorization)).json().email).toBe(anna.email)
    expect((await me(bert.headers.authorization)).json().email).toBe(bert.email)
  })

  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Basic YTpi',
    'Bearer a b',
    'Bearer a.b.c',
    `Bearer ${'a'.repeat(7000)}`,
  ])('refuses the header %o', async (authorization) => {
    const answer = await me(authorization)
    expect(answer.statusCode).toBe(401)
    expect(typeof answer.json().detail).toBe('string')
  })

  it('refuses the access token after 15 minutes', async () => {
    const { headers } = await buildSignedInUser(testApp)
    testApp.clock.advance(minutes(15) - seconds(1))
    expect((await me(headers.authorization)).statusCode).toBe(200)
    testApp.clock.advance(seconds(7))
    expect((await me(headers.authorization)).statusCode).toBe(401)
  })

  it('refuses the refresh token', async () => {
    const { refreshToken } = await buildSignedInUser(testApp)
    expect((await me(`Bearer ${refreshToken}`)).statusCode).toBe(401)
  })

  it('refuses a token with another signature, algorithm, key, kind, place or time (J-1 to J-12)', async () => {
    const user = await buildSignedInUser(testApp)
    const [header, claims] = user.accessToken.split('.')
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const rs256 = await new SignJWT(decode(claims))
      .setProtectedHeader({ ...decode(header), alg: 'RS256' })
      .sign(privateKey)
    const now = Math.floor(testApp.clock.now().getTime() / 1000)
    const forged = {
      'no signature': `${header}.${claims}.`,
      'algorithm none': `${encode({ ...decode(header), alg: 'none' })}.${claims}.`,
      'another algorithm': rs256,
      'another key': forge(user, {}, {}, randomBytes(32)),
      'another key id': forge(user, { kid: '../../dev/null' }, {}),
      'no key id': forge(user, { kid: undefined }, {}),
      'another type': forge(user, { typ: 'JWT' }, {}),
      'a critical extension': forge(user, { crit: ['b64'], b64: false }, {}),
      'another audience': forge(user, {}, { aud: 'somewhere-else' }),
      'another issuer': forge(user, {}, { iss: 'somebody-else' }),
      'no end': forge(user, {}, { exp: undefined }),
      'not yet valid': forge(user, {}, { nbf: now + 600 }),
      'no session': forge(user, {}, { sid: undefined }),
      'a session that is none': forge(user, {}, { sid: randomUUID() }),
      'a user that is none': forge(user, {}, { sub: "' or true --" }),
      "somebody else's session": forge(user, {}, { sub: (await buildSignedInUser(testApp)).user.id }),
    }
    for (const [name, token] of Object.entries(forged)) {
      expect((await me(`Bearer ${token}`)).statusCode, name).toBe(401)
    }
    expect((await me(`Bearer ${forge(user, {}, {})}`)).statusCode).toBe(200)
  })
})
