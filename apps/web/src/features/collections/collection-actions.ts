import type { Creator } from '@troupe/contract/creators'

/** What the page around collections offers. An action without somebody to do it is not on screen. */
export interface CollectionActions {
  /** Opens the writing of a mail to these creators, at least one; `onSent` is to be called once it was sent. */
  onSendEmail?: (creators: readonly Creator[], onSent: () => void) => void
  /** Opens the inviting of these creators, at least one. */
  onInvite?: (creators: readonly Creator[]) => void
}
