import { createOpenIdProvider } from '../integrations/single-sign-on/openid-provider.ts'
import type { Clock } from '../lib/clock.ts'
import type { Logger } from '../lib/logger.ts'
import type { SingleSignOnOptions } from '../modules/accounts/installation/single-sign-on-options.ts'
import { tellMailboxGone } from '../modules/outreach/notifications/tell-mailbox-gone.ts'
import { type ClaimRule, createClaimFollower } from '../modules/workspaces/claims/follow-claim.ts'
import type { Settings } from '../settings/settings.ts'
import type { SandboxAccess } from './sandbox-process.ts'

interface ConnectOptions {
  readonly settings: Pick<Settings, 'singleSignOn'>
  readonly sandbox: Pick<SandboxAccess, 'httpUrl' | 'keys'> | undefined
  readonly clock: Clock
  readonly log: Logger
  /** Called when a person signs in with the sandbox. */
  readonly getPublicUrl: () => string
}

/** Connects to the providers of the settings, else to the sandbox's stand-in. */
export function connectSingleSignOn({
  settings,
  sandbox,
  clock,
  log,
  getPublicUrl,
}: ConnectOptions): Partial<SingleSignOnOptions> {
  const { providers, localPasswords: hasLocalPasswords } = settings.singleSignOn
  if (providers) {
    return {
      hasLocalPasswords,
      providers: providers.map((provider) => createOpenIdProvider({ settings: provider, clock })),
      applyRole: createClaimFollower({ rules: listClaimRules(providers), clock, log, tellMailboxGone }),
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
      ...{ workspace: undefined, defaultRole: undefined },
    },
    clock,
    // People open this in their browser, which may be on another machine, so it uses the public address.
    getAuthorizationUrl: () => `${getPublicUrl()}/sandbox/realms/sandbox/protocol/openid-connect/auth`,
  })
  return { hasLocalPasswords, providers: [standIn] }
}

type ProviderSettings = NonNullable<Settings['singleSignOn']['providers']>[number]

function listClaimRules(providers: readonly ProviderSettings[]): ClaimRule[] {
  return providers.flatMap(({ id, name, workspace, defaultRole }) =>
    workspace === undefined ? [] : [{ providerId: id, providerName: name, workspace, defaultRole }],
  )
}
