import type { AddressInfo } from 'node:net'
import { type Settings, SettingsError } from './settings.ts'

interface ListeningServer {
  address(): AddressInfo | string | null
}

/**
 * Where people reach this installation, without a slash at its end: `APP_URL`, else where the server listens. With neither
 * (a port that the system chooses, before the server listens) it throws.
 */
export function findPublicUrl(settings: Pick<Settings, 'appUrl' | 'host' | 'port'>, server: ListeningServer): string {
  if (settings.appUrl) return settings.appUrl
  const address = server.address()
  const port = settings.port || (address && typeof address === 'object' ? address.port : 0)
  if (!port) throw new Error('The public address is not known before the server listens')
  return `http://${toHostName(settings.host)}:${port}`
}

/**
 * The same for a command, beside which the server need not run.
 * @throws SettingsError where the server would choose a port by itself.
 */
export function getConfiguredPublicUrl(settings: Pick<Settings, 'appUrl' | 'host' | 'port'>): string {
  if (settings.appUrl || settings.port) return findPublicUrl(settings, { address: () => null })
  throw new SettingsError('APP_URL is required where PORT is 0, or the link would lead nowhere')
}

/** An address that a browser on this machine opens, and that Google takes back to. */
function toHostName(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
