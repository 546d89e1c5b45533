import type { PlainMessageKey } from '../messages/message.ts'
import type { platforms } from './platform-names.ts'

/** How an operator gets access to a platform. docs/platforms.md has the long form and marks unconfirmed facts. */
export interface PlatformGuide {
  steps: readonly string[]
  approval: string
  cost: string
  returns: string
  lacks: string
  terms: string
  /** Names of settings and their contents. */
  settings: readonly { name: string; meaning: string }[]
  links: readonly { label: string; url: string }[]
}

interface PlatformFacts {
  /** Hosts of the platform's addresses; no other host is trusted. */
  readonly hosts: readonly string[]
  /** Other names of the platform in imported lists. */
  readonly shortNames: readonly string[]
  /** Matches mentions of the platform or its creators in a brief. */
  readonly inBrief: RegExp
  readonly handle: RegExp
  readonly isHandleCaseSensitive: boolean
  /** The parts of a channel's address before and after the handle. */
  readonly address: { readonly start: string; readonly end: string }
  /** Finds the handle in the path of an address, with or without "@"; undefined if the path names no channel. */
  readonly findHandle: (segments: readonly string[]) => string | undefined
  /** Domains that serve the platform's pictures, including their subdomains. */
  readonly pictureDomains: readonly string[]
  /** Key of the advice to users when the platform has no account at an address. */
  readonly unknownAdvice: PlainMessageKey
  /** API requests for a list of creators, and for completing each further creator. */
  readonly requests: { readonly list: number; readonly creator: number }
  /**
   * US dollars for one sponsored post per 1,000 expected views and per 1,000 followers, and the minimum that even the
   * smallest creators ask for. The rates are the middle of published ranges: 5-15 per 1,000 views (YouTube 15-30), and
   * those of creators with 10,000 to 100,000 followers.
   */
  readonly dollars: { readonly perThousandViews: number; readonly perThousandFollowers: number; readonly least: number }
  /** Names of the settings with its keys, all of which are required, and of the setting with its API address. */
  readonly settings: { readonly keys: readonly string[]; readonly address: string }
  readonly guide: PlatformGuide
}

const checkUrl = 'onboarding.check_url'
const instagramReserved = new Set(
  'p reel reels tv stories explore accounts direct about developer legal web api graphql oauth emails challenge _n _u s share'.split(
    ' ',
  ),
)

function findInstagramHandle([first = '', second = '']: readonly string[]): string | undefined {
  const kind = first.toLowerCase()
  if (kind === '_u' || kind === 'stories') return second
  return instagramReserved.has(kind) ? undefined : first
}

/**
 * Everything that differs between platforms and is used in more than one place. Clients and sandbox stand-ins have
 * their own folders.
 */
export const platformFacts: Record<(typeof platforms)[number], PlatformFacts> = {
  tiktok: {
    hosts: ['tiktok.com', 'www.tiktok.com', 'm.tiktok.com'],
    shortNames: ['tt'],
    inBrief: /\btik ?tok(?:ers?)?\b|抖音/i,
    handle: /^[A-Za-z0-9._]{2,24}(?<!\.)$/,
    isHandleCaseSensitive: false,
    address: { start: 'https://www.tiktok.com/@', end: '' },
    findHandle: ([first = '']) => (first.startsWith('@') ? first : undefined),
    pictureDomains: ['tiktokcdn.com', 'tiktokcdn-us.com', 'tiktokcdn-eu.com', 'ibyteimg.com', 'muscdn.com'],
    unknownAdvice: checkUrl,
    requests: { list: 1, creator: 2 },
    dollars: { perThousandViews: 8, perThousandFollowers: 1.9, least: 15 },
    settings: { keys: ['TIKTOK_ACCESS_TOKEN', 'TIKTOK_TCM_ACCOUNT_ID'], address: 'TIKTOK_API_URL' },
    guide: {
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
  },
  instagram: {
    hosts: ['instagram.com', 'www.instagram.com', 'm.instagram.com', 'instagr.am'],
    shortNames: ['ig', 'insta'],
    inBrief: /\b(?:instagram(?:mers?)?|insta|ig)\b|\breels?\b/i,
    handle: /^(?!\.)(?!.*\.\.)[A-Za-z0-9._]{1,30}(?<!\.)$/,
    isHandleCaseSensitive: false,
    address: { start: 'https://www.instagram.com/', end: '/' },
    findHandle: findInstagramHandle,
    pictureDomains: ['cdninstagram.com', 'fbcdn.net'],
    // Instagram's API returns nothing about personal accounts.
    unknownAdvice: 'onboarding.check_url_instagram',
    requests: { list: 1, creator: 1 },
    dollars: { perThousandViews: 10, perThousandFollowers: 7.5, least: 20 },
    settings: { keys: ['INSTAGRAM_ACCESS_TOKEN', 'INSTAGRAM_USER_ID'], address: 'INSTAGRAM_API_URL' },
    guide: {
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
  },
  youtube: {
    hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com'],
    shortNames: ['yt'],
    inBrief: /\byou ?tube(?:rs?)?\b/i,
    // A handle in Chinese or Japanese may have one character, a handle in Latin letters needs three.
    handle: /^(?:[\w.·-]{3,30}|(?=.*[^ -~])[\p{L}\p{M}\p{N}_.·-]{1,30})$/u,
    isHandleCaseSensitive: true,
    address: { start: 'https://www.youtube.com/@', end: '' },
    findHandle: ([first = '']) => (first.startsWith('@') ? first : undefined),
    pictureDomains: ['ggpht.com', 'googleusercontent.com', 'ytimg.com'],
    unknownAdvice: checkUrl,
    requests: { list: 2, creator: 2 },
    dollars: { perThousandViews: 21, perThousandFollowers: 15, least: 40 },
    settings: { keys: ['YOUTUBE_API_KEY'], address: 'YOUTUBE_API_URL' },
    guide: {
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
  },
}

/** The channel address of a handle. */
export function toChannelUrl(platform: (typeof platforms)[number], handle: string): string {
  const { start, end } = platformFacts[platform].address
  return `${start}${encodeURIComponent(handle)}${end}`
}
