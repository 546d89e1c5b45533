import type { Creator } from '@troupe/contract/creators'

/** Actions for creators, provided by the page. Actions that are not provided are not shown. */
export interface CollectionActions {
  /** Opens the writing of a mail to these creators, at least one; `onSent` is to be called once it was sent. */
  onSendEmail?: (creators: readonly Creator[], onSent: () => void) => void
  /** Opens the inviting of these creators, at least one. */
  onInvite?: (creators: readonly Creator[]) => void
  /** Searches for creators like these, at least one. */
  onFindSimilar?: (creators: readonly Creator[]) => void
}
