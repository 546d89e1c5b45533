import type { PlatformStatus } from '@troupe/contract/discover/platform-status'
import type { Database } from '../database/database.ts'
import type { BoundEndpoint } from '../http/requests/endpoint-binding.ts'
import type { Clock } from '../lib/clock.ts'
import type { Logger } from '../lib/logger.ts'
import type { RegistrationState } from '../modules/accounts/registration/decide-registration.ts'
import type { DataAgeReport } from '../modules/discovery/data-age/oldest-data.ts'
import type { SenderDomainCheck } from '../modules/email-settings/check-domain.ts'
import { listReachSettings } from '../settings/reachability.ts'
import type { Settings } from '../settings/settings.ts'
import { createAddressWatch } from './address-watch.ts'
import { createBackupCheck } from './check-backups.ts'
import { createDataAgeCheck } from './check-data-age.ts'
import { createDatabaseCheck, createDiskCheck } from './check-database.ts'
import { createMailCheck } from './check-mail.ts'
import { createModelCheck } from './check-model.ts'
import { createPlatformCheck } from './check-platforms.ts'
import { createJobCheck, createSandboxCheck, versionCheck } from './check-process.ts'
import { createRegistrationCheck } from './check-registration.ts'
import { createInstallationProof } from './installation-proof.ts'
import { bindInstallationEndpoints } from './installation-routes.ts'

export interface SelfCheckOptions {
  readonly settings: Settings
  readonly database: Database
  readonly clock: Clock
  readonly log: Pick<Logger, 'warn'>
  readonly secretKey: Buffer
  /** Tries the mail server of the system's own mail, without sending. */
  checkMailer(): Promise<void>
  readonly checkDomain: SenderDomainCheck
  listPlatforms(): Promise<readonly PlatformStatus[]>
  /** The age of the platforms' stored data. */
  listAges(): Promise<readonly DataAgeReport[]>
  /** The rule for registrations that is in force. */
  readRegistration(): Promise<RegistrationState>
  /** Whether a user operates the installation. */
  isOperator(userId: string): Promise<boolean>
}

/** Creates the self-check. It calls only addresses of the settings. */
export function createSelfCheck(options: SelfCheckOptions): { readonly endpoints: BoundEndpoint[] } {
  const { settings, database, clock } = options
  const prove = createInstallationProof(options.secretKey)
  const address = createAddressWatch({ ...settings, prove, clock })
  const checks = [
    address,
    createRegistrationCheck(options),
    createMailCheck({ ...settings, ...options }),
    createDatabaseCheck({ ...settings, database }),
    createDiskCheck(settings.dataDir),
    createBackupCheck({ database, clock }),
    createPlatformCheck(options),
    createDataAgeCheck(options),
    createModelCheck(settings.languageModel),
    createSandboxCheck({ ...settings, isReachable: listReachSettings(settings).length > 0 }),
    createJobCheck(database),
    versionCheck,
  ]
  return { endpoints: bindInstallationEndpoints({ ...options, address, checks, prove }) }
}
