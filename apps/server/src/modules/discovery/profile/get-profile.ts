import type { CreatorSignal } from '@troupe/contract/discover/creator-profile'
import type { Message } from '@troupe/contract/messages/message'
import type { Database } from '../../../database/database.ts'
import type { Clock } from '../../../lib/clock.ts'
import { days } from '../../../lib/durations.ts'
import { type CreatorPostRow, listPosts } from '../catalogue/creator-post-repository.ts'
import { listByIds, type ShownCreatorRow } from '../catalogue/found-creator-repository.ts'
import { listNamed } from '../persons/person-channel-repository.ts'
import { listNamedChannels } from '../persons/prove-persons.ts'
import { findPlatform, type LivePlatform } from '../platforms/live-platform.ts'
import { findSignals, listUnknowns } from './creator-signals.ts'
import { getKnownCreator, type KnownCreator } from './known-creator.ts'
import { listComparable, listNamesakes, listSimilar, measurePeers, type SnapshotRow } from './profile-repository.ts'
import { judgeRefresh, type RefreshJudgement } from './refresh-policy.ts'
import { findSamePerson, type SamePersonLink } from './same-person.ts'

export interface ProfileParts {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  readonly platforms: readonly LivePlatform[]
}

/** The profile of a creator. */
export interface ProfileFindings {
  readonly creator: KnownCreator
  /** Oldest first. */
  readonly history: readonly SnapshotRow[]
  /** Newest first. */
  readonly posts: readonly CreatorPostRow[]
  /** Whether anything may be made of the platform's data; else only the platform's own words are told of posts. */
  readonly mayDerive: boolean
  readonly signals: readonly CreatorSignal[]
  readonly notKnown: readonly Message[]
  readonly similar: readonly { readonly creator: ShownCreatorRow; readonly closeness: number }[]
  readonly samePerson: readonly { readonly creator: ShownCreatorRow; readonly link: SamePersonLink }[]
  readonly refresh: RefreshJudgement
}

const historyMs = days(365)
const mostSimilar = 12
/** An address shared by more creators than this belongs to an agency. */
const mostNamesakes = 20

/** Reads a creator's profile. @throws AppError `not_found`. */
export async function getProfile(parts: ProfileParts, id: string): Promise<ProfileFindings> {
  const { kysely } = parts.database
  const now = parts.clock.now()
  const creator = await getKnownCreator(parts.database, id)
  const sinceDay = new Date(now.getTime() - historyMs).toISOString().slice(0, 10)
  const named = await listNamed(kysely, { named: listNamedChannels(creator.description), addresses: [] })
  const namedIds = named.map((other) => other.id)
  const [history, posts, peers, namesakes, near] = await Promise.all([
    listComparable(kysely, creator.id, sinceDay),
    listPosts(kysely, creator.id),
    measurePeers(kysely, creator),
    listNamesakes(kysely, creator, { namedIds, limit: mostNamesakes }),
    listSimilar(kysely, creator.id, mostSimilar + mostNamesakes),
  ])
  const links = findSamePerson(creator, namesakes)
  const same = new Set(links.map((link) => link.id))
  const similar = near.filter((other) => !same.has(other.id)).slice(0, mostSimilar)
  const rows = await listByIds(kysely, [...same, ...similar.map((other) => other.id)])
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  return {
    creator,
    history,
    posts,
    mayDerive: creator.source === 'demo' || findPlatform(parts.platforms, creator.platform)?.mayDerive !== false,
    signals: findSignals({
      creator,
      peers,
      posts,
      history,
      readAt: creator.profile_read_at ?? creator.fetched_at,
    }),
    notKnown: listUnknowns({ creator, posts, history }),
    similar: similar.flatMap(({ id, closeness }) => {
      const row = rowsById.get(id)
      return row ? [{ creator: row, closeness }] : []
    }),
    samePerson: links.flatMap((link) => {
      const row = rowsById.get(link.id)
      return row ? [{ creator: row, link }] : []
    }),
    refresh: judgeRefresh(creator, parts.platforms, now),
  }
}
