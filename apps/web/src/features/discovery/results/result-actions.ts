import type { Creator } from '@troupe/contract/creators'
import { isEmailAddress } from '@troupe/contract/mail/email-address'

/** Actions for selected creators, provided by the page. Actions that are not provided are hidden. */
export interface ResultActions {
  /** Called with the selected creators, at least one. */
  onAddToCollection?: (creators: readonly Creator[]) => void
  /** Called with the selected creators that have a usable address, at least one. */
  onSendEmail?: (creators: readonly Creator[]) => void
  /** Called with the selected creators, at least one. */
  onFindSimilar?: (creators: readonly Creator[]) => void
}

/** Whether a creator has a usable address: text, one @, text, a dot, text, no spaces. */
export function hasUsableEmail({ email }: Pick<Creator, 'email'>): boolean {
  return email !== null && isEmailAddress(email)
}
