import { registrationRefusals } from '@troupe/contract/onboarding'
import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../../lib/transport/api-error.ts'
import { ChannelRefusedError } from '../../api/fetch-channel.ts'
import { describeFetchError, describeRegisterError, findRefusedFields } from './onboarding-errors.ts'
import { wizardErrorTexts as texts } from './wizard-texts.ts'

const refused = (status: number, detail: string) => new ApiError({ status, detail })
const unreadable = (status: number, code: 'html' | 'unreadable' = 'unreadable') => new ApiError({ status, code })

describe('Fetch-from-url', () => {
  const cases: [sentence: string, error: unknown, text: string][] = [
    [
      "'already completed onboarding' says the channel is already onboarded and to contact support",
      refused(409, registrationRefusals.alreadyOnboarded),
      'This channel is already onboarded. Please contact support if this is unexpected.',
    ],
    [
      'the same, in an answer that is no refusal by its status',
      new ChannelRefusedError('This channel has already completed onboarding.'),
      texts.fetch.alreadyOnboarded,
    ],
    [
      "'Failed to fetch' says channel data could not be fetched and to check the URL is public",
      new ChannelRefusedError('Failed to fetch channel data'),
      texts.fetch.notFetched,
    ],
    ['otherwise the server message', refused(503, 'YouTube does not answer'), 'YouTube does not answer'],
    [
      "or 'Failed to fetch channel data. Please try again or contact support.'",
      new ChannelRefusedError(''),
      'Failed to fetch channel data. Please try again or contact support.',
    ],
    ['a web page instead of an answer', unreadable(502, 'html'), texts.fetch.failed],
    ['a body that cannot be read', unreadable(200), texts.fetch.failed],
    ['anything else', new Error('?'), texts.fetch.failed],
    [
      'a network error gives a connection error message',
      new ApiError({ status: 0, code: 'unreachable' }),
      'Connection error. Please check your internet connection and try again.',
    ],
    ['so does an answer that takes too long', new ApiError({ status: 0, code: 'timeout' }), texts.connection],
  ]
  test.each(cases)('%s', (_, error, text) => {
    expect(describeFetchError(error)).toBe(text)
  })
})

describe('Secure-register', () => {
  const cases: [sentence: string, error: unknown, text: string][] = [
    [
      "'already completed onboarding' gives 'This channel has already completed onboarding.'",
      refused(409, registrationRefusals.alreadyOnboarded),
      'This channel has already completed onboarding.',
    ],
    [
      "'Invalid or expired token' says the token expired and to request a new invitation",
      refused(401, registrationRefusals.invalidToken),
      'Your invitation token has expired. Please request a new invitation.',
    ],
    [
      "'Email does not match' says the e-mail does not match the token",
      refused(400, registrationRefusals.emailMismatch),
      'The email does not match your invitation token. Please enter the address that the invitation was sent to in step 2.',
    ],
    [
      'otherwise the detail',
      refused(400, registrationRefusals.emailUnverified),
      'Please verify your email address first',
    ],
    [
      "or 'Registration failed. Please try again or contact support.'",
      refused(500, ''),
      'Registration failed. Please try again or contact support.',
    ],
    ['401: token invalid or expired', unreadable(401), 'Your invitation token is invalid or expired.'],
    ["409: 'This channel has already been registered.'", unreadable(409), 'This channel has already been registered.'],
    [
      "400: 'Please check your information and try again.'",
      unreadable(400, 'html'),
      'Please check your information and try again.',
    ],
    ['other: a connection error', unreadable(502, 'html'), texts.connection],
    ['no answer: a connection error', new ApiError({ status: 0, code: 'unreachable' }), texts.connection],
    ['anything else', new TypeError('?'), texts.register.failed],
  ]
  test.each(cases)('%s', (_, error, text) => {
    expect(describeRegisterError(error)).toBe(text)
  })
})

test('field errors are read from the answer, and nothing else', () => {
  const issues = [
    { loc: ['body', 'url'], msg: 'No channel', type: 'custom' },
    { loc: ['body', 'url'], msg: 'Too long', type: 'custom' },
    { loc: ['body', 'token'], msg: 'Too long', type: 'custom' },
  ]
  expect(findRefusedFields(new ApiError({ status: 422, detail: 'No channel', issues }))).toEqual({ url: 'No channel' })
  expect(findRefusedFields(new TypeError('?'))).toEqual({})
})
