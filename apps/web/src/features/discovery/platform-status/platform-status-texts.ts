import type { PlatformFailureKind, PlatformMode } from '@troupe/contract/platform-status'
import { type Platform, platformNames } from '@troupe/contract/platforms'
import type { PlatformCondition } from './assess-platform.ts'

const accessSettings: Record<Platform, string> = {
  youtube: 'YOUTUBE_API_KEY',
  tiktok: 'TIKTOK_ACCESS_TOKEN and TIKTOK_TCM_ACCOUNT_ID',
  instagram: 'INSTAGRAM_ACCESS_TOKEN and INSTAGRAM_USER_ID',
}

const addressSetting: Record<Platform, string> = {
  youtube: 'YOUTUBE_API_URL',
  tiktok: 'TIKTOK_API_URL',
  instagram: 'INSTAGRAM_API_URL',
}

/** Everything a person reads on the platforms page about its state. */
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
      `Check ${accessSettings[platform]}, and what was granted (see below), then restart the server. Until then it gives no live results.`,
    quota_exhausted: () =>
      'Nothing: it is asked again once the quota resets. Until then only the catalogue is searched.',
    rate_limited: () => 'Nothing: it is asked again shortly, more slowly.',
    unavailable: (platform) =>
      `If it lasts: see whether this server can reach ${platformNames[platform]}, and check ${addressSetting[platform]} if you have set it.`,
    bad_answer: (platform) =>
      `If it lasts: see whether a proxy stands in between, and check ${addressSetting[platform]} if you have set it.`,
    bad_request: () => 'This is a fault of Troupe, not of your settings. Please report it with the words of the error.',
  } satisfies Record<PlatformFailureKind, (platform: Platform) => string>,
  standInAdvice: 'Restart the server, which starts the stand-in anew. If it lasts, please report it.',
  adviceTitles: { failure: 'What to do', standIn: 'To go live', off: 'To turn it on' },
  modeAdvice: {
    stand_in: (platform) =>
      `Set ${accessSettings[platform]}, then restart the server. For now its creators are invented.`,
    off: (platform) =>
      `Set ${accessSettings[platform]}, then restart the server. For now only the catalogue is searched.`,
  } satisfies Record<Exclude<PlatformMode, 'live'>, (platform: Platform) => string>,
} as const

/** How to get access to a platform, for the person who runs the server. Longer, with sources of doubt: docs/platforms.md. */
interface PlatformGuideTexts {
  steps: readonly string[]
  approval: string
  cost: string
  returns: string
  lacks: string
  terms: string
  /** Names of settings with what they hold. */
  settings: readonly { name: string; meaning: string }[]
  links: readonly { label: string; url: string }[]
}

/** The words around a guide. */
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

export const platformGuides: Record<Platform, PlatformGuideTexts> = {
  youtube: {
    steps: [
      'In the Google Cloud console, create a project and enable “YouTube Data API v3” in it.',
      'Create an API key. Restrict it to this API and to the IP address of this server; a restriction to web sites would block it.',
      'Put the key into .env and restart the server.',
      'If 100 searches a day are too few, apply with Google’s audit and quota extension form; then set the numbers you were granted.',
    ],
    approval: 'None for the standard quota. More only after Google’s audit.',
    cost: 'Quota: a day has 100 searches and 10,000 units for everything else, and ends at midnight Pacific time. Some projects have other numbers. That Google asks no money for it is not confirmed.',
    returns:
      'Channels whose recent videos match the words: description, country if declared, subscribers (rounded down to three digits), views, likes and comments of recent videos, and an address if the description names one.',
    lacks:
      'Hidden subscribers or likes, exact subscriber counts, audience figures. Region and language only steer a search. A query ends after about 500 results.',
    terms:
      'Stored data must be refreshed or deleted within 30 days (Troupe refreshes it), YouTube must be shown as the source. No scraping, and no second project to get round the quota.',
    settings: [
      { name: 'YOUTUBE_API_KEY', meaning: 'the API key' },
      { name: 'YOUTUBE_SEARCHES_PER_DAY', meaning: 'searches granted, if not 100' },
      { name: 'YOUTUBE_UNITS_PER_DAY', meaning: 'units granted, if not 10,000' },
    ],
    links: [
      { label: 'YouTube Data API', url: 'https://developers.google.com/youtube/v3/getting-started' },
      { label: 'YouTube Terms of Service', url: 'https://www.youtube.com/t/terms' },
      { label: 'Google Privacy Policy', url: 'https://policies.google.com/privacy' },
    ],
  },
  tiktok: {
    steps: [
      'Get a brand or agency account on TikTok One (the creator marketplace) approved.',
      'Register an app for TikTok’s Business API and have it approved for TikTok One.',
      'Authorise the app with that account; exchange the auth_code for a long-lived access token (oauth2/access_token).',
      'Ask for the account’s id (tto/oauth2/tcm): it is in tto_tcm_account_ids.',
      'Put token and id into .env and restart the server.',
    ],
    approval:
      'By TikTok, for brands and their partners. Its Research API is no way round: it is closed to commercial use.',
    cost: 'Not confirmed: ask TikTok when you are approved. No daily limit is named; too many requests at once are refused for a while.',
    returns:
      'Creators of the marketplace by words, country, followers, engagement and price: bio, followers, videos, median views, engagement rate, their price, figures of recent posts, sometimes their audience.',
    lacks:
      'Creators outside the marketplace, and countries it does not serve (24 are known). No addresses, except those written in a bio.',
    terms: 'Those of your agreement with TikTok One; what they say on storing is not confirmed.',
    settings: [
      { name: 'TIKTOK_ACCESS_TOKEN', meaning: 'the access token' },
      { name: 'TIKTOK_TCM_ACCOUNT_ID', meaning: 'the TikTok One account’s id' },
    ],
    links: [{ label: 'TikTok Business API', url: 'https://business-api.tiktok.com/portal' }],
  },
  instagram: {
    steps: [
      'Have a professional Instagram account that is linked to a Facebook Page and eligible as a brand in Instagram’s creator marketplace.',
      'Create an app at Meta for Developers.',
      'Ask in app review for Advanced Access to instagram_creator_marketplace_discovery, and for instagram_basic, instagram_manage_insights, pages_show_list, pages_read_engagement, pages_manage_metadata and business_management. With Standard Access the search answers with test data only.',
      'Sign in as the Page’s admin, exchange the token for a long-lived one (about 60 days), and read /me/accounts: it gives the Page’s token and the Instagram account’s id.',
      'Put token and id into .env and restart the server.',
    ],
    approval: 'Meta’s app review, and eligibility of your brand for the creator marketplace.',
    cost: 'Meta’s pages name no price. The marketplace allows 1,000 requests an hour for a user; reading profiles is limited by the app’s daily users.',
    returns:
      'Creators of the marketplace by words, country and followers (in steps), with an address if they published one. Of any professional account: bio, website, followers, likes, comments and reel views of recent posts.',
    lacks:
      'Personal, private and age-restricted accounts; they look like misspelt names. Hidden likes. Outside the marketplace no country, category or address.',
    terms: 'Those of the Meta platform. No scraping. A token that expired has to be made anew.',
    settings: [
      { name: 'INSTAGRAM_ACCESS_TOKEN', meaning: 'the Page’s token' },
      { name: 'INSTAGRAM_USER_ID', meaning: 'the id of your own Instagram account' },
    ],
    links: [{ label: 'Meta for Developers', url: 'https://developers.facebook.com/docs/instagram-platform' }],
  },
}
