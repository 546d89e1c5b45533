import { platformFacts } from '@troupe/contract/catalogues/platform-facts'
import { platforms } from '@troupe/contract/catalogues/platform-names'

/** Domains from which the platforms serve avatars, covers and post pictures; each with the names below it. */
const platformDomains = platforms.flatMap((platform) => platformFacts[platform].pictureDomains)

/** Whether a path is that of a picture which the sandbox draws, and which the server shows under its own address. */
export function isStandInPicture(path: string): boolean {
  return /^\/sandbox\/pictures\/(avatar|cover)\/[\w-]+\.svg(\?|$)/.test(path)
}

/**
 * The address where a picture may be fetched from: https on the usual port, no name or password in it, and a host of the platforms or
 * of the further domains.
 */
export function parseImageUrl(address: string, furtherDomains: readonly string[]): URL | undefined {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return undefined
  const isKnown = [...platformDomains, ...furtherDomains].some(
    (domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`),
  )
  return isKnown ? url : undefined
}
