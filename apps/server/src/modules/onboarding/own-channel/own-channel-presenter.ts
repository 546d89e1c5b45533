import type { OwnChannel, OwnChannelExport } from '@troupe/contract/own-channel'
import type { ToImagePath } from '../../../images/image-paths.ts'
import type { CreatorPostRow } from '../../discovery/catalogue/creator-post-repository.ts'
import { presentCreator } from '../../discovery/catalogue/creator-presenter.ts'
import type { ShownCreatorRow } from '../../discovery/catalogue/found-creator-repository.ts'
import type { SnapshotRow } from '../../discovery/profile/profile-repository.ts'
import type { PendingAddress } from '../pending/address-change-repository.ts'
import type { ChannelProof } from '../pending/channel-proof-repository.ts'
import type { RegistrationRow } from './own-channel-repository.ts'

/** Everything stored about a channel, as read from the database. */
export interface OwnChannelFindings {
  readonly registration: RegistrationRow
  readonly creator: ShownCreatorRow
  /** The valid code, and the change of the address that waits for confirmations. */
  readonly proof: ChannelProof | undefined
  readonly addressChange: PendingAddress | undefined
  /** Oldest first. */
  readonly history: readonly SnapshotRow[]
  /** Newest first. */
  readonly posts: readonly CreatorPostRow[]
  /** The number of users that have the creator in a collection, and the number of mails sent. */
  readonly collections: number
  readonly messages: number
}

/** Presents all data stored about a channel. */
export function presentOwnChannel(findings: OwnChannelFindings, toImagePath: ToImagePath): OwnChannel {
  const { registration, creator, proof, addressChange, history, posts, collections, messages } = findings
  return {
    creator: presentCreator(creator, toImagePath),
    statement: registration.statement,
    registered_at: registration.registered_at.toISOString(),
    confirmed_at: registration.confirmed_at.toISOString(),
    proven_at: registration.proven_at?.toISOString() ?? null,
    proof_code: proof ? { code: proof.code, expires_at: proof.expiresAt.toISOString() } : null,
    address_change: addressChange
      ? {
          email: addressChange.email,
          expires_at: addressChange.expiresAt.toISOString(),
          is_new_confirmed: addressChange.newConfirmedAt !== null,
          is_old_confirmed: registration.proven_at ? null : addressChange.oldConfirmedAt !== null,
        }
      : null,
    erasure_due_at: registration.erasure_due_at?.toISOString() ?? null,
    history: [...history],
    stored: { posts: posts.length, collections, messages },
  }
}

/** Presents the same data as a file for download, with posts and keywords. */
export function presentOwnChannelExport(
  findings: OwnChannelFindings,
  { keywords, now }: { readonly keywords: readonly string[]; readonly now: Date },
  toImagePath: ToImagePath,
): OwnChannelExport {
  const { registration, posts } = findings
  return {
    exported_at: now.toISOString(),
    ...presentOwnChannel(findings, toImagePath),
    email: registration.email,
    preferred_collaboration_types: registration.statement.preferred_collaboration_types,
    keywords: [...keywords],
    posts: posts.map(({ published_at, ...post }) => ({ ...post, published_at: published_at?.toISOString() ?? null })),
  }
}
