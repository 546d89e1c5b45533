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
 * Resolves a host that a user named, once; the addresses are dialled as they are, so a second DNS answer cannot lead
 * elsewhere. Empty when the host is unknown or any of its addresses is not allowed: the caller cannot tell these apart.
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
