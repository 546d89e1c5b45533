import type { Database } from '../database/database.ts'
import type { BoundEndpoint } from '../http/requests/endpoint-binding.ts'
import type { Clock } from '../lib/clock.ts'
import type { Logger } from '../lib/logger.ts'
import type { AccountExporter } from '../modules/accounts/core/account-exporter-port.ts'
import type { EmailSettingsOptions } from '../modules/email-settings/email-settings.ts'
import { insertInOpened } from '../modules/workspaces/activity/activity-repository.ts'
import { bindActivityEndpoints } from './activity-routes.ts'
import { recordActivities } from './record-activities.ts'

/** A mailbox is its owner's, and connected without a session: it is recorded where the owner worked last. */
export const noteConnection: EmailSettingsOptions['noteConnection'] = (transaction, { provider, ...connection }) =>
  insertInOpened(transaction, { ...connection, action: 'mailbox.connected', detail: provider })

interface ConnectOptions {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  readonly log: Logger
  readonly exporters: readonly AccountExporter[]
}

/** The endpoints of all modules, with what members do recorded, and the endpoints of the files made of that. */
export function connectActivities(
  endpoints: readonly BoundEndpoint[],
  { database: { kysely: db }, clock, log, exporters }: ConnectOptions,
): BoundEndpoint[] {
  return recordActivities([...endpoints, ...bindActivityEndpoints({ db, clock, exporters })], { db, clock, log })
}
