import { isLoopbackName } from '../../../lib/loopback.ts'

export const redirectUriMaxLength = 2000

/**
 * Whether programs may be answered at an address: `https`, or `http` on the user's own computer, without fragment or
 * credentials (MCP authorization; OAuth 2.1, 2.3.1). Schemes such as `javascript:` are thereby excluded.
 */
export function isAllowedRedirectUri(text: string): boolean {
  // A parser would drop white space and control characters silently.
  if (text.length > redirectUriMaxLength || !/^[\x21-\x7e]+$/.test(text) || text.includes('\\') || text.includes('#')) {
    return false
  }
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackName(url.hostname))
}

/** Whether an address leads to the user's own computer. */
export function isLocalRedirect(uri: string): boolean {
  return isLoopbackName(new URL(uri).hostname)
}

/**
 * Whether a requested address is one of those that the program named: as text, except that on the user's own computer
 * any port will do, since a program takes the port that is free (RFC 8252, 7.3).
 */
export function matchesRedirectUri(requested: string, named: readonly string[]): boolean {
  if (!isAllowedRedirectUri(requested)) return false
  return named.some((uri) => uri === requested || (isLocalRedirect(uri) && withoutPort(uri) === withoutPort(requested)))
}

/** Removes the port and nothing else, so that all other differences count. */
function withoutPort(uri: string): string {
  return uri.replace(/^(http:\/\/(?:\[::1\]|[^/?:@]+)):\d{1,5}(?=[/?]|$)/i, '$1')
}
