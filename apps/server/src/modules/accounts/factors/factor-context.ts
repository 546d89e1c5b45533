import type { AccountContext } from '../core/account-context.ts'

/** Dependencies of the second factors. */
export type FactorContext = Pick<
  AccountContext,
  'db' | 'clock' | 'log' | 'rateLimits' | 'factorSecrets' | 'getPublicUrl'
>
