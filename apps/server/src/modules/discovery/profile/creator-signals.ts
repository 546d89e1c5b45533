import { platformNames } from '@troupe/contract/catalogues/platforms'
import type { CreatorSignal } from '@troupe/contract/discover/creator-profile'
import { type Message, say } from '@troupe/contract/messages/message'
import type { CreatorPostRow } from '../catalogue/creator-post-repository.ts'
import type { ShownCreatorRow } from '../catalogue/found-creator-repository.ts'
import { findGrowth, findJump } from './growth-signals.ts'
import { comparePeers } from './peer-signals.ts'
import { compareReactions, findRhythm } from './post-signals.ts'
import type { PeerMeasure, SnapshotRow } from './profile-repository.ts'

interface Observed {
  readonly creator: ShownCreatorRow
  /** Newest first. */
  readonly posts: readonly CreatorPostRow[]
  /** Oldest first. */
  readonly history: readonly SnapshotRow[]
}

/** Derives the signals that a creator's figures support, each with its basis. */
export function findSignals({
  creator,
  posts,
  history,
  peers,
  readAt,
}: Observed & { readonly peers: readonly PeerMeasure[]; readonly readAt: Date }): CreatorSignal[] {
  return [
    ...comparePeers(creator, peers),
    ...compareReactions(posts),
    ...findRhythm(posts, readAt),
    ...findGrowth(history),
    ...findJump(history),
  ]
}

/** Lists common questions about the audience that cannot be answered. */
export function listUnknowns({ creator, posts, history }: Observed): Message[] {
  const daysWithFollowers = history.filter(({ subscribers }) => subscribers !== null).length
  return [
    say('signal.audience_unknown', { platform: platformNames[creator.platform] }),
    say('signal.authenticity_unknown'),
    ...(creator.platform === 'instagram' ? [say('signal.instagram_pictures')] : []),
    ...(daysWithFollowers < 2 ? [say('signal.growth_unknown')] : []),
    ...(posts.length === 0 ? [say('signal.posts_unread')] : []),
  ]
}
