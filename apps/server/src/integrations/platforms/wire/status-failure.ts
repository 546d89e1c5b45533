import { type Platform, platformNames } from '@troupe/contract/catalogues/platforms'
import type { WireFailure } from './wire-dialect.ts'

/** Decides by the status alone, for bodies that the dialect does not know; undefined: the status is a success. */
export function readStatusFailure(platform: Platform, status: number): WireFailure | undefined {
  const name = platformNames[platform]
  if (status >= 200 && status < 300) return undefined
  if (status >= 500) {
    return { kind: 'unavailable', message: `${name} answered with an error of its own (${status})`, retry: true }
  }
  if (status === 429) return { kind: 'rate_limited', message: `${name} was asked too fast`, retry: true }
  if (status === 401 || status === 403) {
    return { kind: 'key_rejected', message: `${name} refused our key (${status})`, retry: false }
  }
  return { kind: 'bad_request', message: `${name} did not take our request (${status})`, retry: false }
}
