import { describe, expect, test } from 'vitest'
import { ApiError, type TransportFailure } from '../../../lib/transport/api-error.ts'
import {
  describeLoginError,
  describeRegistrationError,
  describeResendError,
  describeVerificationError,
} from './auth-errors.ts'
import { CodeRefusedError } from './code-refused-error.ts'

const failed = (status: number, detail = '', code?: TransportFailure) =>
  new ApiError({ status, detail, ...(code ? { code } : {}) })

describe('registration', () => {
  test.each([
    [409, 'Email already registered and verified', 'Email already exists. Please try signing in instead.'],
    [409, 'Email already registered', 'Email already exists. Please try signing in instead.'],
    [400, 'This email is already in use', 'Email already exists. Please try signing in instead.'],
    [409, 'Username already taken', 'Username already exists. Please choose a different username.'],
    [400, 'That username was already chosen', 'Username already exists. Please choose a different username.'],
    [500, 'User creation failed', 'Account creation failed. Please try again.'],
    [429, 'Please wait a minute', 'Please wait a minute'],
    [500, '', 'Registration failed. Please try again.'],
    [409, '', 'Username or Email already exists. Please choose a different username or email.'],
    [400, 'Please choose another password', 'Please choose another password'],
  ])('status %d with "%s" says: \'%s\'', (status, detail, message) => {
    expect(describeRegistrationError(failed(status, detail))).toBe(message)
  })

  test("a web page: 'API endpoint returned HTML instead of JSON.'", () => {
    expect(describeRegistrationError(failed(502, '', 'html'))).toBe('API endpoint returned HTML instead of JSON.')
  })
})

describe('verification', () => {
  test.each([
    ['Code expired', failed(400, 'Code expired')],
    ['Email verification failed. Please try again.', failed(500)],
    ['Verification failed with status 502. Could not parse error response.', failed(502, '', 'unreadable')],
    ['Verification failed with status 502. Could not parse error response.', failed(502, '', 'html')],
    ['Not this one', new CodeRefusedError('Not this one')],
    ['Email verification failed. Please try again.', new Error('?')],
  ])("'%s'", (message, error) => {
    expect(describeVerificationError(error)).toBe(message)
  })

  test.each([
    ['Too soon', failed(429, 'Too soon')],
    ['Username already exists. Please choose a different username.', failed(409, 'Username already taken')],
    ['Failed to resend code', failed(0, '', 'unreachable')],
  ])("resend failure: '%s'", (message, error) => {
    expect(describeResendError(error)).toBe(message)
  })
})

describe('sign-in', () => {
  const invalid = 'Invalid email or password. Please check your credentials and try again.'
  const deactivated = 'Your account has been deactivated. Please contact support.'
  const tooMany = 'Too many login attempts. Please wait a few minutes and try again.'
  test.each([
    [401, '', invalid],
    [400, 'Incorrect email or password', invalid],
    [400, 'Invalid credentials', invalid],
    [400, 'Authentication failed', invalid],
    [403, '', deactivated],
    [400, 'Inactive user', deactivated],
    [400, 'Account disabled', deactivated],
    [404, 'User not found', 'No account found with this email address. Please check your email or sign up.'],
    [400, 'Too many attempts', tooMany],
    [400, 'Rate limited', tooMany],
    [429, '', tooMany],
    [422, 'Password is required', 'Invalid input: Password is required'],
    [422, '', 'Please check your email and password format.'],
    [500, '', 'Server error. Please try again later.'],
    [418, '', 'Login failed. Please check your internet connection and try again.'],
    [0, '', 'Login failed. Please check your internet connection and try again.'],
    [503, '', 'Server error. Please try again later.'],
  ])('status %d with "%s" says: \'%s\'', (status, detail, message) => {
    expect(describeLoginError(failed(status, detail))).toBe(message)
  })
})
