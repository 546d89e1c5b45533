import type { CreatorRecord } from '@troupe/contract/creators'
import type { CreatorPost } from '@troupe/contract/discover/creator-profile'

let creators = 0

/** Builds a creator; a test sets only the fields that matter to it. */
export function buildCreatorRecord(given: Partial<CreatorRecord> = {}): CreatorRecord {
  const number = ++creators
  return {
    platform: 'youtube',
    // Padded so that channel ids sort by creation; tests that expect the newest first rely on this.
    channel_id: `channel-${String(number).padStart(6, '0')}`,
    title: `Somebody ${number}`,
    handle: `somebody${number}`,
    description: '',
    ...given,
  }
}

let posts = 0

/** Builds a post of which only the id is known, unless other fields are given. */
export function buildPost(given: Partial<CreatorPost> = {}): CreatorPost {
  return {
    id: `post-${++posts}`,
    url: null,
    title: '',
    thumbnail: null,
    published_at: null,
    views: null,
    likes: null,
    comments: null,
    ...given,
  }
}
