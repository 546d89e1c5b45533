/** The part of the request that an error refers to. */
export interface Location {
  readonly locationType: 'parameter' | 'other'
  readonly location: string
}

interface ErrorOptions {
  readonly status: number
  readonly message: string
  readonly domain: string
  readonly reason: string
  readonly at?: Location
  /** Google's front end adds these; YouTube itself does not. */
  readonly frontEnd?: { status: string; details?: readonly object[] }
  readonly retryAfterSeconds?: number
}

/** An error in Google's format. */
export class YoutubeError extends Error {
  readonly options: ErrorOptions

  constructor(options: ErrorOptions) {
    super(options.message)
    this.options = options
  }

  toBody(): object {
    const { status: code, message, domain, reason, at, frontEnd } = this.options
    return { error: { code, message, errors: [{ message, domain, reason, ...at }], ...frontEnd } }
  }
}

/** Error for one invalid parameter. */
export function wrongParameter(options: {
  parameter: string
  message: string
  reason: string
  domain?: string
}): YoutubeError {
  const { parameter, message, reason, domain = 'youtube.parameter' } = options
  return new YoutubeError({
    status: 400,
    message,
    domain,
    reason,
    at: { locationType: 'parameter', location: parameter },
  })
}

const service = 'youtube.googleapis.com'

function errorInfo(reason: string, metadata: Readonly<Record<string, string>> = {}): object {
  return {
    '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
    reason,
    domain: 'googleapis.com',
    metadata: { service, ...metadata },
  }
}

function localized(message: string): object {
  return { '@type': 'type.googleapis.com/google.rpc.LocalizedMessage', locale: 'en-US', message }
}

export function missingKey(): YoutubeError {
  return new YoutubeError({
    status: 403,
    message:
      "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.",
    domain: 'global',
    reason: 'forbidden',
    frontEnd: { status: 'PERMISSION_DENIED' },
  })
}

export function wrongKey(): YoutubeError {
  const message = 'API key not valid. Please pass a valid API key.'
  return new YoutubeError({
    status: 400,
    message,
    domain: 'global',
    reason: 'badRequest',
    frontEnd: { status: 'INVALID_ARGUMENT', details: [errorInfo('API_KEY_INVALID'), localized(message)] },
  })
}

/** The error for wrong keys in its older format. */
export function oldWrongKey(): YoutubeError {
  return new YoutubeError({ status: 400, message: 'Bad Request', domain: 'usageLimits', reason: 'keyInvalid' })
}

export function notEnabled(): YoutubeError {
  const activation =
    'https://console.developers.google.com/apis/api/youtube.googleapis.com/overview?project=100000000000'
  return new YoutubeError({
    status: 403,
    message: `YouTube Data API v3 has not been used in project 100000000000 before or it is disabled. Enable it by visiting ${activation} then retry.`,
    domain: 'usageLimits',
    reason: 'accessNotConfigured',
    frontEnd: {
      status: 'PERMISSION_DENIED',
      details: [errorInfo('SERVICE_DISABLED', { consumer: 'projects/100000000000', activationUrl: activation })],
    },
  })
}

/** The day's units are used up. The message is HTML with a relative link, which works only on Google's own site. */
export function unitsUsedUp(): YoutubeError {
  return new YoutubeError({
    status: 403,
    message:
      'The request cannot be completed because you have exceeded your <a href="/youtube/v3/getting-started#quota">quota</a>.',
    domain: 'youtube.quota',
    reason: 'quotaExceeded',
  })
}

interface QuotaName {
  readonly metric: string
  readonly metricId: string
  readonly limit: string
  readonly limitId: string
  readonly value: number
  readonly unit: string
}

function exhausted(quota: QuotaName, retryAfterSeconds?: number): YoutubeError {
  return new YoutubeError({
    status: 429,
    message: `Quota exceeded for quota metric '${quota.metric}' and limit '${quota.limit}' of service '${service}' for consumer 'project_number:100000000000'.`,
    domain: 'global',
    reason: 'rateLimitExceeded',
    frontEnd: {
      status: 'RESOURCE_EXHAUSTED',
      details: [
        errorInfo('RATE_LIMIT_EXCEEDED', {
          consumer: 'projects/100000000000',
          quota_metric: `${service}/${quota.metricId}`,
          quota_limit: quota.limitId,
          quota_limit_value: String(quota.value),
          quota_unit: quota.unit,
          quota_location: 'global',
        }),
      ],
    },
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  })
}

/**
 * The day's searches are used up. The status is 429, as for a short-term limit; only the details say that it is daily.
 */
export function searchesUsedUp(searchesPerDay: number): YoutubeError {
  return exhausted({
    metric: 'Search Queries',
    metricId: 'search_list',
    limit: 'Search Queries per day',
    limitId: 'defaultSearchListPerDayPerProject',
    value: searchesPerDay,
    unit: '1/d/{project}',
  })
}

/** Too many calls in a short time. */
export function tooFast(retryAfterSeconds?: number): YoutubeError {
  return exhausted(
    {
      metric: 'Queries',
      metricId: 'default',
      limit: 'Queries per minute',
      limitId: 'defaultPerMinutePerProject',
      value: 1_800_000,
      unit: '1/min/{project}',
    },
    retryAfterSeconds,
  )
}

export function serverError(): YoutubeError {
  return new YoutubeError({
    status: 500,
    message: 'Internal error encountered.',
    domain: 'global',
    reason: 'backendError',
  })
}

export function unavailable(): YoutubeError {
  return new YoutubeError({
    status: 503,
    message: 'The service is currently unavailable.',
    domain: 'global',
    reason: 'backendError',
    frontEnd: { status: 'UNAVAILABLE' },
  })
}

export function playlistNotFound(): YoutubeError {
  return new YoutubeError({
    status: 404,
    message: "The playlist identified with the request's <code>playlistId</code> parameter cannot be found.",
    domain: 'youtube.playlistItem',
    reason: 'playlistNotFound',
    at: { locationType: 'parameter', location: 'playlistId' },
  })
}

/** Refusal of data that only its owner may read. */
export function notAuthorized(parameter: string): YoutubeError {
  return new YoutubeError({
    status: 401,
    message: `The request uses the <code>${parameter}</code> parameter but is not properly authorized.`,
    domain: 'youtube.common',
    reason: 'authorizationRequired',
    at: { locationType: 'parameter', location: parameter },
  })
}
