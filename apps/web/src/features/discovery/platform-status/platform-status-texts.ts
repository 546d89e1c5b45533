import { platformFacts } from '@troupe/contract/catalogues/platform-facts'
import { type Platform, platformNames } from '@troupe/contract/catalogues/platforms'
import type { PlatformMode } from '@troupe/contract/discover/platform-status'
import type { PlatformFailureKind } from '@troupe/contract/platform-report'
import { text } from '../../../lib/language/text.ts'
import type { PlatformCondition } from './assess-platform.ts'

const nameKeys = (platform: Platform) => platformFacts[platform].settings.keys.join(text(' and '))
const nameAddress = (platform: Platform) => platformFacts[platform].settings.address

/** Texts of the platforms page, except those of the guides. */
export const platformStatusTexts = {
  title: text('Platforms'),
  introduction: text(
    'Where live results come from. Whatever happens here, creators already in the catalogue are found as before.',
  ),
  loading: text('Loading the platforms'),
  failed: text('The state of the platforms could not be read'),
  /** Before the reason. */
  outdated: text('This could not be brought up to date:'),
  retry: text('Try again'),
  summary: {
    live: text('Live'),
    stand_in: text('Stand-in'),
    off: text('Off'),
  } satisfies Record<PlatformMode, string>,
  modes: {
    live: text('Live'),
    stand_in: text('Stand-in (demo data)'),
    off: text('Off'),
  } satisfies Record<PlatformMode, string>,
  conditions: {
    working: text('Answering'),
    paused: text('Paused'),
    failing: text('Not answering'),
    untried: text('No answer yet'),
  } satisfies Record<Exclude<PlatformCondition, 'off'>, string>,
  quota: text('Quota used'),
  noQuota: text('Nothing counted.'),
  usedOf: (used: string, limit: string) => text('{used} of {limit}', { used, limit }),
  usedWithoutLimit: (used: string) => text('{used}, no limit named', { used }),
  /** Before a time, such as "in 5 hours". */
  resets: text('Resets'),
  lastSuccess: text('Last success'),
  lastError: text('Last error'),
  never: text('None yet'),
  noError: text('None'),
  answeredSince: text('It has answered since.'),
  failures: {
    key_rejected: text('The key was refused'),
    quota_exhausted: text('The quota was used up'),
    rate_limited: text('It was asked too fast'),
    unavailable: text('It did not answer'),
    bad_answer: text('Its answer made no sense'),
    bad_request: text('It refused the request'),
  } satisfies Record<PlatformFailureKind, string>,
  advice: {
    key_rejected: (platform) =>
      text(
        'Check {keys}, and what was granted (see below), then restart the server. Until then it gives no live results.',
        { keys: nameKeys(platform) },
      ),
    quota_exhausted: () =>
      text('Nothing: it is asked again once the quota resets. Until then only the catalogue is searched.'),
    rate_limited: () => text('Nothing: it is asked again shortly, more slowly.'),
    unavailable: (platform) =>
      text('If it lasts: see whether this server can reach {platform}, and check {setting} if you have set it.', {
        platform: platformNames[platform],
        setting: nameAddress(platform),
      }),
    bad_answer: (platform) =>
      text('If it lasts: see whether a proxy stands in between, and check {setting} if you have set it.', {
        setting: nameAddress(platform),
      }),
    bad_request: () =>
      text('This is a fault of Troupe, not of your settings. Please report it with the words of the error.'),
  } satisfies Record<PlatformFailureKind, (platform: Platform) => string>,
  standInAdvice: text('Restart the server, which starts the stand-in anew. If it lasts, please report it.'),
  adviceTitles: { failure: text('What to do'), standIn: text('To go live'), off: text('To turn it on') },
  modeAdvice: {
    stand_in: (platform) =>
      text('Set {keys}, then restart the server. For now its creators are invented.', { keys: nameKeys(platform) }),
    off: (platform) =>
      text('Set {keys}, then restart the server. For now only the catalogue is searched.', {
        keys: nameKeys(platform),
      }),
  } satisfies Record<Exclude<PlatformMode, 'live'>, (platform: Platform) => string>,
} as const

/** Labels of a guide. */
export const guideLabels = {
  open: text('How to get access'),
  openFor: (platform: Platform) => text('How to get access: {platform}', { platform: platformNames[platform] }),
  approval: text('Approval'),
  cost: text('Cost'),
  returns: text('What it returns'),
  lacks: text('What it does not'),
  terms: text('Terms'),
  settings: text('Settings in .env'),
  more: text('Step by step, with what is not confirmed: docs/platforms.md in the repository.'),
} as const
