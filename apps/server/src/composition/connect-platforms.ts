import type { Platform } from '@troupe/contract/catalogues/platforms'
import { createInstagramClient } from '../integrations/platforms/instagram/instagram-client.ts'
import { createTikTokClient } from '../integrations/platforms/tiktok/tiktok-client.ts'
import type { WireTiming } from '../integrations/platforms/wire/wire-timing.ts'
import { createYouTubeClient } from '../integrations/platforms/youtube/youtube-client.ts'
import type { Clock } from '../lib/clock.ts'
import type { Logger } from '../lib/logger.ts'
import type { LivePlatform } from '../modules/discovery/platforms/live-platform.ts'
import type { PlatformClient, PlatformUsage } from '../modules/discovery/platforms/platform-port.ts'
import type { PlatformSettings } from '../settings/settings.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import type { SandboxAccess } from './sandbox-process.ts'

interface ConnectOptions {
  readonly settings: PlatformSettings
  readonly sandbox: Pick<SandboxAccess, 'httpUrl' | 'keys'> | undefined
  readonly usage: PlatformUsage
  readonly clock: Clock
  readonly log: Logger
  readonly telemetry?: Telemetry
  /** For tests. */
  readonly timing?: Partial<WireTiming>
}

/** Connects each platform that has a key with itself, the others with the sandbox; without one they are off. */
export function connectPlatforms({ settings, sandbox, ...parts }: ConnectOptions): LivePlatform[] {
  return [
    ...connect(settings.tiktok, standIn(sandbox, 'tiktok'), (options) => createTikTokClient(options, parts)),
    ...connect(settings.instagram, standIn(sandbox, 'instagram'), (options) => createInstagramClient(options, parts)),
    ...connect(settings.youtube, standIn(sandbox, 'youtube'), (options) => createYouTubeClient(options, parts)),
  ]
}

function connect<Options>(
  real: Options | undefined,
  madeUp: Options | undefined,
  create: (options: Options) => PlatformClient,
): LivePlatform[] {
  if (real) return [{ client: create(real), mode: 'live' }]
  return madeUp ? [{ client: create(madeUp), mode: 'stand_in' }] : []
}

function standIn<Name extends Platform & keyof SandboxAccess['keys']>(
  sandbox: ConnectOptions['sandbox'],
  platform: Name,
) {
  return sandbox && { baseUrl: sandbox.httpUrl, ...sandbox.keys[platform] }
}
