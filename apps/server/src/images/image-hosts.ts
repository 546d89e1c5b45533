import { platformFacts } from '@troupe/contract/catalogues/platform-facts'
import { platforms } from '@troupe/contract/catalogues/platform-names'

/** Domains from which the platforms serve avatars, covers and post pictures; subdomains are included. */
const platformDomains = platforms.flatMap((platform) => platformFacts[platform].pictureDomains)

/** Whether a path is that of a picture drawn by the sandbox, which the server serves under its own address. */
export function isStandInPicture(path: string): boolean {
  return /^\/sandbox\/pictures\/(avatar|cover)\/[\w-]+\.svg(\?|$)/.test(path)
}

/**
 * The URL of a picture that may be fetched: https on the default port, without user name or password, on a host of the
 * platforms or of the further domains; undefined for any other.
 */
export function parseImageUrl(address: string, furtherDomains: readonly string[]): URL | undefined {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return undefined
  const isKnown = [...platformDomains, ...furtherDomains].some(
    (domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`),
  )
  return isKnown ? url : undefined
}
