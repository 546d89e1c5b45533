import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network that limits are counted for: an IPv4 address, or the /64 of an IPv6 address, since a subscriber usually
 * has a whole /64. An IPv4 address mapped to IPv6 counts as IPv4; texts that are not addresses share one counter.
 */
export function toNetwork(ip: string): string {
  const groups = toGroups(ip)
  return typeof groups === 'string' ? groups : `${groups.slice(0, 4).join(':')}::/64`
}

/** The /48 of an IPv6 address, which many providers assign to one site; undefined for everything else. */
export function toSite(ip: string): string | undefined {
  const groups = toGroups(ip)
  return typeof groups === 'string' ? undefined : `${groups.slice(0, 3).join(':')}::/48`
}

/** The eight groups of an IPv6 address; an IPv4 address unchanged; `unknown` for anything else. */
function toGroups(ip: string): string | readonly string[] {
  if (isIPv4(ip)) return ip
  const address = ip.split('%', 1)[0] ?? ''
  if (!isIPv6(address)) return 'unknown'
  // The URL parser normalises every notation of an address: hexadecimal groups, the longest run of zeros as `::`.
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = !after ? [] : after.split(':')
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff'
  return isMappedIpv4 ? toDotted(groups.slice(6)) : groups
}

function toDotted(groups: readonly string[]): string {
  return groups
    .flatMap((group) => {
      const value = Number.parseInt(group, 16)
      return [value >> 8, value & 0xff]
    })
    .join('.')
}
