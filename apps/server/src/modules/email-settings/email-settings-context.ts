import type { SandboxMailbox } from '@troupe/contract/email-settings'
import type { Clock } from '../../clock.ts'
import type { Executor } from '../../database/database.ts'
import type { Logger } from '../../logger.ts'
import type { SecretBox } from '../../secret-box.ts'
import type { RateLimits } from '../accounts/rate-limits.ts'
import type { DnsRecords } from './dns-records-port.ts'
import type { Google } from './google-port.ts'
import type { MailProbe } from './mail-probe-port.ts'

/** What the use cases of e-mail settings work with; each names the parts it takes. */
export interface EmailSettingsContext {
  readonly db: Executor
  readonly clock: Clock
  readonly log: Logger
  readonly secrets: SecretBox
  readonly rateLimits: RateLimits
  /** Undefined: this installation cannot connect to Gmail. */
  readonly google: Google | undefined
  readonly probe: MailProbe
  readonly dns: DnsRecords
  /** Where Google sends people back to. */
  readonly getCallbackUrl: () => string
  readonly allowPrivateSmtpHosts: boolean
  /** Undefined: there is no sandbox. */
  readonly sandboxMailbox: SandboxMailbox | undefined
}
