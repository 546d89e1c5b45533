import { maxCreatorsInEvent, type WebhookCreator } from '@troupe/contract/webhook-events'
import type { Kysely } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import type { Tables } from '../../../../database/tables/tables.ts'
import { noteEvent } from '../../../webhooks/note-event.ts'
import { listByIds, type ShownCreatorRow } from '../found-creator-repository.ts'
import { type IncomingCreator, type StoredCreators, type StoreOptions, storeCreatorsWith } from './store-creators.ts'

export interface StoreForUserOptions extends StoreOptions {
  /** The workspace the creators were found for; undefined: none. */
  readonly workspaceId: string | undefined
}

/** Stores creators; if there is a workspace, new ones are reported to its webhooks in the same transaction. */
export function storeForUser(
  db: Kysely<Tables>,
  creators: readonly IncomingCreator[],
  { workspaceId, ...options }: StoreForUserOptions,
): Promise<StoredCreators> {
  return storeCreatorsWith(db, { creators, options }, async (transaction, stored) => {
    if (workspaceId && stored.created > 0)
      await noteCreated(transaction, workspaceId, { ids: stored.createdIds, now: options.now })
    return stored
  })
}

async function noteCreated(
  transaction: Executor,
  workspaceId: string,
  { ids, now }: { readonly ids: readonly number[]; readonly now: Date },
): Promise<void> {
  await noteEvent(transaction, {
    workspaceId,
    type: 'creator.stored',
    now,
    async describe() {
      const creators = (await listByIds(transaction, ids)).map(toWebhookCreator)
      const messages = Math.ceil(creators.length / maxCreatorsInEvent)
      return Array.from({ length: messages }, (_, number) => ({
        creators: creators.slice(number * maxCreatorsInEvent, (number + 1) * maxCreatorsInEvent),
      }))
    },
  })
}

/** A creator in the form of webhook events. */
export function toWebhookCreator(row: ShownCreatorRow): WebhookCreator {
  const { id, platform, channel_id, handle, title, url, subscribers } = row
  return { id: String(id), platform, channel_id, handle, title, url, subscribers }
}
