import { platformNames } from '@troupe/contract/catalogues/platforms'
import type { CreatorSignal } from '@troupe/contract/discover/creator-profile'
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
  now,
}: Observed & { readonly peers: readonly PeerMeasure[]; readonly now: Date }): CreatorSignal[] {
  return [
    ...comparePeers(creator, peers),
    ...compareReactions(posts),
    ...findRhythm(posts, now),
    ...findGrowth(history),
    ...findJump(history),
  ]
}

/** Lists common questions about the audience that cannot be answered. */
export function listUnknowns({ creator, posts, history }: Observed): string[] {
  const name = platformNames[creator.platform]
  const daysWithFollowers = history.filter(({ subscribers }) => subscribers !== null).length
  return [
    `Who follows this creator (age, gender, place) is not known: ${name} tells it to the creator only. Ask for a screenshot.`,
    'Whether the followers are real cannot be told from public figures. What is noted here is a reason to look, not a verdict.',
    ...(creator.platform === 'instagram'
      ? ['Instagram tells views of videos only, so views say nothing of pictures.']
      : []),
    ...(daysWithFollowers < 2 ? ['Growth is not known yet: it needs readings of at least two days.'] : []),
    ...(posts.length === 0 ? ['Recent posts have not been read yet. Refresh to read them.'] : []),
  ]
}
