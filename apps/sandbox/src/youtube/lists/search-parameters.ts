import { wrongParameter, YoutubeError } from '../calls/youtube-error.ts'
import { type MethodSignature, readText, type YoutubeParameters } from '../calls/youtube-parameters.ts'

const videoFilters = [
  'eventType',
  'videoCaption',
  'videoCategoryId',
  'videoDefinition',
  'videoDimension',
  'videoDuration',
  'videoEmbeddable',
  'videoLicense',
  'videoPaidProductPlacement',
  'videoSyndicated',
  'videoType',
] as const

/** Allowed values of parameters. */
const choices: Readonly<Record<string, readonly string[]>> = {
  order: ['relevance', 'date', 'rating', 'title', 'videoCount', 'viewCount'],
  channelType: ['any', 'show'],
  safeSearch: ['moderate', 'none', 'strict'],
  eventType: ['live', 'upcoming', 'completed'],
  videoDuration: ['any', 'short', 'medium', 'long'],
  videoCaption: ['any', 'closedCaption', 'none'],
  videoDefinition: ['any', 'high', 'standard'],
  videoDimension: ['any', '2d', '3d'],
  videoLicense: ['any', 'creativeCommon', 'youtube'],
  videoPaidProductPlacement: ['any', 'true'],
  videoType: ['any', 'episode', 'movie'],
}

export const searchSignature: MethodSignature = {
  parameters: [
    ...videoFilters,
    'channelId',
    'channelType',
    'location',
    'locationRadius',
    'maxResults',
    'order',
    'pageToken',
    'publishedAfter',
    'publishedBefore',
    'q',
    'regionCode',
    'relevanceLanguage',
    'safeSearch',
    'topicId',
    'type',
  ],
  parts: ['snippet', 'id'],
  ownerParameters: ['forMine', 'forContentOwner', 'forDeveloper', 'onBehalfOfContentOwner'],
}

const resourceTypes = ['channel', 'video', 'playlist'] as const
type ResourceType = (typeof resourceTypes)[number]

/** A valid search. */
export interface SearchRequest {
  readonly q: string
  readonly types: readonly ResourceType[]
  readonly order: string
  readonly channelId: string | undefined
  readonly regionCode: string
  readonly relevanceLanguage: string | undefined
  /** Milliseconds since 1970; infinite if there is no bound. */
  readonly publishedAfter: number
  readonly publishedBefore: number
  readonly videoDuration: string
  readonly eventType: string | undefined
}

const searchError = (parameter: string, message: string, reason: string) =>
  wrongParameter({ parameter, message, reason, domain: 'youtube.search' })

function readTypes(parameters: YoutubeParameters): ResourceType[] {
  const asked = parameters.get('type') ?? resourceTypes
  return asked.map((text) => {
    const type = resourceTypes.find((name) => name === text)
    if (type) return type
    throw wrongParameter({ parameter: 'type', message: `Invalid value '${text}'.`, reason: 'invalidParameter' })
  })
}

/** Reads RFC 3339 with a time zone; Google refuses other formats that JavaScript parses as dates. */
function readTime(parameters: YoutubeParameters, name: string): number | undefined {
  const text = readText(parameters, name)
  if (text === undefined) return undefined
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN
  if (!Number.isNaN(at)) return at
  throw new YoutubeError({
    status: 400,
    message: `Invalid value at '${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}' (type.googleapis.com/google.protobuf.Timestamp), Field '${name}', Invalid time format: Failed to parse input`,
    domain: 'global',
    reason: 'badRequest',
    frontEnd: { status: 'INVALID_ARGUMENT' },
  })
}

function refuseWrongChoices(parameters: YoutubeParameters): void {
  for (const [name, allowed] of Object.entries(choices)) {
    const value = readText(parameters, name)
    if (value === undefined || allowed.includes(value)) continue
    const message = `Invalid value '${value}'. Values must match one of: ${allowed.join(', ')}`
    throw wrongParameter({ parameter: name, message, reason: 'invalidParameter', domain: 'global' })
  }
}

function refuseWrongCombinations(parameters: YoutubeParameters, types: readonly ResourceType[]): void {
  const needsVideo = videoFilters.find((name) => parameters.has(name))
  if ((needsVideo || parameters.has('location')) && types.join() !== 'video') {
    const message =
      'The request contains an invalid combination of search filters and/or restrictions. Note that you must set the <code>type</code> parameter to <code>video</code> if you set a value for a filter of videos.'
    throw searchError(needsVideo ?? 'location', message, 'invalidSearchFilter')
  }
  if (parameters.has('location') !== parameters.has('locationRadius')) {
    const message = 'The <code>location</code> and <code>locationRadius</code> parameters go together.'
    throw searchError('location', message, 'invalidLocation')
  }
}

/** Validates a search as YouTube does; throws YouTube's errors. */
export function readSearchRequest(parameters: YoutubeParameters): SearchRequest {
  const types = readTypes(parameters)
  refuseWrongChoices(parameters)
  refuseWrongCombinations(parameters, types)
  const channelId = readText(parameters, 'channelId')
  if (channelId !== undefined && !/^UC[\w-]{22}$/.test(channelId)) {
    throw searchError('channelId', `The <code>channelId</code> ${channelId} is not valid.`, 'invalidChannelId')
  }
  const relevanceLanguage = readText(parameters, 'relevanceLanguage')
  if (relevanceLanguage !== undefined && !/^[a-z]{2,3}(?:-Han[st])?$/.test(relevanceLanguage)) {
    throw searchError('relevanceLanguage', 'The relevance language is not valid.', 'invalidRelevanceLanguage')
  }
  const regionCode = readText(parameters, 'regionCode') ?? 'US'
  if (!/^[a-z]{2}$/i.test(regionCode)) {
    throw wrongParameter({
      parameter: 'regionCode',
      message: 'The region code is not valid.',
      reason: 'invalidRegionCode',
    })
  }
  return {
    q: readText(parameters, 'q') ?? '',
    types,
    order: readText(parameters, 'order') ?? 'relevance',
    channelId,
    regionCode: regionCode.toUpperCase(),
    relevanceLanguage: relevanceLanguage?.split('-')[0],
    publishedAfter: readTime(parameters, 'publishedAfter') ?? Number.NEGATIVE_INFINITY,
    publishedBefore: readTime(parameters, 'publishedBefore') ?? Number.POSITIVE_INFINITY,
    videoDuration: readText(parameters, 'videoDuration') ?? 'any',
    eventType: readText(parameters, 'eventType'),
  }
}
