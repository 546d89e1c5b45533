import { conversationEndpoints } from '@troupe/contract/conversations'
import { type Answer, call, read } from '../cluster/client.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { Report } from '../cluster/report.ts'

/** A conversation that is written to while servers are killed; an interrupted call is repeated with the same key. */
export class Messages {
  readonly #url: string
  readonly #token: string
  readonly #proxyUrl: string
  #written = 1
  #repeated = 0

  private constructor(proxyUrl: string, token: string, path: string) {
    this.#proxyUrl = proxyUrl
    this.#token = token
    this.#url = path
  }

  static async begin({ proxy }: Cluster, token: string): Promise<Messages> {
    const body = { title: 'Drill', message: { type: 'user', content: 'message 0' } }
    const answer = await call(`${proxy.url}/api/conversations`, { method: 'POST', token, body })
    const { id } = read(conversationEndpoints.createConversation.response, answer)
    return new Messages(proxy.url, token, `/api/conversations/${id}`)
  }

  /**
   * Writes `count` messages at this server one after another, repeating each through the proxy until it is
   * acknowledged.
   */
  async write(url: string, count: number): Promise<void> {
    for (let written = 0; written < count; written++) {
      const content = `message ${this.#written++}`
      const add = (at: string): Promise<Answer> =>
        call(`${at}${this.#url}/messages`, {
          method: 'POST',
          token: this.#token,
          body: { type: 'user', content },
          headers: { 'idempotency-key': content.replace(' ', '-') },
        })
      let answer = await add(url)
      for (let tries = 0; answer.status !== 200 && tries < 20; tries++) {
        this.#repeated++
        answer = await add(this.#proxyUrl)
      }
      if (answer.status !== 200) throw new Error(`A message was not taken: ${answer.status} ${answer.body}`)
    }
  }

  async settle(report: Report): Promise<void> {
    const answer = await call(this.#proxyUrl + this.#url, { token: this.#token })
    const { messages } = read(conversationEndpoints.getConversation.response, answer)
    const isWhole =
      messages.length === this.#written && messages.every(({ content }, index) => content === `message ${index}`)
    report.check(
      'each message of a conversation is there once, in its order',
      isWhole,
      `${messages.length} of ${this.#written}, ${this.#repeated} times repeated`,
    )
  }
}
