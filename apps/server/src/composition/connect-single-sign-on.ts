import { createOpenIdProvider } from '../integrations/single-sign-on/openid-provider.ts'
import type { Clock } from '../lib/clock.ts'
import type { SingleSignOnOptions } from '../modules/accounts/installation/single-sign-on-options.ts'
import type { Settings } from '../settings/settings.ts'
import type { SandboxAccess } from './sandbox-process.ts'

interface ConnectOptions {
  readonly settings: Pick<Settings, 'singleSignOn'>
  readonly sandbox: Pick<SandboxAccess, 'httpUrl' | 'keys'> | undefined
  readonly clock: Clock
  /** Called when a person signs in with the sandbox. */
  readonly getPublicUrl: () => string
}

/** Connects to the providers of the settings, else to the sandbox's stand-in. */
export function connectSingleSignOn({
  settings,
  sandbox,
  clock,
  getPublicUrl,
}: ConnectOptions): Pick<SingleSignOnOptions, 'providers' | 'hasLocalPasswords'> {
  const { providers, localPasswords: hasLocalPasswords } = settings.singleSignOn
  if (providers) {
    return {
      hasLocalPasswords,
      providers: providers.map((provider) => createOpenIdProvider({ settings: provider, clock })),
    }
  }
  if (!sandbox) return { hasLocalPasswords, providers: [] }
  const standIn = createOpenIdProvider({
    settings: {
      ...{ id: 'sandbox', name: 'Sandbox SSO', issuer: `${sandbox.httpUrl}/realms/sandbox` },
      ...sandbox.keys.singleSignOn,
      domains: [],
      roleClaim: 'realm_access.roles',
      roles: new Map([
        ['troupe-admin', 'admin'],
        ['troupe-member', 'member'],
      ]),
    },
    clock,
    // People open this in their browser, which may be on another machine, so it uses the public address.
    getAuthorizationUrl: () => `${getPublicUrl()}/sandbox/realms/sandbox/protocol/openid-connect/auth`,
  })
  return { hasLocalPasswords, providers: [standIn] }
}
