import type { Creator } from '@troupe/contract/creators'
import { isEmailAddress } from '@troupe/contract/mail/email-address'

/** Actions for selected creators, provided by the page. Actions that are not provided are not shown. */
export interface ResultActions {
  /** Is given the selected creators, at least one. */
  onAddToCollection?: (creators: readonly Creator[]) => void
  /** Is given those of the selected creators that can be written to, at least one. */
  onSendEmail?: (creators: readonly Creator[]) => void
  /** Is given the selected creators, at least one. */
  onFindSimilar?: (creators: readonly Creator[]) => void
}

/** Whether a creator can be written to: text, one @, text, a dot, text, no spaces. */
export function hasUsableEmail({ email }: Pick<Creator, 'email'>): boolean {
  return email !== null && isEmailAddress(email)
}
