import { isIP, type LookupFunction } from 'node:net'
import { findReachableAddresses, type ReachOptions } from './reachable-addresses.ts'

/** The code of the error that a connection fails with where no address of its host may be reached. */
export const unreachableHostCode = 'EHOST'

/**
 * Resolves names for a connection and judges every address that comes: the judged address itself is dialled. Not asked for a host that is an
 * address already, which the caller has to judge.
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
