import { type Platform, platformNames } from '@troupe/contract/catalogues/platforms'
import { say } from '@troupe/contract/messages/message'
import type { WireFailure } from './wire-dialect.ts'

/** Decides by the status alone, for bodies that the dialect does not know; undefined: the status is a success. */
export function readStatusFailure(platform: Platform, status: number): WireFailure | undefined {
  const told = { platform: platformNames[platform] }
  if (status >= 200 && status < 300) return undefined
  if (status >= 500) {
    return { kind: 'unavailable', said: say('platform_error.failed', told), retry: true }
  }
  if (status === 429) {
    return { kind: 'rate_limited', said: say('platform_error.too_fast', told), retry: true }
  }
  if (status === 401 || status === 403) {
    return { kind: 'key_rejected', said: say('platform_error.key_refused', told), retry: false }
  }
  return { kind: 'bad_request', said: say('platform_error.request_refused', told), retry: false }
}
