import type { Creator } from '@troupe/contract/creators'
import { isEmailAddress } from '@troupe/contract/email-address'

/** Whether a creator can be written to: text, one @, text, a dot, text, no spaces. */
export function hasUsableEmail({ email }: Pick<Creator, 'email'>): boolean {
  return email !== null && isEmailAddress(email)
}
