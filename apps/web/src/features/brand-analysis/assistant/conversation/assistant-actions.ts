import type { Creator } from '@troupe/contract/creators'
import type { ReactNode } from 'react'
import type { useSelection } from '../../../../lib/use-selection.ts'

/** Actions for recommended creators, provided by the page. */
export interface AssistantActions {
  /** Is given the selected creators, at least one. */
  onAddToCollection: (creators: readonly Creator[]) => void
  /** Is given those of the selected creators that can be written to, at least one. */
  onSendEmail: (creators: readonly Creator[]) => void
  /** The button that exports all recommended creators, or the selected ones. */
  renderExport: (creators: readonly Creator[], selected: readonly Creator[]) => ReactNode
}

/** Selection among the recommended creators of a conversation. */
export type CreatorSelection = Pick<ReturnType<typeof useSelection>, 'selectedIds' | 'toggleSelected'>
