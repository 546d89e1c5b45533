import { type AdminOptions, bindAdminEndpoints } from '../admin/admin-routes.ts'
import type { BoundEndpoint } from '../http/requests/endpoint-binding.ts'
import { isOperator, toOperatorRule } from '../modules/accounts/operator/is-operator.ts'
import type { LivePlatform } from '../modules/discovery/platforms/live-platform.ts'
import { getPlatformStatus } from '../modules/discovery/platforms/platform-status.ts'
import type { Settings } from '../settings/settings.ts'

interface ConnectOptions extends Pick<AdminOptions, 'database' | 'clock'> {
  readonly settings: Pick<Settings, 'dataDir' | 'operatorEmails' | 'sandbox'>
  readonly platforms: readonly LivePlatform[]
}

/** Usage and the audit log's file, with what they need of other modules. */
export function connectAdmin({ settings, platforms, ...options }: ConnectOptions): { endpoints: BoundEndpoint[] } {
  const { database } = options
  const endpoints = bindAdminEndpoints({
    ...options,
    dataDir: settings.dataDir,
    isOperator: (userId) => isOperator(database.kysely, toOperatorRule(settings), userId),
    listPlatforms: () => getPlatformStatus({ database, platforms }),
  })
  return { endpoints }
}
