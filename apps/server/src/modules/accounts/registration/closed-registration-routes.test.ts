import { emailVerificationEndpoints } from '@troupe/contract/account/email-verification'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  buildSignedInUser,
  inventPerson,
  post,
  startRegistration,
  type TestPerson,
} from '../../../testing/test-accounts.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import type { RegistrationRule } from '../installation/installation-rules.ts'

const database = useTestDatabase()
let rule: RegistrationRule
let isDemo: boolean
let invited: string[]
const testApp = useTestApp(database, {
  registration: {
    get rule() {
      return rule
    },
    get isDemo() {
      return isDemo
    },
    contact: 'it@brand.test',
  },
  findInvitation: async (_db, email) => (invited.includes(email) ? {} : undefined),
})
beforeEach(() => {
  rule = { mode: 'auto', domains: [] }
  isDemo = false
  invited = []
})

const register = (person: TestPerson) => post(testApp, '/api/auth/register', { body: person })
const verify = ({ email }: TestPerson, started: { code: string; registrationId: string }) => {
  const body = { email, verification_code: started.code, registration_id: started.registrationId }
  return post(testApp, '/api/auth/register/verify', { body })
}

describe('GET /api/auth/registration', () => {
  const read = async () => (await testApp.app.inject({ url: '/api/auth/registration' })).json()

  it('is open until the first account exists, and then by invitation', async () => {
    expect(await read()).toMatchObject({ registration: 'open' })
    await buildSignedInUser(testApp)
    expect(await read()).toEqual({ registration: 'invitation', domains: [], contact: 'it@brand.test' })
  })

  it('stays open in a demonstration', async () => {
    isDemo = true
    await buildSignedInUser(testApp)
    expect(await read()).toMatchObject({ registration: 'open' })
  })

  it('names the domains whose addresses may register', async () => {
    rule = { mode: 'domain', domains: ['brand.test'] }
    expect(await read()).toMatchObject({ registration: 'domain', domains: ['brand.test'] })
  })

  it('names no domains where they do not matter', async () => {
    rule = { mode: 'invitation', domains: ['brand.test'] }
    expect(await read()).toMatchObject({ registration: 'invitation', domains: [] })
  })
})

describe('a closed registration', () => {
  it('is refused, and says whom to ask', async () => {
    await buildSignedInUser(testApp)
    const answer = await register(inventPerson())
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({
      detail: 'Registration is by invitation. Ask the person who runs this installation to invite this address.',
      message_key: 'accounts.invitation_needed',
    })
  })

  it('is refused alike whether or not the address has an account, and mails nothing', async () => {
    const { email } = await buildSignedInUser(testApp)
    testApp.mailer.sent.length = 0
    const answers = [await register(inventPerson({ email })), await register(inventPerson())]
    const [ofOwner, ofStranger] = answers.map((answer) => ({
      ...answer.json(),
      request_id: '',
      status: answer.statusCode,
    }))
    expect(ofOwner).toEqual(ofStranger)
    await testApp.jobs.runAll()
    expect(testApp.mailer.sent).toEqual([])
  })

  it('lets an invited address in', async () => {
    await buildSignedInUser(testApp)
    invited = ['new@else.test']
    expect((await buildSignedInUser(testApp, { email: 'new@else.test' })).user.email).toBe('new@else.test')
  })

  it('lets addresses of a domain in, and refuses others', async () => {
    rule = { mode: 'domain', domains: ['brand.test'] }
    await buildSignedInUser(testApp, { email: 'new@brand.test' })
    const answer = await register(inventPerson({ email: 'new@else.test' }))
    expect(answer.statusCode).toBe(403)
    expect(answer.json().message_key).toBe('accounts.domain_closed')
  })

  it('refuses the code of a registration that was begun before', async () => {
    const person = inventPerson()
    const started = await startRegistration(testApp, person)
    rule = { mode: 'invitation', domains: [] }
    expect((await verify(person, started)).statusCode).toBe(403)
    expect(await database.kysely.selectFrom('users').select('id').execute()).toEqual([])
  })

  it('leaves the codes of creators who onboard as they are', async () => {
    rule = { mode: 'invitation', domains: [] }
    const answer = await post(testApp, emailVerificationEndpoints.requestCode.path, {
      body: { email: 'maya@one.test' },
    })
    expect(answer.statusCode).toBe(200)
    await testApp.jobs.runAll()
    expect(testApp.mailer.findCode('maya@one.test')).toMatch(/^\d{6}$/)
  })

  it('makes one first account if two are made at the same time', async () => {
    const people = [inventPerson(), inventPerson()]
    const started = [await startRegistration(testApp, people[0] ?? inventPerson())]
    started.push(await startRegistration(testApp, people[1] ?? inventPerson()))
    const answers = await Promise.all(
      people.map((person, index) => verify(person, started[index] ?? { code: '', registrationId: '' })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403])
  })
})
