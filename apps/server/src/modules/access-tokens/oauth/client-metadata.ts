import { normalizeText } from '@troupe/contract/base/text'
import { z } from 'zod'
import { OAuthError } from '../../../http/oauth/oauth-protocol.ts'
import { isAllowedRedirectUri } from './redirect-uri.ts'

const maxRedirectUris = 20
const nameMaxLength = 100

/** Metadata of a program (RFC 7591, 2). Fields that change nothing here are ignored, such as its logo. */
const ClientMetadata = z.object({
  client_name: z.string().optional().catch(undefined),
  redirect_uris: z.array(z.string()).min(1).max(maxRedirectUris),
  grant_types: z.array(z.string()).optional(),
  response_types: z.array(z.string()).optional(),
})

export interface ClientDescription {
  readonly name: string
  readonly redirectUris: readonly string[]
}

/**
 * Reads what a program says of itself.
 * @throws OAuthError `invalid_client_metadata`, `invalid_redirect_uri`.
 */
export function readClientMetadata(content: unknown): ClientDescription {
  const { success, data } = ClientMetadata.safeParse(content)
  if (!success) {
    throw new OAuthError('invalid_client_metadata', `Name 1 to ${maxRedirectUris} redirect_uris, as texts in an array`)
  }
  if (!(data.grant_types ?? ['authorization_code']).includes('authorization_code')) {
    throw new OAuthError('invalid_client_metadata', 'The grant type authorization_code is needed')
  }
  if (!(data.response_types ?? ['code']).includes('code')) {
    throw new OAuthError('invalid_client_metadata', 'The response type code is needed')
  }
  if (!data.redirect_uris.every(isAllowedRedirectUri)) {
    throw new OAuthError('invalid_redirect_uri', 'Redirect URIs use https, or http on localhost, without a fragment')
  }
  return { name: toName(data.client_name, data.redirect_uris), redirectUris: data.redirect_uris }
}

/** One line of visible characters; a program without a name gets that of its host. */
function toName(given: string | undefined, [first = '']: readonly string[]): string {
  const name = normalizeText((given ?? '').replace(/[\p{C}\p{Z}]+/gu, ' '))
  return Array.from(name).slice(0, nameMaxLength).join('') || new URL(first).host
}

/** Whether a text can be the id of a program: printable ASCII (RFC 6749, A.1), short enough for an index. */
export function isClientId(text: string): boolean {
  return /^[\x20-\x7e]{1,2000}$/.test(text)
}

/**
 * Whether a client id is the URL of a metadata document: `https`, a path without dot segments, no fragment, no
 * credentials, and written as a parser writes it, so that one document has one id.
 */
export function isDocumentUrl(clientId: string): boolean {
  if (!/^https:\/\/[\x21-\x7e]+$/.test(clientId) || clientId.includes('#') || !URL.canParse(clientId)) return false
  const url = new URL(clientId)
  return url.href === clientId && url.pathname !== '/' && url.username === '' && url.password === ''
}

const sharedSecret = /^client_secret_/

/**
 * Reads the metadata document of a URL.
 * @throws OAuthError `invalid_client_metadata` also when it is about another URL or has a shared secret.
 */
export function readClientDocument(content: unknown, url: string): ClientDescription {
  const own = z
    .looseObject({ client_id: z.literal(url), token_endpoint_auth_method: z.string().optional() })
    .safeParse(content)
  if (!own.success || 'client_secret' in own.data || sharedSecret.test(own.data.token_endpoint_auth_method ?? '')) {
    throw new OAuthError('invalid_client_metadata', 'The document is about another client_id, or has a shared secret')
  }
  return readClientMetadata(content)
}
