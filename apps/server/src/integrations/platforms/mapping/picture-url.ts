/** Path under which this server shows the stand-ins' pictures. */
const standInPath = '/sandbox/pictures/'

/**
 * Returns the address of a picture as it is stored: https addresses unchanged, and a stand-in's own picture (same
 * origin as its platform's base URL) as a path. Undefined for anything else, since users' browsers would load it.
 */
export function toPictureUrl(address: string, baseUrl: string): string | undefined {
  const url = URL.parse(address)
  if (!url) return undefined
  if (isSafeLink(address)) return url.href
  const isStandIn = url.origin === URL.parse(baseUrl)?.origin && url.pathname.startsWith(standInPath)
  return isStandIn ? `${url.pathname}${url.search}` : undefined
}

/** Whether an address is an absolute https URL without user name or password. */
export function isSafeLink(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}
