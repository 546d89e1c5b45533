import type { PlatformFailureKind, PlatformMode } from '@troupe/contract/platform-status'
import { type Platform, platformNames } from '@troupe/contract/platforms'
import type { PlatformCondition } from './assess-platform.ts'

const mainSetting: Record<Platform, string> = {
  youtube: 'YOUTUBE_API_KEY',
  tiktok: 'TIKTOK_ACCESS_TOKEN',
  instagram: 'INSTAGRAM_ACCESS_TOKEN',
}

const addressSetting: Record<Platform, string> = {
  youtube: 'YOUTUBE_API_URL',
  tiktok: 'TIKTOK_API_URL',
  instagram: 'INSTAGRAM_API_URL',
}

/** Everything a person reads on the platforms page, apart from how to get access (`platform-guide-texts.ts`). */
export const platformStatusTexts = {
  title: 'Platforms',
  introduction:
    'Where live results come from. Whatever happens here, creators already in the catalogue are found as before.',
  loading: 'Loading the platforms',
  failed: 'The state of the platforms could not be read',
  outdated: 'This could not be brought up to date:',
  retry: 'Try again',
  summary: {
    live: 'Live',
    stand_in: 'Stand-in',
    off: 'Off',
  } satisfies Record<PlatformMode, string>,
  notAnswering: 'Not answering',
  modes: {
    live: 'Live',
    stand_in: 'Stand-in (demo data)',
    off: 'Off',
  } satisfies Record<PlatformMode, string>,
  conditions: {
    working: 'Answering',
    failing: 'Not answering',
    untried: 'No answer yet',
    off: 'Not asked',
  } satisfies Record<PlatformCondition, string>,
  whatToDo: 'What to do',
  quota: 'Quota used',
  noQuota: 'Nothing counted.',
  usedOf: (used: string, limit: string) => `${used} of ${limit}`,
  usedWithoutLimit: (used: string) => `${used}, no limit named`,
  resets: 'Resets',
  lastSuccess: 'Last success',
  lastError: 'Last error',
  never: 'None yet',
  noError: 'None',
  answeredSince: 'It has answered since.',
  failures: {
    key_rejected: 'The key was refused',
    quota_exhausted: 'The quota was used up',
    rate_limited: 'It was asked too fast',
    unavailable: 'It did not answer',
    bad_answer: 'Its answer made no sense',
    bad_request: 'It refused the request',
  } satisfies Record<PlatformFailureKind, string>,
  advice: {
    key_rejected: (platform) =>
      `Check ${mainSetting[platform]} and its permissions (see below), then restart the server. It is not asked successfully before.`,
    quota_exhausted: () => 'Nothing: it is asked again once the quota resets. If this happens often, ask for more.',
    rate_limited: () => 'Nothing: it is asked again shortly, more slowly.',
    unavailable: (platform) =>
      `If it lasts: see whether this server can reach ${platformNames[platform]}, and check ${addressSetting[platform]} if you have set it.`,
    bad_answer: (platform) =>
      `If it lasts: see whether a proxy stands in between, and check ${addressSetting[platform]} if you have set it.`,
    bad_request: () => 'This is a fault of Troupe, not of your settings. Please report it with the words of the error.',
  } satisfies Record<PlatformFailureKind, (platform: Platform) => string>,
  modeAdvice: {
    stand_in: (platform) =>
      `Its creators are invented. Set ${mainSetting[platform]} and restart the server to ask the real ${platformNames[platform]}.`,
    off: (platform) => `Set ${mainSetting[platform]} and restart the server to search ${platformNames[platform]}.`,
  } satisfies Record<Exclude<PlatformMode, 'live'>, (platform: Platform) => string>,
} as const
