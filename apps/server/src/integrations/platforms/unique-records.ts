import type { CreatorRecord } from '@troupe/contract/creators'

/** The records that are usable, in their order, nobody twice: the first one stays. */
export function toUniqueRecords(records: readonly (CreatorRecord | undefined)[]): CreatorRecord[] {
  const byChannel = new Map<string, CreatorRecord>()
  for (const record of records) {
    if (record && !byChannel.has(record.channel_id)) byChannel.set(record.channel_id, record)
  }
  return [...byChannel.values()]
}
