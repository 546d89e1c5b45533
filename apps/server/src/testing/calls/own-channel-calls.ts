import { type OwnChannel, ownChannelEndpoints } from '@troupe/contract/own-channel'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { post } from '../test-accounts.ts'
import type { TestOnboarding } from '../test-onboarding.ts'
import { buildRegisteredChannel, buildStatement } from '../test-own-channel.ts'

/** Invalid tokens of many forms. */
const wrongTokens = [
  '',
  'x',
  'x'.repeat(43),
  'x'.repeat(1000),
  "' or 1=1 --",
  '\u0000',
  '../../..',
  '<script>',
  '🎈'.repeat(40),
]

/** Calls of a creator's own page, and the behaviour they share. */
export class OwnChannelCalls {
  readonly #kit: TestOnboarding

  constructor(kit: TestOnboarding) {
    this.#kit = kit
  }

  /** Calls as an English page does. @param path below `/api/own-channel`. */
  send(path: string, body: unknown, ip?: string): Promise<LightMyRequestResponse> {
    return post(this.#kit.testApp, `/api/own-channel${path}`, {
      body,
      headers: { 'accept-language': 'en' },
      ...(ip ? { ip } : {}),
    })
  }

  async read(token: string): Promise<OwnChannel> {
    const answer = await this.send('', { token })
    expect(answer.statusCode, answer.body).toBe(200)
    return ownChannelEndpoints.get.response.parse(answer.json())
  }

  async expectWrongTokensToBeUnknown(path: string, more: object = {}): Promise<void> {
    await buildRegisteredChannel(this.#kit)
    for (const token of wrongTokens) {
      const answer = await this.send(path, { token, ...more })
      expect(answer.statusCode, token).toBe(401)
      expect(answer.json().detail, token).toBe('This link is not valid any more. Ask for a new one.')
    }
  }

  async expectBadBodiesToBeNamed(path: string, more: object = {}): Promise<void> {
    for (const token of [undefined, null, 7, [], {}, 'x'.repeat(1001)]) {
      const answer = await this.send(path, { token, statement: buildStatement(), ...more })
      expect(answer.statusCode, String(token)).toBe(422)
      expect(answer.json().detail[0].loc, String(token)).toEqual(['body', 'token'])
    }
  }

  async expectTheNetworkToBeLimited(path: string, more: object = {}): Promise<void> {
    const body = { token: 'x', ...more }
    for (let calls = 0; calls < 60; calls++) await this.send(path, body, '192.0.2.1')
    const refused = await this.send(path, body, '192.0.2.1')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await this.send(path, body, '192.0.2.2')).statusCode).toBe(401)
  }
}
