import type { CreatorRecord } from '@troupe/contract/creators'

let creators = 0

/** A creator of whom only what matters to a test is said. */
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
