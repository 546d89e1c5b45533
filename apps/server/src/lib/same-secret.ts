import { hash, timingSafeEqual } from 'node:crypto'

/** Whether a text is the secret, in a time that tells nothing about either. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', secret, 'buffer'))
}
