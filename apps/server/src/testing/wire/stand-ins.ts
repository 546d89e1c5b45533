import type { Platform } from '@troupe/contract/catalogues/platforms'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { readStandInSettings } from '../../composition/connect-platforms.ts'
import { type Sandbox, startSandbox } from '../../composition/sandbox-process.ts'
import { silentLogger } from '../../lib/logger.ts'
import type { PlatformSettings } from '../../settings/platform-settings.ts'

/** Starts the platforms' stand-ins in their own process, once per test file, as they are at noon of the given day. */
export function useStandIns(day: string) {
  let sandbox: Sandbox | undefined

  beforeAll(async () => {
    sandbox = await startSandbox({ demoCreators: 3000, log: silentLogger })
  })
  beforeEach(async () => {
    await control('reset')
    await control('clock', { now: `${day}T12:00:00Z` })
  })
  afterAll(async () => {
    await sandbox?.stop()
  })

  function get(): Sandbox {
    if (!sandbox) throw new Error('The stand-ins run in tests only')
    return sandbox
  }

  async function control(what: string, body: object = {}): Promise<void> {
    const response = await fetch(`${get().httpUrl}/__sim/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`The stand-ins do not take ${JSON.stringify(body)} for their ${what}`)
  }

  return {
    get url() {
      return get().httpUrl
    },
    get keys() {
      return get().keys
    },
    /** Returns the settings with which a platform's client reaches its stand-in. */
    settingsOf<Name extends Platform>(platform: Name): NonNullable<PlatformSettings[Name]> {
      const settings = readStandInSettings({ httpUrl: get().httpUrl, keys: get().keys })[platform]
      if (!settings) throw new Error(`There is no stand-in of ${platform}`)
      return settings
    },
    get submission() {
      return get().submission
    },
    /** Makes the next `count` requests of a platform fail in this way. */
    orderFault: (
      platform: Platform | 'language_model' | 'embeddings' | 'microsoft_graph',
      fault: string,
      count = 1000,
    ) => control('faults', { platform, fault, count }),
    /** Makes a channel show this description. */
    changeDescription: (platform: Platform, handle: string, description: string) =>
      control('description', { platform, handle, description }),
    moveClock: (now: Date) => control('clock', { now: now.toISOString() }),
  }
}
