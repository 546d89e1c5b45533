import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../lib/transport/api-error.ts'
import { CodeRefusedError } from '../api/code-refused-error.ts'
import { describeCodeError, describeCodeRequestError, describeStatusError } from './email-verification-errors.ts'

const refused = (detail = '') => new ApiError({ status: 500, detail })
const unreached = new ApiError({ status: 0, code: 'unreachable' })

describe('the error catalogue of the verification dialog', () => {
  test.each([
    ['Failed to request verification code', describeCodeRequestError, refused()],
    ['Failed to send verification code', describeCodeRequestError, unreached],
    ['Failed to verify email code', describeCodeError, refused()],
    ['Failed to verify email code', describeCodeError, new CodeRefusedError('')],
    ['Failed to verify email', describeCodeError, unreached],
    ['Failed to verify email', describeCodeError, new TypeError('?')],
    ['Failed to check verification status', describeStatusError, refused()],
    ['Failed to check verification status', describeStatusError, unreached],
  ])("'%s'", (message, describeFailure, error) => {
    expect(describeFailure(error)).toBe(message)
  })

  test.each([describeCodeRequestError, describeCodeError, describeStatusError])(
    "'Server detail is used when present'",
    (describeFailure) => {
      expect(describeFailure(refused('Please wait a minute.'))).toBe('Please wait a minute.')
    },
  )
})
