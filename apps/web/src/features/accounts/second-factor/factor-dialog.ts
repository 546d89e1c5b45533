import type { Passkey } from '@troupe/contract/account/second-factor-settings'

/** An open dialog of the section. */
export type FactorDialog =
  | { kind: 'set-up-app' | 'remove-app' | 'add-passkey' | 'renew-codes' }
  | { kind: 'rename-passkey' | 'remove-passkey'; passkey: Passkey }
  | { kind: 'show-codes'; codes: readonly string[] }
