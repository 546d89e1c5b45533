import { platformFacts } from '@troupe/contract/catalogues/platform-facts'
import { type Platform, platforms } from '@troupe/contract/catalogues/platforms'
import { createInstagramClient } from '../integrations/platforms/instagram/instagram-client.ts'
import { createTikTokClient } from '../integrations/platforms/tiktok/tiktok-client.ts'
import type { WireTiming } from '../integrations/platforms/wire/wire-timing.ts'
import { createYouTubeClient } from '../integrations/platforms/youtube/youtube-client.ts'
import type { DataLimits } from '../lib/age-rules.ts'
import type { Clock } from '../lib/clock.ts'
import type { Logger } from '../lib/logger.ts'
import type { LivePlatform } from '../modules/discovery/platforms/live-platform.ts'
import type { PlatformClient, PlatformUsage } from '../modules/discovery/platforms/platform-port.ts'
import { PlatformEnvironment, type PlatformSettings } from '../settings/platform-settings.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import type { SandboxAccess } from './sandbox-process.ts'

interface StandInAccess {
  readonly httpUrl: string
  readonly keys: Pick<SandboxAccess['keys'], 'platforms'>
}

interface ConnectOptions {
  readonly settings: PlatformSettings
  readonly sandbox: StandInAccess | undefined
  readonly usage: PlatformUsage
  /** Default: none. */
  readonly limits?: DataLimits
  readonly clock: Clock
  readonly log: Logger
  readonly telemetry?: Telemetry
  /** For tests. */
  readonly timing?: Partial<WireTiming>
}

type ClientParts = Parameters<typeof createTikTokClient>[1]
type Options<Name extends Platform> = NonNullable<PlatformSettings[Name]>

const createClient: {
  readonly [Name in Platform]: (options: Options<Name>, parts: ClientParts) => PlatformClient
} = {
  tiktok: createTikTokClient,
  instagram: createInstagramClient,
  youtube: createYouTubeClient,
}

/**
 * Connects each platform that has a key to the real service and the others to the sandbox; without a sandbox they are
 * off.
 */
export function connectPlatforms({ settings, sandbox, limits, ...parts }: ConnectOptions): LivePlatform[] {
  const standIns = sandbox && readStandInSettings(sandbox)
  return platforms.flatMap((platform) =>
    connect(platform, settings[platform], standIns?.[platform], parts).map((live) => ({
      ...live,
      mayDerive: live.mode === 'stand_in' || limits?.[platform].mayDerive !== false,
    })),
  )
}

function connect<Name extends Platform>(
  platform: Name,
  real: PlatformSettings[Name],
  standIn: PlatformSettings[Name] | undefined,
  parts: ClientParts,
): LivePlatform[] {
  if (real) return [{ client: createClient[platform](real, parts), mode: 'live' }]
  return standIn ? [{ client: createClient[platform](standIn, parts), mode: 'stand_in' }] : []
}

/** Settings for reaching the sandbox's stand-ins. */
export function readStandInSettings({ httpUrl, keys }: StandInAccess): PlatformSettings {
  const addresses = platforms.map((platform) => [platformFacts[platform].settings.address, httpUrl])
  return PlatformEnvironment.parse({ ...keys.platforms, ...Object.fromEntries(addresses) })
}
