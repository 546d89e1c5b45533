import type { Executor } from '../../database/database.ts'
import { firstId, readInPages } from '../../database/read-in-pages.ts'
import type { AccountExporter } from '../accounts/core/account-exporter-port.ts'

/** Exports a workspace's onboarding data: the invitations they sent. Tokens are secret and not stored. */
export function createOnboardingExporters(db: Executor): AccountExporter[] {
  return [
    {
      name: 'invitations',
      of: 'workspace',
      tables: ['invitations'],
      read: (workspaceId) => readInvitations(db, workspaceId),
    },
  ]
}

function readInvitations(db: Executor, workspaceId: string): AsyncGenerator<object> {
  return readInPages(
    firstId,
    (after, limit) =>
      db
        .with(
          (name) => name('page').materialized(),
          (query) =>
            query
              .selectFrom('invitations')
              .selectAll()
              .where('workspace_id', '=', workspaceId)
              .where('id', '>', after)
              .orderBy('id')
              .limit(limit),
        )
        .with(
          (name) => name('named').materialized(),
          (query) =>
            query
              .selectFrom('creators')
              .select(['id', 'platform', 'channel_id', 'title', 'handle'])
              .where('id', 'in', (ids) => ids.selectFrom('page').select('creator_id')),
        )
        .selectFrom('page')
        .leftJoin('named', 'named.id', 'creator_id')
        .select([
          'page.id',
          'email',
          'platform',
          'channel_id',
          'title',
          'handle',
          'message',
          'failure',
          'sent_at',
          'expires_at',
          'revoked_at',
          'declined_at',
          'used_at',
          'created_at',
        ])
        .orderBy('page.id')
        .execute(),
    ({ id }) => id,
  )
}
