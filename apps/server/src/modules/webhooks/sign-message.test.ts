import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { isSignedBy } from '../../testing/calls/webhook-receiver.ts'
import { createWebhookSecret, signMessage } from './sign-message.ts'

const now = new Date('2030-03-01T09:00:00.900Z')
const message = { id: 'a', body: '{"type":"webhook.test"}', now }

describe('a signed message', () => {
  it('is signed as the libraries of Standard Webhooks do it', () => {
    const headers = signMessage({
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      body: '{"test": 2432232314}',
      secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
      now: new Date(1_614_265_330_000),
    })
    expect(headers).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  })

  it('is verified by the library for receivers', () => {
    const secret = createWebhookSecret()
    const { id, body } = message
    const headers = signMessage({ id, body, secrets: [secret], now: new Date() })
    expect(new Webhook(secret).verify(body, headers)).toEqual({ type: 'webhook.test' })
    expect(() => new Webhook(createWebhookSecret()).verify(body, headers)).toThrow('signature')
  })

  it('carries a signature by each secret, and by no other', () => {
    const secrets = [createWebhookSecret(), createWebhookSecret()]
    const sent = { headers: signMessage({ ...message, secrets }), body: message.body }
    for (const secret of secrets) expect(isSignedBy(sent, secret)).toBe(true)
    expect(isSignedBy(sent, createWebhookSecret())).toBe(false)
  })

  it('is invalid once a letter, the time or the id has changed', () => {
    const secret = createWebhookSecret()
    const headers = signMessage({ ...message, secrets: [secret] })
    expect(isSignedBy({ headers, body: message.body }, secret)).toBe(true)
    expect(isSignedBy({ headers, body: message.body.replace('t', 'T') }, secret)).toBe(false)
    expect(isSignedBy({ headers: { ...headers, 'webhook-id': 'b' }, body: message.body }, secret)).toBe(false)
    const later = { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) }
    expect(isSignedBy({ headers: later, body: message.body }, secret)).toBe(false)
  })
})

it('a secret is 32 random bytes with a prefix', () => {
  const secret = createWebhookSecret()
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  expect(createWebhookSecret()).not.toBe(secret)
})
