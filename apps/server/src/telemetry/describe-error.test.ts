import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

test('an error is logged with message, code and stack, and without values of rows', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    ...{ code: '23505', constraint: 'users_email' },
    ...{ detail: 'Key (email)=(maya@one.test) already exists.', where: 'COPY users, line 1: "maya@one.test"' },
  })
  const described = describeError(error)
  expect(described).toMatchObject({ code: '23505', constraint: 'users_email', message: error.message })
  expect(described).toHaveProperty('stack')
  expect(JSON.stringify(described)).not.toContain('maya@one.test')
})
