import type { SandboxMailbox } from '@troupe/contract/email-settings'
import type { Executor } from '../../database/database.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Logger } from '../../lib/logger.ts'
import type { SecretBox } from '../../lib/secret-box.ts'
import type { RateLimits } from '../accounts/limits/rate-limits.ts'
import type { DnsRecords } from './domain/dns-records-port.ts'
import type { Google } from './google-port.ts'
import type { MailProbe } from './mail-probe-port.ts'
import type { Microsoft } from './microsoft/microsoft-port.ts'

/** Dependencies of the use cases. Each use case picks those it needs. */
export interface EmailSettingsContext {
  readonly db: Executor
  readonly clock: Clock
  readonly log: Logger
  readonly secrets: SecretBox
  readonly rateLimits: RateLimits
  /** Undefined if this installation cannot connect to Gmail. */
  readonly google: Google | undefined
  /** Undefined if this installation cannot connect to Microsoft. */
  readonly microsoft: Microsoft | undefined
  readonly probe: MailProbe
  readonly dns: DnsRecords
  /** Records that a user connected an account, in the given transaction. */
  readonly noteConnection: (
    transaction: Executor,
    connection: { readonly userId: string; readonly provider: 'gmail' | 'microsoft'; readonly at: Date },
  ) => Promise<void>
  /** URL to which Google redirects users. */
  readonly getCallbackUrl: () => string
  /** URL to which Microsoft redirects users. */
  readonly getMicrosoftCallbackUrl: () => string
  readonly allowPrivateSmtpHosts: boolean
  /** Undefined outside the sandbox. */
  readonly sandboxMailbox: SandboxMailbox | undefined
}
