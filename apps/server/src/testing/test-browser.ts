import type { LightMyRequestResponse } from 'fastify'
import { post } from './test-accounts.ts'
import type { TestApp } from './test-app.ts'

/** A browser in a network, which stores cookies and sends them back. */
export class TestBrowser {
  readonly ip: string
  readonly #testApp: TestApp
  readonly #cookies = new Map<string, string>()

  constructor(testApp: TestApp, ip: string) {
    this.#testApp = testApp
    this.ip = ip
  }

  async post(url: string, body: unknown, token?: string): Promise<LightMyRequestResponse> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await post(this.#testApp, url, {
      body,
      ip: this.ip,
      ...(token === undefined ? {} : { token }),
      headers: cookie === '' ? {} : { cookie },
    })
    for (const { name, value } of answer.cookies) this.#cookies.set(name, value)
    return answer
  }

  /** Cookies that it would send. */
  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies
  }
}
