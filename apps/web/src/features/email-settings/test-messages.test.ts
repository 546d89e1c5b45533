import { emailTestOutcomes as outcomes } from '@troupe/contract/email-settings'
import { describe, expect, test } from 'vitest'
import { describeTestMessage } from './test-messages.ts'

describe('"Test message mapping (by text in the server message)"', () => {
  const authentication = 'Authentication failed. Please check your email and password.'
  const other = 'Email test failed. Please check your configuration and try again.'

  test.each([
    ['SMTP Authentication Error', authentication],
    ['(535, auth failed)', authentication],
    ['Invalid login', authentication],
    ['Username and Password not accepted', authentication],
    ['Timeout while connecting', 'Connection timed out. Please check your SMTP host and port.'],
    ['[Errno 111] Connection refused', 'Could not connect to the SMTP server. Please check your SMTP host and port.'],
    ['[Errno 2] No such file or directory', 'SMTP server not found. Please check your SMTP host.'],
    [
      'Gmail API testing is not available',
      'Gmail API testing is not available. Please use the Connect with Gmail button.',
    ],
    ['Invalid email provider', 'Invalid email provider selected.'],
    ['Test email sent successfully', 'Test email sent successfully!'],
    ['SMTP test successful', 'Test email sent successfully!'],
    ['Failed to send email', 'Failed to send test email. Please check your configuration.'],
    ['Failed to send email: login refused', authentication],
    ['The moon is full', other],
    ['', 'An unknown error occurred.'],
    ['  ', 'An unknown error occurred.'],
  ])('%j gives %j', (message, expected) => {
    expect(describeTestMessage(message)).toBe(expected)
  })

  test('"a variant mentions the QQ non-standard error being ignored"', () => {
    expect(describeTestMessage(outcomes.sentDespiteGoodbye)).toMatch(/^Test email sent successfully! .*QQ.*ignored/)
  })

  test('every outcome that our server tells is known by its words', () => {
    expect(Object.values(outcomes).map(describeTestMessage)).not.toContain(other)
    expect(describeTestMessage(outcomes.authentication)).toBe(authentication)
  })
})
