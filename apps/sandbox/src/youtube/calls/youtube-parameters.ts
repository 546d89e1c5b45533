import { hashText } from '../../lib/random.ts'
import { notAuthorized, wrongParameter, YoutubeError } from './youtube-error.ts'

/** Parameters of a call by name; repeated or comma-separated ones have several values. */
export type YoutubeParameters = ReadonlyMap<string, readonly string[]>

/** Parameters and parts that a method accepts. */
export interface MethodSignature {
  readonly parameters: readonly string[]
  readonly parts: readonly string[]
  /** Parts that only the owner of the data may see. */
  readonly ownerParts?: readonly string[]
  readonly ownerParameters?: readonly string[]
}

const commonParameters = ['alt', 'callback', 'fields', 'key', 'part', 'prettyPrint', 'quotaUser', '$.xgafv']
/** Parameters whose commas separate values; `q` may contain commas. */
const listParameters: ReadonlySet<string> = new Set(['part', 'id', 'type'])

/** Reads a query string; refuses names that the method does not have, as Google's front end does. */
export function readParameters(query: URLSearchParams, signature: MethodSignature): YoutubeParameters {
  const parameters = new Map<string, string[]>()
  for (const [name, value] of query) {
    if (signature.ownerParameters?.includes(name)) throw notAuthorized(name)
    if (!commonParameters.includes(name) && !signature.parameters.includes(name)) throw unknownName(name)
    const values = listParameters.has(name) ? value.split(',').map((text) => text.trim()) : [value]
    parameters.set(name, [...(parameters.get(name) ?? []), ...values.filter(Boolean)])
  }
  return parameters
}

function unknownName(name: string): YoutubeError {
  return new YoutubeError({
    status: 400,
    message: `Invalid JSON payload received. Unknown name "${name}": Cannot bind query parameter. Field '${name}' could not be found in request message.`,
    domain: 'global',
    reason: 'badRequest',
    frontEnd: { status: 'INVALID_ARGUMENT' },
  })
}

/** Returns the first value of a parameter. */
export function readText(parameters: YoutubeParameters, name: string): string | undefined {
  return parameters.get(name)?.[0]
}

/** Reads the requested parts; refuses an empty list, unknown parts and parts for owners. */
export function readParts(parameters: YoutubeParameters, signature: MethodSignature): ReadonlySet<string> {
  const parts = parameters.get('part') ?? []
  if (parts.length === 0) {
    throw wrongParameter({ parameter: 'part', message: 'Required parameter: part', reason: 'missingRequiredParameter' })
  }
  for (const part of parts) {
    if (signature.parts.includes(part)) continue
    if (signature.ownerParts?.includes(part)) throw notAuthorized('part')
    throw wrongParameter({ parameter: 'part', message: `'${part}'`, reason: 'unknownPart', domain: 'youtube.part' })
  }
  return new Set(parts)
}

/** Reads the one filter that a call must have. */
export function readFilter(
  parameters: YoutubeParameters,
  names: readonly string[],
): { name: string; values: readonly string[] } {
  const [given, other] = names.filter((name) => (parameters.get(name) ?? []).length > 0)
  if (given === undefined) {
    const message = `No filter selected. Expected one of: ${names.join(', ')}`
    throw wrongParameter({ parameter: 'parameters.', message, reason: 'missingRequiredParameter' })
  }
  if (other !== undefined) {
    const message = `Incompatible parameters specified in the request: ${given}, ${other}`
    throw wrongParameter({ parameter: 'parameters.', message, reason: 'incompatibleParameters' })
  }
  return { name: given, values: parameters.get(given) ?? [] }
}

const mostIds = 50

/** Returns the ids of a filter without duplicates; refuses more than 50. */
export function readIds(values: readonly string[]): string[] {
  if (values.length > mostIds) {
    const message = `The request specifies ${values.length} ids; at most ${mostIds} are allowed.`
    throw wrongParameter({ parameter: 'id', message, reason: 'invalidFilters' })
  }
  return [...new Set(values)]
}

export interface Page {
  readonly from: number
  readonly size: number
  /** Returns the token of another position in the same query. */
  tokenOf(place: number): string
}

/** Reads the requested page: 5 results by default, at most 50. */
export function readPage(parameters: YoutubeParameters, method: string): Page {
  const maxResults = readText(parameters, 'maxResults') ?? '5'
  const size = Number(maxResults)
  if (!/^\d+$/.test(maxResults) || size > 50) {
    const message = `Invalid value '${maxResults}'. Values must be within the range: [0, 50]`
    throw wrongParameter({ parameter: 'maxResults', message, reason: 'invalidParameter', domain: 'global' })
  }
  const query = describeQuery(parameters, method)
  const token = readText(parameters, 'pageToken')
  const from = token === undefined ? 0 : parsePageToken(token, query)
  if (from === undefined) {
    const message = 'The request specifies an invalid page token.'
    throw wrongParameter({ parameter: 'pageToken', message, reason: 'invalidPageToken' })
  }
  return { from, size, tokenOf: (place) => composePageToken(place, query) }
}

/** Parameters that must stay the same from page to page: the query, but not the page size or the response format. */
function describeQuery(parameters: YoutubeParameters, method: string): string {
  const form: readonly string[] = [...commonParameters, 'maxResults', 'pageToken']
  const asked = [...parameters]
    .filter(([name]) => !form.includes(name))
    .toSorted(([one], [other]) => one.localeCompare(other))
  return `${method}?${JSON.stringify(asked)}`
}

/**
 * Composes an opaque token for a position in a query's results: 4 bytes of position, 4 bytes that tie it to the query.
 */
export function composePageToken(place: number, query: string): string {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt32BE((place ^ hashText(`place/${query}`)) >>> 0, 0)
  bytes.writeUInt32BE(hashText(`${place}/${query}`), 4)
  return bytes.toString('base64url')
}

/** Returns the position; undefined if the token belongs to another query. */
export function parsePageToken(token: string, query: string): number | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 8) return undefined
  const place = (bytes.readUInt32BE(0) ^ hashText(`place/${query}`)) >>> 0
  return bytes.readUInt32BE(4) === hashText(`${place}/${query}`) ? place : undefined
}
