import type { AddressInfo } from 'node:net'
import type { Settings } from './settings.ts'
import { SettingsError } from './settings-error.ts'

interface ListeningServer {
  address(): AddressInfo | string | null
}

/**
 * Public URL of this installation without a trailing slash: `APP_URL`, else the address the server listens at. Throws
 * if there is neither (the system chooses the port and the server does not listen yet).
 */
export function findPublicUrl(settings: Pick<Settings, 'appUrl' | 'host' | 'port'>, server: ListeningServer): string {
  if (settings.appUrl) return settings.appUrl
  const address = server.address()
  const port = settings.port || (address && typeof address === 'object' ? address.port : 0)
  if (!port) throw new Error('The public address is not known before the server listens')
  return `http://${toHostName(settings.host)}:${port}`
}

/**
 * Public URL for a command, which may run without a server.
 * @throws SettingsError when the system would choose the server's port.
 */
export function getConfiguredPublicUrl(settings: Pick<Settings, 'appUrl' | 'host' | 'port'>): string {
  if (settings.appUrl || settings.port) return findPublicUrl(settings, { address: () => null })
  throw new SettingsError('APP_URL is required where PORT is 0, or the link would lead nowhere')
}

/** A host name that a browser on this machine can open, and that Google accepts as a redirect target. */
function toHostName(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
