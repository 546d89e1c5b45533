import { creatorPersonEndpoints } from '@troupe/contract/discover/creator-persons'
import { creatorProfileEndpoints } from '@troupe/contract/discover/creator-profile'
import { exportsEndpoints } from '@troupe/contract/discover/exports'
import { platformStatusEndpoints } from '@troupe/contract/discover/platform-status'
import { savedSearchEndpoints } from '@troupe/contract/discover/saved-searches'
import { visitorSearchEndpoints } from '@troupe/contract/discover/visitor-search'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import { type EndpointExample, exampleOf } from './endpoint-example.ts'
import { exampleCreator, exampleFoundCreator, exampleId, exampleTime, laterTime } from './example-parts.ts'

const search = {
  query_text: 'vegan cake',
  platforms: ['youtube', 'tiktok'],
  subscriber_range: { min: 10_000, max: 100_000 },
  regions: ['DE'],
} as const
const platformReport = {
  platform: 'youtube',
  state: 'answered',
  creators: 1,
  new_creators: 1,
  requests: 2,
  time_ms: 412,
  has_more: true,
} as const
const understood = {
  request: {
    ...{
      query_text: 'vegan cake',
      literal: false,
      cities: ['Berlin'],
      similar_to: [],
      exclude_words: '',
      content_categories: [],
    },
    platforms: ['youtube' as const],
    subscriber_range: { max: 50_000 },
    regions: ['DE'],
    ...{ verified_only: false, min_videos: 0, has_email: false, hide_collected: false, hide_contacted: false },
    ...{ sort: 'relevance' as const, max_api_requests: 8, result_limit: 30 },
  },
  filters: [
    { filter: 'regions' as const, values: ['DE'], words: 'Berlin', city: 'Berlin' },
    { filter: 'subscriber_range' as const, words: 'under 50k' },
  ],
  offers: [],
  unanswered: [{ about: 'audience_age' as const, words: 'audience over 30' }],
  similar_to: [],
}
const found = {
  understood,
  search_time_ms: 438,
  vector_results: 0,
  api_results: 1,
  platforms_searched: ['youtube' as const],
  debug_info: { platforms: [platformReport], unused_filters: [] },
}
const platformSearch = {
  query: { page: 1 },
  body: {
    product: { name: 'Oat drink', keywords: ['vegan', 'baking'] },
    profile: { min_subs: 10_000, countries: ['DE'] },
  },
  response: [exampleFoundCreator],
}
const keptRequest = {
  query_text: 'vegan cake',
  literal: false,
  similar_to: [],
  exclude_words: '',
  content_categories: [],
  platforms: ['youtube' as const],
  verified_only: false,
  min_videos: 0,
  has_email: true,
  hide_collected: false,
  hide_contacted: false,
  sort: 'relevance' as const,
  max_api_requests: 8,
  result_limit: 30,
}
const profile = {
  creator: exampleCreator,
  history: [
    { day: '2026-03-01', subscribers: 48_000, engagement_rate: 5.7, average_views: 15_100, videos_count: 211 },
    { day: '2026-03-02', subscribers: 48_200, engagement_rate: 5.8, average_views: 15_300, videos_count: 212 },
  ],
  recent_posts: [
    {
      id: 'v1',
      url: 'https://www.youtube.com/watch?v=v1',
      title: 'A cake without eggs',
      thumbnail: null,
      thumbnail_path: null,
      published_at: '2026-02-27T16:00:00.000Z',
      views: 16_200,
      likes: 870,
      comments: 64,
      disclosure: { label: 'marked' as const, signs: [{ kind: 'label' as const, words: '#ad' }] },
    },
  ],
  price: { dollars: 480, source: 'estimated' as const, basis: null },
  signals: [
    {
      kind: 'engagement_percentile' as const,
      value: 82,
      tone: 'good' as const,
      text: 'Engagement: higher than 82 % of creators of like size',
      text_message: {
        message_key: 'signal.engagement',
        message_params: { place: { message_key: 'signal.place_higher', message_params: { percent: 82 } } },
      },
      basis:
        '5.8 % engagement, against a median of 2.9 % of 214 YouTube creators with half to double the followers in the catalogue',
      basis_message: {
        message_key: 'signal.engagement_basis',
        message_params: { own: '5.8', median: '2.9', count: 214, platform: 'YouTube' },
      },
    },
  ],
  not_known: ['Growth is not known yet: it needs readings of at least two days.'],
  not_known_messages: [{ message_key: 'signal.growth_unknown' }],
  similar: [{ creator: { ...exampleCreator, id: '4712', title: 'Milo Bakes', handle: 'milobakes' }, closeness: 0.83 }],
  same_person: [],
  refresh: { possible: true, reason: null, possible_at: null },
}
const ofMara = { id: exampleCreator.id }
const otherChannel = { ...exampleCreator, id: '4713', platform: 'tiktok' as const, channel_id: 'tt4713' }
const person = { id: exampleCreator.id, others: [{ creator: otherChannel, reasons: ['by_hand' as const] }] }

export const discoveryExamples: readonly EndpointExample[] = [
  exampleOf(discoveryEndpoints.hybridSearch, {
    body: {
      ...search,
      query_text: 'vegan cake in Berlin under 50k, audience over 30',
      platforms: [...search.platforms],
      regions: [...search.regions],
    },
    response: {
      ...found,
      results: [exampleFoundCreator],
      search_strategy: 'hybrid',
      total_results: 1,
      count: { value: 57, is_more: false },
      cursor: `${exampleId}.0`,
    },
  }),
  exampleOf(discoveryEndpoints.nextResults, {
    query: { cursor: `${exampleId}.0` },
    response: { results: [exampleFoundCreator], count: { value: 57, is_more: false }, cursor: `${exampleId}.30` },
  }),
  exampleOf(discoveryEndpoints.searchPlatforms, {
    body: { filter: { query: 'vegan cake', min_subs: 10_000 }, platforms: ['youtube'], page: 1 },
    response: {
      kols: [exampleFoundCreator],
      searchInfo: { ...found, strategy: 'api_only', new_creators: 1, has_more: true },
    },
  }),
  exampleOf(discoveryEndpoints.searchTiktok, platformSearch),
  exampleOf(discoveryEndpoints.searchInstagram, platformSearch),
  exampleOf(discoveryEndpoints.searchYoutube, platformSearch),
  exampleOf(visitorSearchEndpoints.searchAsVisitor, {
    body: { query_text: 'vegan cake' },
    response: {
      results: [
        {
          platform: exampleCreator.platform,
          title: exampleCreator.title,
          subscribers: exampleCreator.subscribers,
          is_demo: false,
          why: { words: ['vegan', 'cake'], fields: ['bio'], by_name: false, by_meaning: true, by_category: true },
        },
      ],
    },
  }),
  exampleOf(discoveryEndpoints.storeCreators, {
    body: [{ platform: 'youtube', channel_id: exampleCreator.channel_id, handle: exampleCreator.handle }],
    response: { known: 1, queued: 0 },
  }),
  exampleOf(exportsEndpoints.exportKols, {
    body: { kols: [exampleCreator.id], format: 'csv' },
    response: {
      success: true,
      file_url: `/api/exports/${exampleId}?token=c2lnbmF0dXJl`,
      message: 'Exported 1 creator',
      rows: 1,
      expires_at: laterTime,
    },
  }),
  exampleOf(exportsEndpoints.downloadExport, { params: { id: exampleId }, query: { token: 'c2lnbmF0dXJl' } }),
  exampleOf(platformStatusEndpoints.listPlatforms, {
    response: {
      platforms: [
        {
          platform: 'youtube',
          mode: 'live',
          quota: [
            {
              name: 'searches',
              used: 12,
              limit: 100,
              resets_at: laterTime,
              message_key: 'platform_quota.searches',
            },
          ],
          last_error: {
            kind: 'unavailable',
            message: 'YouTube did not answer in time',
            at: exampleTime,
            message_key: 'platform_error.timed_out',
            message_params: { platform: 'YouTube' },
          },
          last_success_at: laterTime,
        },
      ],
    },
  }),
  exampleOf(creatorProfileEndpoints.getProfile, { params: ofMara, response: profile }),
  exampleOf(creatorPersonEndpoints.joinChannels, {
    params: ofMara,
    body: { other_id: otherChannel.id },
    response: { channels: [{ id: exampleCreator.id, person }] },
  }),
  exampleOf(creatorPersonEndpoints.separateChannels, {
    params: ofMara,
    body: { other_id: otherChannel.id },
    response: {
      channels: [
        { id: exampleCreator.id, person: null },
        { id: otherChannel.id, person: null },
      ],
    },
  }),
  exampleOf(creatorPersonEndpoints.findChannels, {
    params: ofMara,
    query: { name: 'Mara' },
    response: { creators: [otherChannel] },
  }),
  exampleOf(creatorProfileEndpoints.refreshProfile, { params: ofMara, response: profile }),
  exampleOf(savedSearchEndpoints.listSavedSearches, {
    response: {
      saved_searches: [{ id: exampleId, name: 'Vegan bakers', request: keptRequest, created_at: exampleTime }],
    },
  }),
  exampleOf(savedSearchEndpoints.saveSearch, {
    body: { name: 'Vegan bakers', request: { query_text: 'vegan cake', platforms: ['youtube'], has_email: true } },
    response: { id: exampleId, name: 'Vegan bakers', request: keptRequest, created_at: exampleTime },
  }),
  exampleOf(savedSearchEndpoints.deleteSavedSearch, {
    params: { id: exampleId },
    response: { message: 'Saved search deleted' },
  }),
  exampleOf(savedSearchEndpoints.listRecentSearches, {
    response: { recent_searches: [{ request: keptRequest, searched_at: exampleTime }] },
  }),
  exampleOf(savedSearchEndpoints.deleteRecentSearches, { response: { message: 'Recent searches forgotten' } }),
]
