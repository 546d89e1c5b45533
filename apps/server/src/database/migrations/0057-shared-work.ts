import { type Kysely, sql } from 'kysely'

/** Collections can be private to the member who made them; creators in them and conversations are assigned to members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table collections add column is_private boolean not null default false`.execute(db)
  await sql`
    alter table collection_creators
      add column assigned_to uuid references users (id) on delete set null,
      add column mentioned uuid[] not null default '{}'`.execute(db)
  await sql`
    create index collection_creators_assigned on collection_creators (assigned_to) where assigned_to is not null`.execute(
    db,
  )
  await sql`
    alter table notifications add column creator_id bigint references creators (id) on delete cascade`.execute(db)
  await sql`
    create index notifications_creator on notifications (creator_id) where creator_id is not null`.execute(db)
  await sql`alter table mail_threads add column assigned_to uuid references users (id) on delete set null`.execute(db)
  await sql`
    create index mail_threads_assigned on mail_threads (assigned_to, workspace_id) where assigned_to is not null`.execute(
    db,
  )
}
