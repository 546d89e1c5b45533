import { createDnsRecords } from '../integrations/mail/dns-records.ts'
import { isOperator, toOperatorRule } from '../modules/accounts/operator/is-operator.ts'
import { readRegistration } from '../modules/accounts/registration/decide-registration.ts'
import { reportDataAges } from '../modules/discovery/data-age/oldest-data.ts'
import type { LivePlatform } from '../modules/discovery/platforms/live-platform.ts'
import { getPlatformStatus } from '../modules/discovery/platforms/platform-status.ts'
import { checkSenderDomain } from '../modules/email-settings/check-domain.ts'
import { createSelfCheck, type SelfCheckOptions } from '../self-check/self-check.ts'

interface ConnectOptions
  extends Pick<SelfCheckOptions, 'settings' | 'database' | 'clock' | 'log' | 'secretKey' | 'checkMailer'> {
  readonly platforms: readonly LivePlatform[]
}

/** The self-check, with what it asks. */
export function connectSelfCheck({ platforms, ...options }: ConnectOptions) {
  const { database, settings } = options
  const dns = createDnsRecords()
  return createSelfCheck({
    ...options,
    checkDomain: (sender) => checkSenderDomain(dns, sender),
    listAges: () => reportDataAges({ ...options, limits: settings.dataLimits }),
    listPlatforms: () => getPlatformStatus({ database, platforms }),
    readRegistration: () => readRegistration(settings, database.kysely),
    isOperator: (userId) => isOperator(database.kysely, toOperatorRule(settings), userId),
  })
}
