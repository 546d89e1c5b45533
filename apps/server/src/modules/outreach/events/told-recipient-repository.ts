import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { Executor } from '../../../database/database.ts'

/** A recipient as it appears in webhook events. */
export interface ToldRecipient {
  readonly creator_id: number | null
  readonly platform: Platform
  readonly handle: string
  readonly title: string
}

/** A mail with its recipient. */
export interface ToldMail extends ToldRecipient {
  readonly id: string
  readonly campaign_id: string
  readonly step: number
}

/** Finds a mail by its id. */
export async function findMail(db: Executor, id: string): Promise<ToldMail | undefined> {
  return db
    .selectFrom('messages')
    .innerJoin('recipients', 'recipients.id', 'messages.recipient_id')
    .select(['messages.id', 'messages.campaign_id', 'step', 'creator_id', 'platform', 'handle', 'title'])
    .where('messages.id', '=', id)
    .executeTakeFirst()
}

/** Finds a creator as the user's newest campaign wrote to them. */
export async function findRecipient(
  db: Executor,
  { workspaceId, creatorId }: { readonly workspaceId: string; readonly creatorId: number },
): Promise<ToldRecipient | undefined> {
  return db
    .selectFrom('recipients')
    .innerJoin('campaigns', 'campaigns.id', 'recipients.campaign_id')
    .select(['creator_id', 'platform', 'handle', 'title'])
    .where('recipients.workspace_id', '=', workspaceId)
    .where('creator_id', '=', creatorId)
    .orderBy('campaigns.created_at', 'desc')
    .orderBy('campaigns.id')
    .limit(1)
    .executeTakeFirst()
}
