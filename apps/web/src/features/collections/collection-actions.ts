import type { Creator } from '@troupe/contract/creators'
import type { ReactNode } from 'react'

/** The creators that a button exports, some of them selected. */
interface ExportedCreators {
  shown: readonly Creator[]
  selected: readonly Creator[]
}

/** Actions for creators, provided by the page. Actions that are not provided are not shown. */
export interface CollectionActions {
  /**
   * Opens the dialog that writes a mail to these creators of a collection, at least one. Call `onSent` once it was sent.
   */
  onSendEmail?: (creators: readonly Creator[], onSent: () => void, collectionId: string) => void
  /** Opens the dialog that invites these creators, at least one. */
  onInvite?: (creators: readonly Creator[]) => void
  /** Searches for creators like the given ones, at least one. */
  onFindSimilar?: (creators: readonly Creator[]) => void
  /** Renders the button that exports creators with their data in the collection. */
  renderExport?: (creators: ExportedCreators) => ReactNode
}
