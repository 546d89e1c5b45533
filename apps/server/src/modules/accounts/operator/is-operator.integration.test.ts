import { describe, expect, it } from 'vitest'
import { buildSignedInUser } from '../../../testing/test-accounts.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { isOperator } from './is-operator.ts'

const database = useTestDatabase()
const testApp = useTestApp(database)

async function buildTwo() {
  const first = await buildSignedInUser(testApp, { email: 'first@brand.test' })
  testApp.clock.advance(1000)
  const second = await buildSignedInUser(testApp, { email: 'second@brand.test' })
  return { first: first.user.id, second: second.user.id }
}

describe('the operators', () => {
  it('are the accounts of the given addresses, and then not the first account', async () => {
    const { first, second } = await buildTwo()
    const rule = { emails: ['second@brand.test'], firstAccount: true }
    expect(await isOperator(database.kysely, rule, second)).toBe(true)
    expect(await isOperator(database.kysely, rule, first)).toBe(false)
  })

  it('are the first account alone where that is allowed and none is named', async () => {
    const { first, second } = await buildTwo()
    const rule = { emails: [], firstAccount: true }
    expect(await isOperator(database.kysely, rule, first)).toBe(true)
    expect(await isOperator(database.kysely, rule, second)).toBe(false)
  })

  it('are nobody otherwise', async () => {
    const { first } = await buildTwo()
    expect(await isOperator(database.kysely, { emails: [], firstAccount: false }, first)).toBe(false)
  })
})
