import { describe, expect, it } from 'vitest'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'

const database = useTestDatabase()
const testApp = useTestApp(database)

const change = (user: SignedInUser | undefined, body: object) =>
  testApp.app.inject({ method: 'PATCH', url: '/api/account', headers: user?.headers ?? {}, payload: body })
const readLanguage = async ({ headers }: SignedInUser): Promise<unknown> =>
  (await testApp.app.inject({ url: '/api/auth/me', headers })).json().language

describe('PATCH /api/account', () => {
  it('keeps the language, which is none before', async () => {
    const user = await buildSignedInUser(testApp)
    expect(await readLanguage(user)).toBeNull()
    const answer = await change(user, { language: 'zh-Hans' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ email: user.email, language: 'zh-Hans' })
    expect(await readLanguage(user)).toBe('zh-Hans')
  })

  it('changes no other account', async () => {
    const [anna, bert] = [await buildSignedInUser(testApp), await buildSignedInUser(testApp)]
    await change(anna, { language: 'en' })
    expect(await readLanguage(bert)).toBeNull()
  })

  it('refuses a caller who is not signed in', async () => {
    expect((await change(undefined, { language: 'en' })).statusCode).toBe(401)
  })

  it.each([{}, { language: '' }, { language: null }, { language: '../en' }, { language: 'en-'.repeat(20) }])(
    'refuses %o, and keeps what there was',
    async (body) => {
      const user = await buildSignedInUser(testApp)
      expect((await change(user, body)).statusCode).toBe(422)
      expect(await readLanguage(user)).toBeNull()
    },
  )
})
