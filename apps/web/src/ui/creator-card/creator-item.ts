import type { Match } from '@troupe/contract/creator-match'
import type { Creator } from '@troupe/contract/creators'
import type { ReactNode } from 'react'
import type { To } from 'react-router'

/**
 * Props of a creator's card or row. Among results it can be selected, opened and acted on. The parts of both are
 * memoized: selecting all of a long list renders each item again, although only its checkbox changes.
 */
export interface CreatorItemProps {
  creator: Creator
  /** Why the creator was found. */
  match?: Match
  /** The creator's other channels. */
  channels?: ReactNode
  /** Target of the name's link. */
  link?: { to: To; state: unknown }
  isSelected?: boolean
  /** Checkbox that selects the creator. */
  selector?: ReactNode
  /** Actions for the creator. */
  action?: ReactNode
  /** -1 if Tab leads to another item of the list. */
  tabIndex?: 0 | -1
}
