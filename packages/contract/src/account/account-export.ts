import { z } from 'zod'
import { AccessToken } from '../access-tokens.ts'
import { User } from '../accounts.ts'
import { workspaceRoles } from '../base/roles.ts'
import { Money } from '../catalogues/currencies.ts'
import { Platform } from '../catalogues/platforms.ts'
import { CollectionColumn } from '../collection-members/columns.ts'
import { MemberStatus } from '../collections.ts'
import { ImportState } from '../discover/creator-imports.ts'
import { ExportFormat } from '../discover/exports.ts'
import { LinkFigures } from '../pipeline/deals.ts'
import { WebhookEventType, webhookMessageTypes } from '../webhook-events.ts'
import { webhookOffReasons } from '../webhooks.ts'
import { Activity } from '../workspace/activities.ts'
import { count, id, text, time } from './export/export-values.ts'
import { mailLists, settingsLists } from './export/mail-export.ts'

const accountLists = {
  sessions: z.array(
    z.object({
      ...{
        id,
        user_agent: text.nullable(),
        ip: text,
        sign_in_method: text,
        created_at: time,
        last_used_at: time,
        expires_at: time,
      },
      single_sign_on_provider: text.nullable(),
    }),
  ),
  identities: z.array(
    z.object({
      ...{ provider: text, issuer: text, subject: text, email: text.nullable() },
      created_at: time,
      last_used_at: time,
    }),
  ),
  /** Workspaces that the user is a member of. */
  workspaces: z.array(z.object({ id, name: text, role: z.enum(workspaceRoles), joined_at: time })),
  /** What the user did in any workspace that still exists, newest first. */
  activities: z.array(Activity.extend({ workspace_id: id })),
  passkeys: z.array(z.object({ id, name: text, created_at: time, last_used_at: time.nullable() })),
  /** At most one. */
  authenticator_apps: z.array(z.object({ since: time })),
  email_changes: z.array(z.object({ new_email: text, requested_at: time, expires_at: time })),
  /** Scopes are separated by spaces. */
  access_tokens: z.array(AccessToken.omit({ scopes: true }).extend({ scope: text })),
  /** Scopes are separated by spaces. */
  connected_programs: z.array(
    z.object({
      id,
      client_name: text,
      redirect_host: text,
      scope: text,
      created_at: time,
      last_used_at: time.nullable(),
    }),
  ),
}

/** Requests in the form they had when they were sent. */
const searchLists = {
  saved_searches: z.array(z.object({ id, name: text, request: z.looseObject({}), created_at: time })),
  recent_searches: z.array(z.object({ request: z.looseObject({}), searched_at: time })),
  /** Two channels that the user called one person's, or two persons'. */
  person_statements: z.array(
    z.object({
      channels: z.array(z.object({ platform: Platform, channel_id: text, title: text, handle: text })),
      is_same: z.boolean(),
      stated_at: time,
    }),
  ),
  creator_imports: z.array(
    z.object({
      id,
      file_name: text,
      size_bytes: z.number().int(),
      state: ImportState,
      created_at: time,
      finished_at: time.nullable(),
    }),
  ),
  exports: z.array(z.object({ id, format: ExportFormat, created_at: time, expires_at: time })),
}

const collectionLists = {
  collections: z.array(
    z.object({
      id,
      name: text,
      description: text.nullable(),
      is_private: z.boolean(),
      created_at: time,
      updated_at: time,
    }),
  ),
  collection_columns: z.array(CollectionColumn.extend({ collection_id: id })),
  collected_creators: z.array(
    z.object({
      collection_id: id,
      platform: Platform,
      channel_id: text,
      title: text,
      handle: text,
      status: MemberStatus,
      note: text,
      tags: z.array(text),
      /** Texts by the names of their columns. */
      values: z.record(text, text),
      added_at: time,
    }),
  ),
  deals: z.array(
    z.object({
      collection_id: id,
      /** The creator. */
      platform: Platform,
      channel_id: text,
      title: text,
      fee: Money.nullable(),
      deliverables: text,
      due_on: z.iso.date().nullable(),
    }),
  ),
  deal_links: z.array(
    z.object({
      collection_id: id,
      /** The creator. */
      title: text,
      url: text,
      added_at: time,
      figures: z.array(LinkFigures),
    }),
  ),
}

const conversationLists = {
  conversations: z.array(z.object({ id, title: text, created_at: time, updated_at: time })),
  conversation_messages: z.array(
    z.object({
      id,
      conversation_id: id,
      position: count,
      type: z.enum(['user', 'assistant']),
      content: text,
      file_name: text.nullable(),
      creator_ids: z.array(text),
      /** The assistant's analysis at that time. */
      details: z.looseObject({}),
      created_at: time,
    }),
  ),
}

const invitationLists = {
  invitations: z.array(
    z.object({
      id,
      email: text,
      /** This and the next three fields describe the invited or registered creator; null if none is known. */
      platform: Platform.nullable(),
      channel_id: text.nullable(),
      title: text.nullable(),
      handle: text.nullable(),
      message: text,
      failure: text.nullable(),
      sent_at: time.nullable(),
      expires_at: time,
      revoked_at: time.nullable(),
      declined_at: time.nullable(),
      used_at: time.nullable(),
      created_at: time,
    }),
  ),
}

const webhookLists = {
  webhooks: z.array(
    z.object({
      id,
      url: text,
      description: text,
      events: z.array(WebhookEventType),
      failing_since: time.nullable(),
      off_reason: z.enum(webhookOffReasons).nullable(),
      off_since: time.nullable(),
      created_at: time,
      updated_at: time,
    }),
  ),
  webhook_deliveries: z.array(
    z.object({
      id,
      webhook_id: id,
      type: z.enum(webhookMessageTypes),
      /** The data of the message as it was sent. */
      data: z.looseObject({}),
      attempts: count,
      attempted_at: time.nullable(),
      delivered_at: time.nullable(),
      answer_status: count.nullable(),
      problem: text.nullable(),
      created_at: time,
    }),
  ),
}

/** Everything stored about a user, without secrets: the account, then one list for each kind of data. */
export const AccountExport = z.object({
  exported_at: time,
  account: User.extend({ updated_at: time }),
  ...accountLists,
  ...searchLists,
  ...collectionLists,
  ...settingsLists,
  ...mailLists,
  ...conversationLists,
  ...invitationLists,
  ...webhookLists,
})
export type AccountExport = z.output<typeof AccountExport>

/** Names of the lists in an account export. */
export type AccountListName = Exclude<keyof AccountExport, 'exported_at' | 'account'>
