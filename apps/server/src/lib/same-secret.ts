import { hash, timingSafeEqual } from 'node:crypto'

/** Whether the text equals the secret; the time taken reveals nothing about either. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', secret, 'buffer'))
}
