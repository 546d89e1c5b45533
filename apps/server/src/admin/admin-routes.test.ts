import { adminEndpoints as endpoints, usageDays } from '@troupe/contract/account/admin'
import { beforeEach, describe, expect, it } from 'vitest'
import { isOperator } from '../modules/accounts/operator/is-operator.ts'
import { getPlatformStatus } from '../modules/discovery/platforms/platform-status.ts'
import { buildSignedInUser, type SignedInUser } from '../testing/test-accounts.ts'
import { useTestApp } from '../testing/test-app.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { bindAdminEndpoints } from './admin-routes.ts'

const database = useTestDatabase()
const operators = { emails: ['=ops@brand.test'], firstAccount: false }
const testApp = useTestApp(database, {
  operators,
  endpoints: (parts) =>
    bindAdminEndpoints({
      ...parts,
      dataDir: '.',
      isOperator: (userId) => isOperator(database.kysely, operators, userId),
      listPlatforms: () => getPlatformStatus({ database, platforms: [] }),
    }),
})

let operator: SignedInUser
let user: SignedInUser
beforeEach(async () => {
  operator = await buildSignedInUser(testApp, { email: '=ops@brand.test' })
  user = await buildSignedInUser(testApp)
})
const get = (url: string, of?: SignedInUser) => testApp.app.inject({ url, ...(of ? { headers: of.headers } : {}) })

describe('GET /api/admin/usage', () => {
  const path = '/api/admin/usage'

  it('counts people, creators and campaigns, and knows the storage', async () => {
    const usage = endpoints.getUsage.response.parse((await get(path, operator)).json())
    expect(usage).toMatchObject({ people: 2, creators: 0, campaigns: 0 })
    expect(usage.storage.database_bytes).toBeGreaterThan(1_000_000)
    expect(usage.storage.free_bytes).toBeGreaterThan(0)
    expect(usage.platforms.map(({ mode }) => mode)).toEqual(['off', 'off', 'off'])
  })

  it('has each of the last thirty days, today last', async () => {
    const { mails_per_day } = endpoints.getUsage.response.parse((await get(path, operator)).json())
    expect(mails_per_day).toHaveLength(usageDays)
    expect(mails_per_day[0]).toEqual({ day: '2030-01-31', count: 0 })
    expect(mails_per_day.at(-1)).toEqual({ day: '2030-03-01', count: 0 })
  })

  it('is refused to users who are not operators', async () => {
    expect((await get(path, user)).statusCode).toBe(403)
  })

  it('is for those who are signed in', async () => {
    expect((await get(path)).statusCode).toBe(401)
  })
})

describe('GET /api/admin/actions/export', () => {
  const path = '/api/admin/actions/export'
  const liftLimits = () =>
    testApp.app.inject({
      method: 'POST',
      url: `/api/admin/people/${user.user.id}/lift-limits`,
      headers: operator.headers,
    })

  it('is a CSV file in which no address is a formula', async () => {
    await liftLimits()
    const answer = await get(path, operator)
    expect(answer.headers['content-type']).toContain('text/csv')
    expect(answer.headers['content-disposition']).toContain('troupe-audit-log-2030-03-01.csv')
    const [header, line] = answer.body.split('\r\n')
    expect(header).toContain('"Time","Action","Operator","Account","Account id","Detail"')
    expect(line).toBe(`"2030-03-01T09:00:00.000Z","unlock","'=ops@brand.test","${user.email}","${user.user.id}",`)
  })

  it('has all actions across its pages, each once, newest first', async () => {
    const at = testApp.clock.now()
    const rows = Array.from({ length: 1201 }, (_, index) => ({
      action: 'unlock' as const,
      account_id: null,
      operator: `n${index}`,
      operator_id: null,
      detail: null,
      at: new Date(at.getTime() + (index % 7)),
    }))
    await database.kysely.insertInto('operator_actions').values(rows).execute()
    const lines = (await get(path, operator)).body.split('\r\n').slice(1, -1)
    expect(lines).toHaveLength(1201)
    expect(new Set(lines.map((line) => line.split(',')[2])).size).toBe(1201)
    expect(lines).toEqual(lines.toSorted((a, b) => b.slice(0, 26).localeCompare(a.slice(0, 26))))
  })

  it('takes the filters of the log', async () => {
    await liftLimits()
    expect((await get(`${path}?person=nobody`, operator)).body.split('\r\n')).toHaveLength(2)
    expect((await get(`${path}?from=tomorrow`, operator)).statusCode).toBe(422)
  })

  it('is refused to users who are not operators, and to strangers', async () => {
    expect((await get(path, user)).statusCode).toBe(403)
    expect((await get(path)).statusCode).toBe(401)
  })
})
