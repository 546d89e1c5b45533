import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IPv4 ranges outside the public network (IANA special-purpose registry), including multicast and reserved ranges. */
const specialIpv4: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

/** Exceptions within 2000::/3, the public part of IPv6: protocols that wrap IPv4, benchmarks, documentation. */
const specialIpv6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

// One list per family: in a common list, a rule for IPv4-mapped IPv6 would match every IPv4 address.
const ipv4 = new BlockList()
for (const [network, prefix] of specialIpv4) ipv4.addSubnet(network, prefix, 'ipv4')
const ipv6 = new BlockList()
for (const [network, prefix] of specialIpv6) ipv6.addSubnet(network, prefix, 'ipv6')
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')

/** Whether the text is an address of the public network; false if it is no address. */
export function isGlobalAddress(address: string): boolean {
  if (isIPv4(address)) return !ipv4.check(address, 'ipv4')
  return isIPv6(address) && publicIpv6.check(address, 'ipv6') && !ipv6.check(address, 'ipv6')
}
