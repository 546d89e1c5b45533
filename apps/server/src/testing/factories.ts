import type { CreatorRecord } from '@troupe/contract/creators'
import type { CreatorPost } from '@troupe/contract/discover/creator-profile'

let creators = 0

/** Builds a creator; a test gives only the fields that matter to it. */
export function buildCreatorRecord(given: Partial<CreatorRecord> = {}): CreatorRecord {
  const number = ++creators
  return {
    platform: 'youtube',
    // Creators are stored in the order of their ids, which tests by the newest first rely on.
    channel_id: `channel-${String(number).padStart(6, '0')}`,
    title: `Somebody ${number}`,
    handle: `somebody${number}`,
    description: '',
    ...given,
  }
}

let posts = 0

/** Builds a post of which only the id is known, unless given. */
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
