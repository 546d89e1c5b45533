import type { Channel } from './channel.ts'

/** Descriptions that the owners of channels have changed since the population was drawn. */
export interface Descriptions {
  change(channel: Channel, description: string): void
  /** The channel with its present description. */
  apply(channel: Channel): Channel
  applyAll(channels: readonly Channel[]): readonly Channel[]
  reset(): void
}

export function createDescriptions(): Descriptions {
  const changed = new Map<string, string>()
  const apply = (channel: Channel): Channel => {
    const description = changed.get(toKey(channel))
    return description === undefined ? channel : { ...channel, record: { ...channel.record, description } }
  }
  return {
    change: (channel, description) => void changed.set(toKey(channel), description),
    apply,
    applyAll: (channels) => (changed.size === 0 ? channels : channels.map(apply)),
    reset: () => changed.clear(),
  }
}

function toKey({ record }: Channel): string {
  return `${record.platform} ${record.channel_id}`
}
