import { createHmac, randomBytes } from 'node:crypto'

const secretPrefix = 'whsec_'
const keyBytes = 32

/** Creates a secret in the format that Standard Webhooks libraries accept. */
export function createWebhookSecret(): string {
  return `${secretPrefix}${randomBytes(keyBytes).toString('base64')}`
}

interface Signed {
  readonly id: string
  readonly body: string
  /** The current one first. */
  readonly secrets: readonly string[]
  readonly now: Date
}

/**
 * Headers that prove the sender, integrity and time of a message: Standard Webhooks (https://www.standardwebhooks.com),
 * HMAC-SHA256 over id, time and body, with one signature per secret.
 */
export function signMessage({ id, body, secrets, now }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretPrefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
