import { describe, expect, test } from 'vitest'
import { parseSettings } from '../settings/settings.ts'
import { toDataLimits, toRefreshTime, toRemovalTime } from './age-rules.ts'
import { days } from './durations.ts'

const now = new Date('2030-03-01T00:00:00Z')
const none = { maxAgeDays: {}, acceptsDerived: {} }

describe('the limits of platforms’ data', () => {
  test('are 30 days for YouTube, with nothing derived unless the amendment was accepted', () => {
    expect(toDataLimits(none).youtube).toMatchObject({ maxAgeMs: days(30), mayDerive: false })
    expect(toDataLimits({ ...none, acceptsDerived: { youtube: true } }).youtube.mayDerive).toBe(true)
    expect(toDataLimits(none).tiktok).toMatchObject({ maxAgeMs: days(365), mayDerive: true, stays: ['handle', 'url'] })
  })

  test('are only shortened by settings', () => {
    expect(toDataLimits({ ...none, maxAgeDays: { youtube: 10 } }).youtube.maxAgeMs).toBe(days(10))
    expect(toDataLimits({ ...none, maxAgeDays: { youtube: 90 } }).youtube.maxAgeMs).toBe(days(30))
    expect(() => parseSettings({ YOUTUBE_MAX_AGE_DAYS: '31' })).toThrow(
      /YOUTUBE_MAX_AGE_DAYS: can only be shorter than the 30/,
    )
    expect(() => parseSettings({ INSTAGRAM_MAX_AGE_DAYS: '6' })).toThrow(
      /INSTAGRAM_MAX_AGE_DAYS: must be 7 days or more/,
    )
    const set = parseSettings({ TIKTOK_MAX_AGE_DAYS: '60', YOUTUBE_DERIVED_METRICS_ACCEPTED: 'on' }).dataLimits
    expect([set.tiktok.maxAgeMs, set.youtube.mayDerive]).toEqual([days(60), true])
  })

  test('allow derived data while the sandbox stands in for YouTube, and not with a key of YouTube', () => {
    const mayDerive = (set: Record<string, string>) => parseSettings(set).dataLimits.youtube.mayDerive
    expect(mayDerive({ SANDBOX: 'on' })).toBe(true)
    expect(mayDerive({ SANDBOX: 'on', YOUTUBE_API_KEY: 'key' })).toBe(false)
    expect(mayDerive({ SANDBOX: 'off', SYSTEM_SMTP_URL: 'smtp://mail.example.com' })).toBe(false)
    expect(mayDerive({ SANDBOX: 'on', YOUTUBE_DERIVED_METRICS_ACCEPTED: 'off' })).toBe(false)
  })

  test('leave a day for the removal, and ten for reading again before it', () => {
    const { youtube } = toDataLimits(none)
    expect(now.getTime() - toRemovalTime(youtube, now).getTime()).toBe(days(29))
    expect(now.getTime() - toRefreshTime(youtube, now).getTime()).toBe(days(20))
  })
})
