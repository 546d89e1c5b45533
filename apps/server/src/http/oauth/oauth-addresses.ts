import { tokenScopes } from '@troupe/contract/base/endpoint'
import type { CalledPart } from '../requests/callers.ts'

/** Paths of the endpoints for programs. The authorization endpoint is a page of the web application. */
export const oauthPaths = {
  authorize: '/oauth/authorize',
  token: '/oauth/token',
  revoke: '/oauth/revoke',
  register: '/oauth/register',
} as const

/** Well-known name of the description of a protected resource (RFC 9728). */
export const resourceDescription = '/.well-known/oauth-protected-resource'
/** Well-known name of the description of the authorization server (RFC 8414). */
export const serverDescription = '/.well-known/oauth-authorization-server'

/** The parts of an installation that a token may be issued for; without one, it is for all of them. */
export const resourceParts: readonly CalledPart[] = ['mcp', 'api']

/** Describes the authorization server (RFC 8414). @param publicUrl The issuer. */
export function describeServer(publicUrl: string): object {
  return {
    issuer: publicUrl,
    authorization_endpoint: publicUrl + oauthPaths.authorize,
    token_endpoint: publicUrl + oauthPaths.token,
    revocation_endpoint: publicUrl + oauthPaths.revoke,
    registration_endpoint: publicUrl + oauthPaths.register,
    scopes_supported: tokenScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  }
}

/** Describes a protected resource (RFC 9728). @param part Undefined: the whole installation. */
export function describeResource(publicUrl: string, part: CalledPart | undefined): object {
  return {
    resource: part ? `${publicUrl}/${part}` : publicUrl,
    resource_name: 'Troupe',
    authorization_servers: [publicUrl],
    scopes_supported: tokenScopes,
    bearer_methods_supported: ['header'],
  }
}

/** The challenge of a 401 (RFC 6750, RFC 9728), by which a program finds the authorization server. */
export function buildChallenge(publicUrl: string, part: CalledPart, hadToken: boolean): string {
  return [
    `Bearer resource_metadata="${publicUrl}${resourceDescription}/${part}"`,
    `scope="${tokenScopes.join(' ')}"`,
    ...(hadToken ? ['error="invalid_token"'] : []),
  ].join(', ')
}
