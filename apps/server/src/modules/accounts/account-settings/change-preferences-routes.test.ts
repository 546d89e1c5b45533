import { describe, expect, it } from 'vitest'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'

const database = useTestDatabase()
const testApp = useTestApp(database)

const change = (user: SignedInUser | undefined, body: object) =>
  testApp.app.inject({ method: 'PATCH', url: '/api/account', headers: user?.headers ?? {}, payload: body })
/** The language and the time zone. */
const read = async ({ headers }: SignedInUser): Promise<unknown[]> => {
  const { language, time_zone } = (await testApp.app.inject({ url: '/api/auth/me', headers })).json()
  return [language, time_zone]
}

describe('PATCH /api/account', () => {
  it('keeps the language and the time zone, which are none before', async () => {
    const user = await buildSignedInUser(testApp)
    expect(await read(user)).toEqual([null, null])
    const answer = await change(user, { language: 'zh-Hans', time_zone: 'Asia/Shanghai' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ email: user.email, language: 'zh-Hans', time_zone: 'Asia/Shanghai' })
    expect(await read(user)).toEqual(['zh-Hans', 'Asia/Shanghai'])
  })

  it('leaves what is not named', async () => {
    const user = await buildSignedInUser(testApp)
    await change(user, { language: 'zh-Hans' })
    await change(user, { time_zone: 'Europe/Paris' })
    expect(await read(user)).toEqual(['zh-Hans', 'Europe/Paris'])
    await change(user, { language: 'en' })
    expect(await read(user)).toEqual(['en', 'Europe/Paris'])
  })

  // Chrome reports the old names of zones, Firefox the new ones.
  it.each(['Asia/Calcutta', 'Asia/Kolkata', 'America/Argentina/ComodRivadavia', 'UTC'])(
    'knows the time zone %s',
    async (time_zone) => {
      const user = await buildSignedInUser(testApp)
      expect((await change(user, { time_zone })).json().time_zone).toBe(time_zone)
    },
  )

  it('changes no other account', async () => {
    const [anna, bert] = [await buildSignedInUser(testApp), await buildSignedInUser(testApp)]
    await change(anna, { language: 'en', time_zone: 'UTC' })
    expect(await read(bert)).toEqual([null, null])
  })

  it('refuses a caller who is not signed in', async () => {
    expect((await change(undefined, { language: 'en' })).statusCode).toBe(401)
  })

  it.each([
    {},
    { language: '' },
    { language: null },
    { language: '../en' },
    { language: 'en-'.repeat(20) },
    { time_zone: '' },
    { time_zone: null },
    { time_zone: 'Mars/Base' },
    { time_zone: 'Etc/Unknown' },
    { time_zone: 'Europe/Paris'.padEnd(65, ' ') },
    { language: 'en', time_zone: 'Mars/Base' },
  ])('refuses %o, and keeps what there was', async (body) => {
    const user = await buildSignedInUser(testApp)
    expect((await change(user, body)).statusCode).toBe(422)
    expect(await read(user)).toEqual([null, null])
  })
})
