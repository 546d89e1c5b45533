import type { Platform } from '@troupe/contract/catalogues/platforms'
import { expect, it } from 'vitest'
import { silentLogger } from '../../../lib/logger.ts'
import { FakeClock } from '../../../testing/fake-clock.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { KnownChannels } from '../../../testing/wire/known-channels.ts'
import type { LivePlatform } from './live-platform.ts'
import { LiveSearch } from './live-search.ts'

const database = useTestDatabase()

/** Creates a search of YouTube whose translator upper-cases, with the texts that each of the two was asked for. */
function createSearch() {
  const [translated, searched]: [string[], string[]] = [[], []]
  const { live } = new KnownChannels('youtube')
  const youtube: LivePlatform = {
    ...live,
    client: {
      ...live.client,
      search: async ({ text }) => {
        searched.push(text)
        return { creators: [], nextCursor: undefined }
      },
    },
  }
  const search = new LiveSearch({
    database,
    clock: new FakeClock('2026-11-24T09:00:00Z'),
    log: silentLogger,
    platforms: [youtube],
    erasures: testErasures,
    onNewCreators: async () => {},
    translate: async ({ text }) => {
      translated.push(text)
      return text.toUpperCase()
    },
  })
  const ask = (platform: Platform, maxRequests: number) =>
    search.ask({
      platforms: [platform],
      search: { text: 'sourdough', categories: [], regions: ['DE'], subscribers: {}, engagementRate: {} },
      page: 1,
      maxRequests,
      waitMs: 60_000,
    })
  return { ask, translated, searched }
}

it('asks the platforms for the translated text', async () => {
  const { ask, translated, searched } = createSearch()
  const { reports } = await ask('youtube', 8)
  expect(reports).toMatchObject([{ platform: 'youtube', state: 'answered' }])
  expect([translated, searched]).toEqual([['sourdough'], ['SOURDOUGH']])
})

it('waits for no translation if no platform is asked', async () => {
  const { ask, translated, searched } = createSearch()
  expect((await ask('tiktok', 1)).reports).toMatchObject([{ state: 'off' }])
  expect((await ask('youtube', 0)).reports).toMatchObject([{ state: 'unasked' }])
  expect([translated, searched]).toEqual([[], []])
})
