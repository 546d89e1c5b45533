import type { Client } from '../../../http/requests/endpoint-binding.ts'
import type { AccountContext } from '../core/account-context.ts'
import type { Take } from '../limits/rate-limits.ts'
import * as devices from '../sessions/known-device-repository.ts'

/**
 * Counts a sign-in attempt. A browser that has signed in to this account before has a limit of its own; any other
 * counts against its network and the address, limits that strangers can exhaust.
 * @returns the counters to reset when the attempt succeeds.
 */
export async function countLogin(context: AccountContext, email: string, client: Client): Promise<Take[]> {
  const { rateLimits } = context
  const known = await findKnownDevice(context, email, client)
  if (known) {
    const takes = toLoginTakes({ email, ip: client.ip, known })
    await rateLimits.take(...takes)
    return takes
  }
  const [byNetwork, byDay, byAddress] = toStrangerTakes(email, client.ip)
  // In this order, an attempt refused for its network does not count against the address.
  await rateLimits.take(['loginByNetwork', { ip: client.ip }], byNetwork, byDay)
  await rateLimits.take(byAddress)
  return [byNetwork, byDay, byAddress]
}

/** The id of the calling browser if it has signed in to the account with this address before. */
export async function findKnownDevice(
  { db, clock }: Pick<AccountContext, 'db' | 'clock'>,
  email: string,
  { device }: Client,
): Promise<string | undefined> {
  const isKnown = device && (await devices.isKnown(db, { email, device: device.hash, now: clock.now() }))
  return isKnown ? device.hash.toString('hex') : undefined
}

/** The counters of a sign-in: of a browser that the account knows, or of strangers. */
export function toLoginTakes({ email, ip, known }: { email: string; ip: string; known: string | undefined }): Take[] {
  return known ? [['loginByKnownDevice', `${known} ${email}`]] : toStrangerTakes(email, ip)
}

/** Limits for sign-ins from unknown browsers: per network and address, short-term and daily, and per address. */
export function toStrangerTakes(email: string, ip: string): [Take, Take, Take] {
  const ofAddress = { ip, of: email }
  return [
    ['loginByNetworkAndAddress', ofAddress],
    ['loginByNetworkAndAddressPerDay', ofAddress],
    ['loginByAddress', email],
  ]
}
