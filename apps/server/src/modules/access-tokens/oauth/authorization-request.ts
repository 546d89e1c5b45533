import { type TokenScope, tokenScopes } from '@troupe/contract/base/endpoint'
import { say } from '@troupe/contract/messages/message'
import { resourceParts } from '../../../http/oauth/oauth-addresses.ts'
import { AppError } from '../../../lib/app-error.ts'

/** Error codes of an authorization request (RFC 6749, 4.1.2.1; RFC 8707). */
type RequestErrorCode = 'invalid_request' | 'unsupported_response_type' | 'invalid_scope' | 'invalid_target'

/** The address of a request names these, and whether it can be answered there is yet to be checked. */
export interface AddressedRequest {
  readonly clientId: string
  readonly redirectUri: string
  readonly state: string | undefined
  readonly parameters: URLSearchParams
}

/** What a valid request asks for. */
export interface AuthorizationRequest {
  readonly codeChallenge: string
  readonly scopes: readonly TokenScope[]
  /** The resource that the tokens will be for. */
  readonly resource: string
}

/** A problem that the program is told about. */
export interface RequestRefusal {
  readonly code: RequestErrorCode
  /** English, for developers. */
  readonly reason: string
}

const isOnce = (parameters: URLSearchParams, name: string) => parameters.getAll(name).length === 1

/**
 * Reads the addressee of a request. A parameter without a value counts as left out (RFC 6749, 3.1).
 * @throws AppError `bad_request` if it names none, or more than one.
 */
export function readAddressee(query: string): AddressedRequest {
  const parameters = new URLSearchParams([...new URLSearchParams(query)].filter(([, value]) => value !== ''))
  const clientId = parameters.get('client_id')
  const redirectUri = parameters.get('redirect_uri')
  if (!clientId || !redirectUri || !isOnce(parameters, 'client_id') || !isOnce(parameters, 'redirect_uri')) {
    throw new AppError('bad_request', say('connected_programs.malformed'))
  }
  return { clientId, redirectUri, state: parameters.get('state') ?? undefined, parameters }
}

/** Checks the other parameters of a request. @param publicUrl Of this installation, without a trailing slash. */
export function readRequest(parameters: URLSearchParams, publicUrl: string): AuthorizationRequest | RequestRefusal {
  const repeated = [...new Set(parameters.keys())].find((name) => name !== 'resource' && !isOnce(parameters, name))
  if (repeated !== undefined) return refuse('invalid_request', 'A parameter occurs twice')
  if (parameters.get('response_type') !== 'code') return refuse('unsupported_response_type', 'Use response_type=code')
  if (!['query', null].includes(parameters.get('response_mode'))) {
    return refuse('invalid_request', 'Use response_mode=query')
  }
  const codeChallenge = parameters.get('code_challenge') ?? ''
  if (parameters.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(codeChallenge)) {
    return refuse('invalid_request', 'PKCE is needed: code_challenge with code_challenge_method=S256')
  }
  const resources = parameters.getAll('resource')
  const resource = findResource(resources[0] ?? publicUrl, publicUrl)
  if (resources.length > 1 || !resource) {
    return refuse('invalid_target', `Name one resource: ${publicUrl}, or /mcp or /api below it`)
  }
  const asked = (parameters.get('scope') ?? 'read').split(' ').filter((name) => name !== '')
  const scopes = tokenScopes.filter((scope) => asked.includes(scope))
  if (scopes.length === 0) return refuse('invalid_scope', `Ask for one or more of: ${tokenScopes.join(' ')}`)
  return { codeChallenge, scopes, resource }
}

/**
 * Finds a resource of this installation. A trailing slash and the case of the host make no difference.
 * @returns its canonical form; undefined if it is none of ours.
 */
export function findResource(asked: string, publicUrl: string): string | undefined {
  const canonical = (text: string) => (URL.canParse(text) ? new URL(text).href.replace(/\/$/, '') : undefined)
  const own = [publicUrl, ...resourceParts.map((part) => `${publicUrl}/${part}`)]
  return own.find((resource) => canonical(resource) === canonical(asked))
}

function refuse(code: RequestErrorCode, reason: string): RequestRefusal {
  return { code, reason }
}
