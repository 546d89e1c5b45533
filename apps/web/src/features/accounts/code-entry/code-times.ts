import { resendCooldownSeconds } from '@troupe/contract/accounts'

/** Expiry and resend cooldown of a mailed code, in milliseconds since 1970. */
export interface CodeTimes {
  /** When the code expires; null if no code was sent yet. */
  expiresAt: number | null
  resendAllowedAt: number
}

/** The times of a code that was mailed just now. */
export function startCodeTimes(expiresAt: Date) {
  return { expiresAt: expiresAt.getTime(), resendAllowedAt: Date.now() + resendCooldownSeconds * 1000 }
}
