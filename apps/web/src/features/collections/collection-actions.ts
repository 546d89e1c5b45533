import type { Creator } from '@troupe/contract/creators'

/** Actions for creators, provided by the page. Actions that are not provided are not shown. */
export interface CollectionActions {
  /** Opens the dialog that writes a mail to these creators, at least one. Call `onSent` once it was sent. */
  onSendEmail?: (creators: readonly Creator[], onSent: () => void) => void
  /** Opens the dialog that invites these creators, at least one. */
  onInvite?: (creators: readonly Creator[]) => void
  /** Searches for creators like the given ones, at least one. */
  onFindSimilar?: (creators: readonly Creator[]) => void
}
