import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach } from 'vitest'
import { connectPlatforms } from '../../composition/connect-platforms.ts'
import { createImagePaths } from '../../images/image-paths.ts'
import { createBuiltInEncoder } from '../../integrations/language/built-in-encoder.ts'
import { seconds } from '../../lib/durations.ts'
import { createExportColumns } from '../../modules/collections/export-columns.ts'
import { createErasures, type Erasures } from '../../modules/discovery/catalogue/erasing/erasures.ts'
import { createDiscovery, type Discovery } from '../../modules/discovery/discovery.ts'
import type { FindAddedColumns } from '../../modules/discovery/export/added-columns-port.ts'
import { createPlatformUsage } from '../../modules/discovery/platforms/platform-usage-repository.ts'
import type { SearchWaits } from '../../modules/discovery/search/context/search-context.ts'
import { creatorProgress } from '../../modules/outreach/mails/recipient-repository.ts'
import { PlatformEnvironment, type PlatformSettings } from '../../settings/platform-settings.ts'
import { FakeClock } from '../fake-clock.ts'
import { patientWaits, type TestApp, useTestApp } from '../test-app.ts'
import type { useTestDatabase } from '../test-database.ts'
import { useStandIns } from './stand-ins.ts'

/**
 * Retries are immediate, so that failures take no time. Slow platforms are not cut off, so that a search must answer
 * without them.
 */
const timing = { firstPause: 1, longestPause: 5, failuresToRest: 100, requestTimeout: seconds(60) }
const none = PlatformEnvironment.parse({})

export interface LiveDiscovery {
  readonly testApp: TestApp
  readonly standIns: ReturnType<typeof useStandIns>
  readonly clock: FakeClock
  readonly discovery: Discovery
  readonly erasures: Erasures
  readonly exportFolder: string
}

/**
 * Creates the application with discovery connected to the stand-ins, at noon of the given day; `settings` may connect a
 * platform elsewhere, `aroundColumns` holds exports of collections. Search timeouts are long, so that results do not depend
 * on the machine's speed.
 */
export function useLiveDiscovery(
  database: ReturnType<typeof useTestDatabase>,
  settings: (standInUrl: string) => Partial<PlatformSettings> = () => ({}),
  waits: SearchWaits = patientWaits,
  aroundColumns: (find: FindAddedColumns) => FindAddedColumns = (find) => find,
): LiveDiscovery {
  const day = '2026-11-21'
  const standIns = useStandIns(day)
  const encoder = createBuiltInEncoder()
  const clock = new FakeClock(`${day}T12:00:00Z`)
  const exportFolder = mkdtempSync(join(tmpdir(), 'troupe-exports-'))
  const secretKey = randomBytes(32)
  const erasures = createErasures(secretKey)
  let discovery: Discovery | undefined
  const testApp = useTestApp(database, {
    clock,
    endpoints(parts) {
      const platforms = connectPlatforms({
        ...parts,
        settings: { ...none, ...settings(standIns.url) },
        sandbox: { httpUrl: standIns.url, keys: standIns.keys },
        usage: createPlatformUsage(database.kysely),
        timing,
      })
      discovery = createDiscovery({
        ...parts,
        encoder,
        platforms,
        erasures,
        exports: {
          folder: exportFolder,
          secretKey,
          findAddedColumns: aroundColumns(createExportColumns(database.kysely, creatorProgress)),
        },
        waits,
        toImagePath: createImagePaths(secretKey).toPath,
      })
      return discovery.endpoints
    },
  })
  afterEach(() => discovery?.stop())
  afterAll(async () => {
    await encoder.close()
    await rm(exportFolder, { recursive: true, force: true })
  })
  return {
    testApp,
    standIns,
    clock,
    exportFolder,
    erasures,
    get discovery() {
      if (!discovery) throw new Error('Discovery is there only inside tests')
      return discovery
    },
  }
}
