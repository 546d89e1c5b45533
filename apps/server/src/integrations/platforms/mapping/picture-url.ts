/** Pictures of the stand-ins are served through our own address under this path. */
const standInPath = '/sandbox/pictures/'

/**
 * The address of a picture as it is stored: https as it is; a stand-in's own picture (same origin as the base URL of its
 * platform) as a path; undefined for anything else, for it would be loaded by people's browsers.
 */
export function toPictureUrl(address: string, baseUrl: string): string | undefined {
  const url = URL.parse(address)
  if (!url) return undefined
  if (isSafeLink(address)) return url.href
  const isStandIn = url.origin === URL.parse(baseUrl)?.origin && url.pathname.startsWith(standInPath)
  return isStandIn ? `${url.pathname}${url.search}` : undefined
}

/** Whether an address is an absolute https one without a name or password in it. */
export function isSafeLink(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}
