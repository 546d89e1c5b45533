import type { Executor } from '../../database/database.ts'
import { firstId, readInPages, readOwned } from '../../database/read-in-pages.ts'
import type { AccountExporter } from '../accounts/core/account-exporter-port.ts'

/** Exports a user's webhooks, without secrets. */
export function createWebhookExporters(db: Executor): AccountExporter[] {
  return [
    {
      name: 'webhooks',
      tables: ['webhooks'],
      read: (userId) =>
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
            owner: 'user_id',
          },
          userId,
        ),
    },
    { name: 'webhook_deliveries', tables: ['webhook_deliveries'], read: (userId) => readDeliveries(db, userId) },
  ]
}

function readDeliveries(db: Executor, userId: string): AsyncGenerator<object> {
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
        .where('user_id', '=', userId)
        .where('webhook_deliveries.id', '>', after)
        .orderBy('webhook_deliveries.id')
        .limit(limit)
        .execute(),
    ({ id }) => id,
  )
}
