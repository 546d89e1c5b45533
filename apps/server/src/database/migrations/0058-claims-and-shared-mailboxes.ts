import { type Kysely, sql } from 'kysely'

/**
 * Which provider of single sign-on gave a member the role, and the workspace that a mailbox is shared with. A mailbox is no
 * longer shared once its owner has left the workspace.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table workspace_members add column role_provider text`.execute(db)
  await sql`
    alter table mailboxes
      add column shared_with uuid,
      add constraint mailboxes_shared_by_member foreign key (shared_with, user_id)
        references workspace_members (workspace_id, user_id) on delete set null (shared_with)`.execute(db)
  await sql`create index mailboxes_shared on mailboxes (shared_with) where shared_with is not null`.execute(db)
}
