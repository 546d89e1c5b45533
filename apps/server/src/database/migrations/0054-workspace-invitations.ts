import { type Kysely, sql } from 'kysely'

/** Invitations to workspaces by address, and the demand of a second factor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table workspaces add column needs_second_factor boolean not null default false`.execute(db)
  await sql`
    create table workspace_invitations (
      id uuid primary key default gen_random_uuid(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      email text not null,
      role text not null check (role in ('owner', 'admin', 'member', 'viewer')),
      created_by uuid references users (id) on delete set null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      constraint workspace_invitations_address unique (workspace_id, email)
    )`.execute(db)
  await sql`create index workspace_invitations_email on workspace_invitations (email)`.execute(db)
}
