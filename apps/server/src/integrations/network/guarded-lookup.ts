import { isIP, type LookupFunction } from 'node:net'
import { findReachableAddresses, type ReachOptions } from './reachable-addresses.ts'

/** Error code of a connection whose host has no permitted address. */
export const unreachableHostCode = 'EHOST'

/**
 * Creates a lookup that checks every address a name resolves to, so that only checked addresses are dialled. Node skips
 * the lookup for hosts that are already addresses, so callers must check those.
 */
export function createGuardedLookup(reach: ReachOptions): LookupFunction {
  return (host, { all }, callback) => {
    void findReachableAddresses(host, reach).then((addresses) => {
      const found = addresses.map((address) => ({ address, family: isIP(address) }))
      const [first] = found
      if (!first)
        return callback(Object.assign(new Error('The host may not be reached'), { code: unreachableHostCode }), '')
      if (all) return callback(null, found)
      callback(null, first.address, first.family)
    })
  }
}
