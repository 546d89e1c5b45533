import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../database/database.ts'
import type { Member } from '../http/requests/endpoint-binding.ts'

/** A thing of a workspace, or of the member who calls. */
export interface StoredThing {
  /** Null for what has none, and for a private collection, whose name only its maker may know. */
  readonly name: string | null
  /** State of a campaign or of a connection; null for other things. */
  readonly state: string | null
}

interface Owned extends Member {
  readonly id: string
}

const ofWorkspace =
  (table: string, name: RawBuilder<unknown>, state: RawBuilder<unknown> = sql`null`) =>
  ({ workspaceId, id }: Owned) =>
    sql<StoredThing>`
      select ${name} as name, ${state} as state from ${sql.table(table)}
      where id = ${id} and workspace_id = ${workspaceId}`

const ofMember =
  (table: string, name: RawBuilder<unknown>) =>
  ({ workspaceId, userId, id }: Owned) =>
    sql<StoredThing>`
      select ${name} as name, null as state from ${sql.table(table)}
      where id = ${id} and workspace_id = ${workspaceId} and user_id = ${userId}`

/** By its provider; the account's address is personal, and not recorded. */
const connection =
  (state: string) =>
  ({ userId }: Owned) =>
    sql<StoredThing>`select null as name, ${sql.ref(state)} as state from senders where user_id = ${userId}`

const ownName = sql`name`

/** How each kind of thing is read. */
const readers = {
  collection: ofWorkspace('collections', sql`case when is_private then null else name end`),
  campaign: ofWorkspace('campaigns', sql`coalesce(name, subject)`, sql`state`),
  template: ofWorkspace('email_templates', ownName),
  search: ofWorkspace('saved_searches', ownName),
  webhook: ofWorkspace('webhooks', sql`coalesce(nullif(description, ''), substring(url from '://([^/?#]+)'))`),
  token: ofMember('personal_access_tokens', ownName),
  program: ofMember('oauth_grants', sql`client_name`),
  gmail: connection('gmail_state'),
  microsoft: connection('microsoft_state'),
  furtherMailbox: ({ userId, id }: Owned) => sql<StoredThing>`
    select further_senders.name, null as state from mailboxes
    join further_senders on further_senders.id = mailboxes.sender_id
    where mailboxes.id = ${id} and mailboxes.user_id = ${userId}`,
}
export type ThingKind = keyof typeof readers

/** A thing as it is stored now; undefined if the workspace has none with the id. */
export async function find(db: Executor, kind: ThingKind, owned: Owned): Promise<StoredThing | undefined> {
  const { rows } = await readers[kind](owned).execute(db)
  return rows[0]
}
