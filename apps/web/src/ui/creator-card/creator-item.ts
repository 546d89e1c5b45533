import type { Match } from '@troupe/contract/creator-match'
import type { Creator } from '@troupe/contract/creators'
import type { ReactNode } from 'react'
import type { To } from 'react-router'

/**
 * A creator wherever one is shown, as a card or as a row; among results it can be chosen, opened and acted on. The parts of both are
 * remembered: choosing all of a long list draws each anew, and only the mark of it has changed.
 */
export interface CreatorItemProps {
  creator: Creator
  /** Why the creator was found: one line, and all of it on hover and focus. */
  match?: Match
  /** Where the name leads. */
  link?: { to: To; state: unknown }
  isSelected?: boolean
  /** Checkbox that selects the creator. */
  selector?: ReactNode
  /** Actions for the creator. */
  action?: ReactNode
  /** -1 where another one of a list is the way in for the keyboard. */
  tabIndex?: 0 | -1
}
