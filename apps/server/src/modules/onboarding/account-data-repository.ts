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
        .selectFrom('invitations')
        .leftJoin('creators', 'creators.id', 'creator_id')
        .select([
          'invitations.id',
          'invitations.email',
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
          'invitations.created_at',
        ])
        .where('workspace_id', '=', workspaceId)
        .where('invitations.id', '>', after)
        .orderBy('invitations.id')
        .limit(limit)
        .execute(),
    ({ id }) => id,
  )
}
