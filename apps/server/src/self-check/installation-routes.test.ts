import { checkAreas, installationEndpoints } from '@troupe/contract/account/installation'
import { beforeEach, describe, expect, it } from 'vitest'
import { isOperator } from '../modules/accounts/operator/is-operator.ts'
import { readRegistration } from '../modules/accounts/registration/decide-registration.ts'
import { parseSettings, type Settings } from '../settings/settings.ts'
import { buildSignedInUser, type SignedInUser } from '../testing/test-accounts.ts'
import { testSecretKey, useTestApp } from '../testing/test-app.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { createInstallationProof } from './installation-proof.ts'
import { createSelfCheck } from './self-check.ts'

const database = useTestDatabase()
let settings: Settings
let checkMailer: () => Promise<void>
const testApp = useTestApp(database, {
  endpoints: (parts) =>
    createSelfCheck({
      ...parts,
      secretKey: testSecretKey,
      get settings() {
        return settings
      },
      checkMailer: () => checkMailer(),
      checkDomain: async () => [],
      listPlatforms: async () => [],
      listAges: async () => [],
      readRegistration: () => readRegistration(settings, database.kysely),
      isOperator: (userId) =>
        isOperator(database.kysely, { emails: settings.operatorEmails, firstAccount: false }, userId),
    }).endpoints,
})
settings = parseSettings({ OPERATOR_EMAILS: 'Ops@Brand.test', SYSTEM_SMTP_URL: 'smtp://mail.brand.test:25' })
checkMailer = async () => {}

let operator: SignedInUser
let user: SignedInUser
beforeEach(async () => {
  operator = await buildSignedInUser(testApp, { email: 'ops@brand.test' })
  user = await buildSignedInUser(testApp)
})

const get = (url: string, of?: SignedInUser) => testApp.app.inject({ url, ...(of ? { headers: of.headers } : {}) })

describe('GET /api/installation', () => {
  const path = '/api/installation'
  const read = async (of: SignedInUser) =>
    installationEndpoints.getInstallation.response.parse((await get(path, of)).json())

  it('tells operators that they are', async () => {
    expect((await read(operator)).is_operator).toBe(true)
  })

  it('tells others that they are not', async () => {
    expect((await read(user)).is_operator).toBe(false)
  })

  it('says that there is no public address', async () => {
    expect((await read(user)).address).toBe('unset')
  })

  it('is for those who are signed in', async () => {
    expect((await get(path)).statusCode).toBe(401)
  })
})

describe('GET /api/installation/self-check', () => {
  const path = '/api/installation/self-check'
  const read = async () => installationEndpoints.runSelfCheck.response.parse((await get(path, operator)).json())

  it('has a result in plain words for each area', async () => {
    const { checks, checked_at } = await read()
    expect(checked_at).toBe('2030-03-01T09:00:00.000Z')
    expect(new Set(checks.map(({ area }) => area))).toEqual(new Set(checkAreas.filter((area) => area !== 'platforms')))
    for (const check of checks) expect(check.finding).not.toBe('')
  })

  it('says what to do wherever something is to be seen to', async () => {
    checkMailer = async () => Promise.reject(new Error('Invalid login: 535 no'))
    const { checks } = await read()
    checkMailer = async () => {}
    const mail = checks.find(({ area, part }) => area === 'mail' && part === null)
    expect(mail).toMatchObject({
      state: 'broken',
      finding: 'mail.brand.test does not accept the mail of Troupe itself: Invalid login: 535 no',
    })
    for (const { state, advice } of checks) if (state !== 'good') expect(advice).not.toBeNull()
  })

  it('shows no password of the settings', async () => {
    settings = parseSettings({
      ...{ OPERATOR_EMAILS: 'ops@brand.test' },
      SYSTEM_SMTP_URL: 'smtp://me:hidden-word@mail.brand.test',
    })
    expect(JSON.stringify(await read())).not.toContain('hidden-word')
  })

  it('is refused to users who are not operators', async () => {
    const answer = await get(path, user)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().detail).toBe('This page is for the operators of this installation')
  })

  it('is for those who are signed in', async () => {
    expect((await get(path)).statusCode).toBe(401)
  })
})

describe('GET /api/installation/proof', () => {
  const path = '/api/installation/proof'
  const challenge = '0123456789abcdef0123456789abcdef'

  it('answers anybody, with what only this secret gives', async () => {
    const answer = await get(`${path}?challenge=${challenge}`)
    expect(answer.json()).toEqual({ proof: createInstallationProof(testSecretKey)(challenge) })
  })

  it('answers each challenge differently', async () => {
    const other = await get(`${path}?challenge=${challenge.replace('0', 'f')}`)
    expect(other.json().proof).not.toBe(createInstallationProof(testSecretKey)(challenge))
  })

  it('of another secret differs', () => {
    const other = createInstallationProof(Buffer.alloc(32, 1))
    expect(other(challenge)).not.toBe(createInstallationProof(testSecretKey)(challenge))
  })

  it.each(['', '?challenge=', '?challenge=abc', `?challenge=${challenge}00`])('refuses "%s"', async (query) => {
    expect((await get(`${path}${query}`)).statusCode).toBe(422)
  })
})
