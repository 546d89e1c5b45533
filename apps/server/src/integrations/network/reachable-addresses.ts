import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isGlobalAddress } from './global-address.ts'

/** Gives the addresses of a host. */
export type ResolveHost = (host: string) => Promise<readonly string[]>

export interface ReachOptions {
  /** Whether addresses in private and loopback ranges count. */
  readonly allowPrivateHosts: boolean
  /** The system's way unless a test has its own. */
  readonly resolve?: ResolveHost | undefined
}

/**
 * The addresses of a host that a user named, to be dialled as they are: a name is resolved here once, so that no second answer
 * can lead elsewhere. None when the host is not known, and none when any of its addresses may not be reached: whoever
 * asks cannot tell the two apart.
 */
export async function findReachableAddresses(
  host: string,
  { allowPrivateHosts, resolve = resolveByTheSystem }: ReachOptions,
): Promise<readonly string[]> {
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => [])
  return allowPrivateHosts || addresses.every(isGlobalAddress) ? addresses : []
}

async function resolveByTheSystem(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address)
}
