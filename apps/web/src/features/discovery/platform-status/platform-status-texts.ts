import { platformFacts } from '@troupe/contract/catalogues/platform-facts'
import { type Platform, platformNames } from '@troupe/contract/catalogues/platforms'
import type { PlatformMode } from '@troupe/contract/discover/platform-status'
import type { PlatformFailureKind } from '@troupe/contract/platform-report'
import type { PlatformCondition } from './assess-platform.ts'

const nameKeys = (platform: Platform) => platformFacts[platform].settings.keys.join(' and ')

/** Texts of the platforms page, except those of the guides. */
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
  modes: {
    live: 'Live',
    stand_in: 'Stand-in (demo data)',
    off: 'Off',
  } satisfies Record<PlatformMode, string>,
  conditions: {
    working: 'Answering',
    paused: 'Paused',
    failing: 'Not answering',
    untried: 'No answer yet',
  } satisfies Record<Exclude<PlatformCondition, 'off'>, string>,
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
      `Check ${nameKeys(platform)}, and what was granted (see below), then restart the server. Until then it gives no live results.`,
    quota_exhausted: () =>
      'Nothing: it is asked again once the quota resets. Until then only the catalogue is searched.',
    rate_limited: () => 'Nothing: it is asked again shortly, more slowly.',
    unavailable: (platform) =>
      `If it lasts: see whether this server can reach ${platformNames[platform]}, and check ${platformFacts[platform].settings.address} if you have set it.`,
    bad_answer: (platform) =>
      `If it lasts: see whether a proxy stands in between, and check ${platformFacts[platform].settings.address} if you have set it.`,
    bad_request: () => 'This is a fault of Troupe, not of your settings. Please report it with the words of the error.',
  } satisfies Record<PlatformFailureKind, (platform: Platform) => string>,
  standInAdvice: 'Restart the server, which starts the stand-in anew. If it lasts, please report it.',
  adviceTitles: { failure: 'What to do', standIn: 'To go live', off: 'To turn it on' },
  modeAdvice: {
    stand_in: (platform) => `Set ${nameKeys(platform)}, then restart the server. For now its creators are invented.`,
    off: (platform) => `Set ${nameKeys(platform)}, then restart the server. For now only the catalogue is searched.`,
  } satisfies Record<Exclude<PlatformMode, 'live'>, (platform: Platform) => string>,
} as const

/** Labels of a guide. */
export const guideLabels = {
  open: 'How to get access',
  approval: 'Approval',
  cost: 'Cost',
  returns: 'What it returns',
  lacks: 'What it does not',
  terms: 'Terms',
  settings: 'Settings in .env',
  more: 'Step by step, with what is not confirmed: docs/platforms.md in the repository.',
} as const
