import { type Kysely, sql } from 'kysely'

/** Notices to the people written to, and why a workspace takes creators for people that may be written to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table privacy_notices (
      id uuid primary key default gen_random_uuid(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      recipient_id uuid not null unique references recipients (id) on delete cascade,
      given_at timestamptz not null
    )`.execute(db)
  await sql`create index privacy_notices_workspace on privacy_notices (workspace_id, id)`.execute(db)
  await sql`
    create table contact_bases (
      id uuid primary key default gen_random_uuid(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      creator_id bigint not null references creators (id) on delete cascade,
      basis text not null,
      note text not null,
      noted_at timestamptz not null,
      created_by uuid references users (id) on delete set null,
      unique (workspace_id, creator_id)
    )`.execute(db)
  await sql`create index contact_bases_creator on contact_bases (creator_id)`.execute(db)
}
