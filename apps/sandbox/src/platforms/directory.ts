import { setImmediate } from 'node:timers/promises'
import { type Platform, platforms } from '@troupe/contract/catalogues/platforms'
import { generatePopulation } from '../population/population.ts'
import type { Channel } from './channel.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

/** The channels of one platform with their indexes. */
export interface PlatformDirectory {
  readonly byId: ReadonlyMap<string, Channel>
  /** Keys are in lower case. */
  readonly byHandle: ReadonlyMap<string, Channel>
  readonly byPerson: ReadonlyMap<number, Channel>
  readonly index: SearchIndex
}

export interface Directory {
  /** Returns a platform's channels after doing whatever `warmUp` has not done yet. */
  of(platform: Platform): PlatformDirectory
  /** Draws the people a few at a time between requests, so that the first request does not wait for all of them. */
  warmUp(signal?: AbortSignal): Promise<void>
}

/** Draws the people of the demo catalogue, and the people between them that only the platforms know. */
function* drawChannels(seed: string, catalogueCount: number): Generator<Channel> {
  let known = 0
  for (const channel of generatePopulation({ seed, count: Number.POSITIVE_INFINITY })) {
    if (known >= catalogueCount) return
    if (channel.knownTo === 'catalogue') known++
    yield channel
  }
}

function buildPlatformDirectory(channels: readonly Channel[]): PlatformDirectory {
  return {
    byId: new Map(channels.map((channel) => [channel.record.channel_id, channel])),
    byHandle: new Map(channels.map((channel) => [channel.record.handle.toLowerCase(), channel])),
    byPerson: new Map(channels.map((channel) => [channel.person.index, channel])),
    index: createSearchIndex(channels),
  }
}

/** Creates a directory whose channels are drawn when first needed; 4,500 take most of a second. */
export function createDirectory(seed: string, catalogueCount: number): Directory {
  const drawing = drawChannels(seed, catalogueCount)
  const drawn = new Map<Platform, Channel[]>(platforms.map((platform) => [platform, []]))
  const built = new Map<Platform, PlatformDirectory>()

  /** Draws up to `count` channels; returns whether more may follow. */
  function drawOn(count: number): boolean {
    for (let left = count; left > 0; left--) {
      const { value, done } = drawing.next()
      if (done) return false
      drawn.get(value.record.platform)?.push(value)
    }
    return true
  }

  function of(platform: Platform): PlatformDirectory {
    const ready = built.get(platform)
    if (ready) return ready
    while (drawOn(1000)) {}
    const directory = buildPlatformDirectory(drawn.get(platform) ?? [])
    built.set(platform, directory)
    return directory
  }

  return {
    of,
    async warmUp(signal) {
      while (!signal?.aborted && drawOn(20)) await setImmediate()
      for (const platform of platforms) {
        await setImmediate()
        if (signal?.aborted) return
        of(platform)
      }
    },
  }
}
