import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach } from 'vitest'

export interface ReceivedWebhook {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface WebhookReceiver {
  /** URL of the endpoint. */
  readonly url: string
  readonly received: readonly ReceivedWebhook[]
  /** Answers the following webhooks; default: 204. */
  answer: (response: ServerResponse, webhook: ReceivedWebhook) => void
}

const accept = (response: ServerResponse) => void response.writeHead(204).end()

/** Starts a user's server that receives webhooks on loopback; its record is cleared before each test. */
export function useWebhookReceiver(): WebhookReceiver {
  const received: ReceivedWebhook[] = []
  const receiver = { received, answer: accept as WebhookReceiver['answer'], url: '' }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const webhook = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() }
    received.push(webhook)
    receiver.answer(response, webhook)
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    if (!address || typeof address === 'string') throw new Error('The receiver has no port')
    receiver.url = `http://127.0.0.1:${address.port}/hooks`
  })
  beforeEach(() => {
    received.length = 0
    receiver.answer = accept
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return receiver
}

/** Whether one of the signatures was made with the secret, by the library for receivers of Standard Webhooks. */
export function isSignedBy({ headers, body }: Pick<ReceivedWebhook, 'headers' | 'body'>, secret: string): boolean {
  // Not `verify`, which refuses what is older than five minutes by the machine's clock; tests have their own.
  const time = new Date(Number(headers['webhook-timestamp']) * 1000)
  const expected = new Webhook(secret).sign(String(headers['webhook-id']), time, body)
  return String(headers['webhook-signature']).split(' ').includes(expected)
}
