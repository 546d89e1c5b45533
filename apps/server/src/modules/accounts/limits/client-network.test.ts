import { describe, expect, it } from 'vitest'
import { toNetwork, toSite } from './client-network.ts'

describe('the network that limits are counted for', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['0:0:0:0:0:ffff:cb00:7109', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0db8::1', '2001:db8:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['', 'unknown'],
    ['not an address', 'unknown'],
    ['203.0.113.9, 10.0.0.1', 'unknown'],
  ])('of %s is %s', (ip, network) => {
    expect(toNetwork(ip)).toBe(network)
  })

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
    ['203.0.113.9', undefined],
    ['::ffff:203.0.113.9', undefined],
    ['not an address', undefined],
  ])('of %s is within the site %s', (ip, site) => {
    expect(toSite(ip)).toBe(site)
  })
})
