import type { Executor } from '../../database/database.ts'
import { firstId, readInPages, readOwned } from '../../database/read-in-pages.ts'
import type { AccountExporter } from '../accounts/core/account-exporter-port.ts'

/** Exports a workspace's webhooks, without secrets. */
export function createWebhookExporters(db: Executor): AccountExporter[] {
  return [
    {
      name: 'webhooks',
      of: 'workspace',
      tables: ['webhooks'],
      read: (workspaceId) =>
        readOwned(
          db,
          {
            table: 'webhooks',
            columns: [
              'url',
              'description',
              'events',
              'failing_since',
              'off_reason',
              'off_since',
              'created_at',
              'updated_at',
            ],
            owner: 'workspace_id',
          },
          workspaceId,
        ),
    },
    {
      name: 'webhook_deliveries',
      of: 'workspace',
      tables: ['webhook_deliveries'],
      read: (workspaceId) => readDeliveries(db, workspaceId),
    },
  ]
}

function readDeliveries(db: Executor, workspaceId: string): AsyncGenerator<object> {
  return readInPages(
    firstId,
    (after, limit) =>
      db
        .selectFrom('webhook_deliveries')
        .innerJoin('webhooks', 'webhooks.id', 'webhook_id')
        .select([
          'webhook_deliveries.id',
          'webhook_id',
          'type',
          'data',
          'attempts',
          'attempted_at',
          'delivered_at',
          'answer_status',
          'problem',
          'webhook_deliveries.created_at',
        ])
        .where('workspace_id', '=', workspaceId)
        .where('webhook_deliveries.id', '>', after)
        .orderBy('webhook_deliveries.id')
        .limit(limit)
        .execute(),
    ({ id }) => id,
  )
}
