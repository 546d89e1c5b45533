import type { PlatformQuota, PlatformStatus } from '@troupe/contract/discover/platform-status'
import { expect, test } from 'vitest'
import { assessPlatform } from './assess-platform.ts'

const early = '2026-06-15T10:00:00.000Z'
const late = '2026-06-15T11:00:00.000Z'

function makeStatus(parts: Partial<PlatformStatus> = {}): PlatformStatus {
  return { platform: 'youtube', mode: 'live', quota: [], last_error: null, last_success_at: null, ...parts }
}

function makeQuota(used: number, limit: number | null): PlatformQuota {
  return { name: 'searches', used, limit, resets_at: late }
}

const refused = (at: string) => ({ kind: 'key_rejected', message: 'API key not valid.', at }) as const
const usedUp = { kind: 'quota_exhausted', message: 'No searches left today.', at: early } as const

test('a platform that is off is off, whatever happened before', () => {
  expect(assessPlatform(makeStatus({ mode: 'off', last_error: refused(early) }))).toBe('off')
})

test('without an answer and without an error nothing is claimed', () => {
  expect(assessPlatform(makeStatus())).toBe('untried')
})

test('whichever came last counts, the success or the error', () => {
  expect(assessPlatform(makeStatus({ last_error: refused(early), last_success_at: late }))).toBe('working')
  expect(assessPlatform(makeStatus({ last_error: refused(late), last_success_at: early }))).toBe('failing')
  expect(assessPlatform(makeStatus({ last_error: refused(early) }))).toBe('failing')
})

test('a used-up quota holds until it is reset', () => {
  const before = makeStatus({ last_error: usedUp, last_success_at: '2026-06-15T09:00:00.000Z' })
  expect(assessPlatform({ ...before, quota: [makeQuota(100, 100), makeQuota(40, 10_000)] })).toBe('paused')
  expect(assessPlatform({ ...before, quota: [makeQuota(0, 100), makeQuota(0, 10_000)] })).toBe('working')
})

test('where the platform names no limit, only a success tells that the quota was reset', () => {
  expect(assessPlatform(makeStatus({ last_error: usedUp, quota: [makeQuota(0, null)] }))).toBe('paused')
  expect(assessPlatform(makeStatus({ last_error: usedUp, quota: [] }))).toBe('paused')
})
