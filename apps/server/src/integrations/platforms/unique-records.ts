import type { CreatorRecord } from '@troupe/contract/creators'

/** Usable records in their order, without duplicates: the first one stays. */
export function toUniqueRecords(records: readonly (CreatorRecord | undefined)[]): CreatorRecord[] {
  const byChannel = new Map<string, CreatorRecord>()
  for (const record of records) {
    if (record && !byChannel.has(record.channel_id)) byChannel.set(record.channel_id, record)
  }
  return [...byChannel.values()]
}
