import { resendCooldownSeconds } from '@troupe/contract/accounts'

/** The two clocks of a mailed code, in milliseconds since 1970. */
export interface CodeTimes {
  /** When the code stops working; null while no code was sent. */
  expiresAt: number | null
  resendAllowedAt: number
}

/** The clocks of a code that was mailed just now. */
export function startCodeTimes(expiresAt: Date) {
  return { expiresAt: expiresAt.getTime(), resendAllowedAt: Date.now() + resendCooldownSeconds * 1000 }
}
