import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isGlobalAddress } from './global-address.ts'

/** Resolves a host to its addresses. */
export type ResolveHost = (host: string) => Promise<readonly string[]>

export interface ReachOptions {
  /** Whether addresses in private and loopback ranges are permitted. */
  readonly allowPrivateHosts: boolean
  /** Default: the system's resolver. */
  readonly resolve?: ResolveHost | undefined
}

/**
 * Resolves a host named by a user, once. The caller dials these addresses, so a second DNS answer cannot lead
 * elsewhere. Empty when the host is unknown or any of its addresses is not permitted; callers cannot tell the two
 * apart.
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
