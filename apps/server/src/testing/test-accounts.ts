import { accountEndpoints, TokenPair, type User } from '@troupe/contract/accounts'
import type { LightMyRequestResponse } from 'fastify'
import type { Member } from '../http/requests/endpoint-binding.ts'
import type { TestApp } from './test-app.ts'

export interface TestPerson {
  readonly email: string
  readonly username: string
  readonly password: string
}

export interface SignedInUser extends TestPerson {
  readonly user: User
  readonly accessToken: string
  readonly refreshToken: string
  /** Passed to `inject`. */
  readonly headers: { authorization: string }
}

let people = 0

/** Invents a user who is unique in this run; a test sets only the fields that matter to it. */
export function inventPerson(given: Partial<TestPerson> = {}): TestPerson {
  const number = ++people
  return { email: `person-${number}@brand.test`, username: `person-${number}`, password: 'Right-horse-7', ...given }
}

interface Post {
  readonly body: unknown
  readonly token?: string
  readonly ip?: string
  readonly headers?: Record<string, string>
}

/** Sends JSON to the application. */
export function post(
  { app }: TestApp,
  url: string,
  { body, token, ip, headers }: Post,
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url,
    remoteAddress: ip ?? '127.0.0.1',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    payload: JSON.stringify(body),
  })
}

/** Returns a different IP address for each registration, so that a test may have many users. */
function inventIp(): string {
  return `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`
}

/** Id of the registration, as the browser receives it, and the mailed code. */
export interface StartedRegistration {
  readonly registrationId: string
  readonly code: string
}

/** Starts a registration and sends the mail with its code. */
export async function startRegistration(testApp: TestApp, person: TestPerson): Promise<StartedRegistration> {
  const answer = await post(testApp, '/api/auth/register', { body: person, ip: inventIp() })
  if (answer.statusCode !== 200) throw new Error(`Registration was refused: ${answer.body}`)
  await testApp.jobs.runAll()
  const code = testApp.mailer.findCode(person.email)
  if (!code) throw new Error('No code was mailed')
  return {
    registrationId: accountEndpoints.register.response.required({ registration_id: true }).parse(answer.json())
      .registration_id,
    code,
  }
}

/** Company and address of users who are built for a test. */
export const builtCompanyAddress = { company: 'Tea House Ltd', address: '1 Harbour Street\nDublin' }

/** The user in the own workspace, which has the user's id. */
export function toMember({ user: { id } }: SignedInUser): Member {
  return { userId: id, workspaceId: id }
}

/** Registers a user with the mailed code, signs in, and enters a company's address, so that the user may send. */
export async function buildSignedInUser(testApp: TestApp, given: Partial<TestPerson> = {}): Promise<SignedInUser> {
  const person = inventPerson(given)
  const { code, registrationId } = await startRegistration(testApp, person)
  const body = { email: person.email, verification_code: code, registration_id: registrationId }
  const answer = await post(testApp, '/api/auth/register/verify', { body, ip: inventIp() })
  const built = await describeSignedIn(testApp, person, answer)
  await testApp.database.kysely
    .insertInto('company_addresses')
    .values({ workspace_id: built.user.id, ...builtCompanyAddress, updated_at: testApp.clock.now() })
    .execute()
  return built
}

/** Signs an existing user in again. */
export async function signIn(testApp: TestApp, person: TestPerson): Promise<SignedInUser> {
  const body = { email: person.email, password: person.password }
  return describeSignedIn(testApp, person, await post(testApp, '/api/auth/login', { body, ip: inventIp() }))
}

/** Returns a different code of six digits. */
export const toWrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function describeSignedIn(
  { app }: TestApp,
  person: TestPerson,
  answer: LightMyRequestResponse,
): Promise<SignedInUser> {
  if (answer.statusCode !== 200) throw new Error(`Signing in was refused: ${answer.body}`)
  const tokens = TokenPair.parse(answer.json())
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  const user = accountEndpoints.me.response.parse((await app.inject({ url: '/api/auth/me', headers })).json())
  return { ...person, user, accessToken: tokens.access_token, refreshToken: tokens.refresh_token, headers }
}
