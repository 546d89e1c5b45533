import { type Kysely, sql } from 'kysely'

/**
 * Every person has a workspace, whose id is the person's, and may be a member of others. What belonged to a user belongs
 * to the user's workspace now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createWorkspaces(db)
  for (const table of handedOver) await handOver(db, table)
  for (const table of unreferenced)
    await sql`alter table ${sql.table(table)} rename user_id to workspace_id`.execute(db)
  for (const table of made) await addMaker(db, table)
  await bindTokens(db)
  for (const table of ofMembers) await bindToMember(db, table)
  await sql`
    alter table mail_drafts
      drop constraint mail_drafts_pkey,
      add primary key (workspace_id, user_id)`.execute(db)
  await sql`
    alter table notifications
      drop constraint notifications_once,
      add constraint notifications_once unique (workspace_id, user_id, dedupe_key)`.execute(db)
}

/** Tables whose rows belong to a workspace and referred to a user. */
const handedOver = [
  'calendar_feeds',
  'campaigns',
  'collections',
  'company_addresses',
  'creator_imports',
  'email_templates',
  'invitations',
  'mail_threads',
  'person_statements',
  'personal_access_tokens',
  'received_mails',
  'saved_searches',
  'suppressions',
  'thread_answers',
  'webhooks',
]

/** Tables that repeat the workspace of the row that they refer to. */
const unreferenced = ['messages', 'recipients']

/** Tables whose rows name the member who made them. */
const made = [
  'campaigns',
  'collections',
  'creator_imports',
  'email_templates',
  'invitations',
  'saved_searches',
  'thread_answers',
  'webhooks',
]

/** Tables of one member in one workspace, whose rows end with the membership. */
const ofMembers = ['sessions', 'mail_drafts', 'notifications']

async function createWorkspaces(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table workspaces (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`
    create table workspace_members (
      workspace_id uuid not null references workspaces (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      role text not null check (role in ('owner', 'admin', 'member', 'viewer')),
      joined_at timestamptz not null,
      opened_at timestamptz not null,
      primary key (workspace_id, user_id)
    )`.execute(db)
  await sql`create index workspace_members_user on workspace_members (user_id, opened_at desc)`.execute(db)
  await sql`insert into workspaces (id, name, created_at) select id, username, created_at from users`.execute(db)
  await sql`
    insert into workspace_members (workspace_id, user_id, role, joined_at, opened_at)
    select id, id, 'owner', created_at, created_at from users`.execute(db)
}

async function handOver(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`alter table ${sql.table(table)} rename user_id to workspace_id`.execute(db)
  await sql`
    alter table ${sql.table(table)}
      drop constraint ${sql.ref(`${table}_user_id_fkey`)},
      add constraint ${sql.ref(`${table}_workspace_id_fkey`)}
        foreign key (workspace_id) references workspaces (id) on delete cascade`.execute(db)
}

async function addMaker(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`alter table ${sql.table(table)} add column created_by uuid references users (id) on delete set null`.execute(
    db,
  )
  await sql`update ${sql.table(table)} set created_by = workspace_id`.execute(db)
}

async function bindTokens(db: Kysely<unknown>): Promise<void> {
  await sql`alter table personal_access_tokens add column user_id uuid`.execute(db)
  await sql`update personal_access_tokens set user_id = workspace_id`.execute(db)
  await sql`
    alter table personal_access_tokens
      alter column user_id set not null,
      add constraint personal_access_tokens_of_member foreign key (workspace_id, user_id)
        references workspace_members (workspace_id, user_id) on delete cascade`.execute(db)
}

async function bindToMember(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`alter table ${sql.table(table)} add column workspace_id uuid`.execute(db)
  await sql`update ${sql.table(table)} set workspace_id = user_id`.execute(db)
  await sql`
    alter table ${sql.table(table)}
      alter column workspace_id set not null,
      drop constraint ${sql.ref(`${table}_user_id_fkey`)},
      add constraint ${sql.ref(`${table}_of_member`)} foreign key (workspace_id, user_id)
        references workspace_members (workspace_id, user_id) on delete cascade`.execute(db)
}
