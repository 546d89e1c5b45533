import { deriveKey } from '../lib/derive-key.ts'
import { isLoopbackAddress, isLoopbackName } from '../lib/loopback.ts'
import type { Settings } from './settings.ts'

type ReachSettings = Pick<Settings, 'host' | 'appUrl' | 'trustProxy'>

/** Whether `APP_URL` is set to an address that other machines can open. */
export const isPublicUrl = (appUrl: string | undefined): boolean =>
  appUrl !== undefined && !isLoopbackName(new URL(appUrl).hostname)

/** Whether there is or may be a proxy in front of this server, which makes every caller seem to be on this machine. */
export function isBehindProxy({ appUrl, trustProxy }: Omit<ReachSettings, 'host'>): boolean {
  return trustProxy !== undefined || isPublicUrl(appUrl)
}

/** Lists the settings, as `NAME=value`, by which other machines may reach this server; empty when none does. */
export function listReachSettings({ host, appUrl, trustProxy }: ReachSettings): string[] {
  return [
    ...(isLoopbackAddress(host) || isLoopbackName(host) ? [] : [`HOST=${host}`]),
    ...(isPublicUrl(appUrl) ? [`APP_URL=${appUrl}`] : []),
    ...(trustProxy === undefined ? [] : [`TRUST_PROXY=${trustProxy}`]),
  ]
}

/**
 * Key for the sandbox's pages if other machines may reach the server: 128 bits derived from the installation's secret,
 * so that it is the same after every start and on every server. Undefined: only this machine reaches the server, and no
 * key is required.
 */
export function findSandboxKey(settings: ReachSettings, secretKey: Buffer): string | undefined {
  if (listReachSettings(settings).length === 0) return undefined
  return deriveKey(secretKey, 'sandbox-pages').subarray(0, 16).toString('base64url')
}
