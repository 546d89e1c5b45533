import type { CreatorRecord } from '@troupe/contract/creators'

let creators = 0

/** Builds a creator; a test gives only the fields that matter to it. */
export function buildCreatorRecord(given: Partial<CreatorRecord> = {}): CreatorRecord {
  const number = ++creators
  return {
    platform: 'youtube',
    channel_id: `channel-${number}`,
    title: `Somebody ${number}`,
    handle: `somebody${number}`,
    description: '',
    ...given,
  }
}
