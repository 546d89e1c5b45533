import type { Creator } from '@troupe/contract/creators'
import type { ReactNode } from 'react'
import type { useSelection } from '../../../../lib/use-selection.ts'

/** Actions for recommended creators, provided by the page. */
export interface AssistantActions {
  /** Called with the selected creators, at least one. */
  onAddToCollection: (creators: readonly Creator[]) => void
  /** Called with the selected creators that have a usable address, at least one. */
  onSendEmail: (creators: readonly Creator[]) => void
  /** Renders the button that exports all or the selected of these creators. */
  renderExport: (creators: readonly Creator[], selected: readonly Creator[], label: string) => ReactNode
}

/** Selection among the recommended creators of a conversation. */
export type CreatorSelection = Pick<ReturnType<typeof useSelection>, 'selectedIds' | 'toggleSelected'>
