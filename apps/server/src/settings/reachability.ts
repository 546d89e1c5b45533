import { deriveKey } from '../lib/derive-key.ts'
import { isLoopbackAddress, isLoopbackName } from '../lib/loopback.ts'
import type { Settings } from './settings.ts'

type ReachSettings = Pick<Settings, 'host' | 'appUrl' | 'trustProxy'>

const isPublicUrl = (appUrl: string | undefined): boolean =>
  appUrl !== undefined && !isLoopbackName(new URL(appUrl).hostname)

/** Whether something stands between this server and its callers, or may: then every caller seems to be on this machine. */
export function isBehindProxy({ appUrl, trustProxy }: Omit<ReachSettings, 'host'>): boolean {
  return trustProxy !== undefined || isPublicUrl(appUrl)
}

/** The settings, as `NAME=value`, by which callers on other machines may reach this server; empty when none may. */
export function listReachSettings({ host, appUrl, trustProxy }: ReachSettings): string[] {
  return [
    ...(isLoopbackAddress(host) || isLoopbackName(host) ? [] : [`HOST=${host}`]),
    ...(isPublicUrl(appUrl) ? [`APP_URL=${appUrl}`] : []),
    ...(trustProxy === undefined ? [] : [`TRUST_PROXY=${trustProxy}`]),
  ]
}

/**
 * The key to the sandbox's pages where callers on other machines may reach the server: 128 bits, derived from the
 * installation's secret, so that every start and every server has the same. Undefined: only this machine reaches it, and
 * no key is asked for.
 */
export function findSandboxKey(settings: ReachSettings, secretKey: Buffer): string | undefined {
  if (listReachSettings(settings).length === 0) return undefined
  return deriveKey(secretKey, 'sandbox-pages').subarray(0, 16).toString('base64url')
}
