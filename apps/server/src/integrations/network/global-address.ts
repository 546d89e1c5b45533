import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IPv4 ranges that are not for the public network (IANA special-purpose registry), with multicast and the reserved rest. */
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

/** Only 2000::/3 of IPv6 is public, except these ranges: protocols that wrap IPv4, benchmarks, documentation. */
const specialIpv6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

// One list for each family: a rule for IPv4 in IPv6 would match every IPv4 address in a common one.
const ipv4 = new BlockList()
for (const [network, prefix] of specialIpv4) ipv4.addSubnet(network, prefix, 'ipv4')
const ipv6 = new BlockList()
for (const [network, prefix] of specialIpv6) ipv6.addSubnet(network, prefix, 'ipv6')
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')

/** Whether the address is one of the public network; false for whatever is no address. */
export function isGlobalAddress(address: string): boolean {
  if (isIPv4(address)) return !ipv4.check(address, 'ipv4')
  return isIPv6(address) && publicIpv6.check(address, 'ipv6') && !ipv6.check(address, 'ipv6')
}
