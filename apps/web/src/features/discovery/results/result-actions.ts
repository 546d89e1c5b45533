import type { Creator } from '@troupe/contract/creators'

/**
 * What the page around a result offers for selected creators. An action without somebody to do it is not on screen.
 */
export interface ResultActions {
  /** Is given the selected creators, at least one. */
  onAddToCollection?: (creators: readonly Creator[]) => void
  /** Is given those of the selected creators that can be written to, at least one. */
  onSendEmail?: (creators: readonly Creator[]) => void
}
