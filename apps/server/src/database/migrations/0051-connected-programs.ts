import { type Kysely, sql } from 'kysely'

/** Programs that users connect by OAuth: clients, consents (grants), codes and tokens, the last two only as hashes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table oauth_clients (
      id text primary key,
      kind text not null check (kind in ('registered', 'document')),
      name text not null,
      redirect_uris text[] not null,
      fresh_until timestamptz,
      last_used_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create table oauth_grants (
      id uuid primary key default gen_random_uuid(),
      workspace_id uuid not null,
      user_id uuid not null,
      client_id text not null references oauth_clients (id) on delete cascade,
      client_name text not null,
      redirect_host text not null,
      scope text not null,
      resource text not null,
      last_used_at timestamptz,
      created_at timestamptz not null default now(),
      constraint oauth_grants_of_member foreign key (workspace_id, user_id)
        references workspace_members (workspace_id, user_id) on delete cascade
    )`.execute(db)
  await sql`
    create table oauth_codes (
      code_hash bytea primary key,
      workspace_id uuid not null,
      user_id uuid not null,
      client_id text not null references oauth_clients (id) on delete cascade,
      redirect_uri text not null,
      code_challenge text not null,
      scope text not null,
      resource text not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      grant_id uuid references oauth_grants (id) on delete set null,
      constraint oauth_codes_of_member foreign key (workspace_id, user_id)
        references workspace_members (workspace_id, user_id) on delete cascade
    )`.execute(db)
  await sql`
    create table oauth_tokens (
      token_hash bytea primary key,
      grant_id uuid not null references oauth_grants (id) on delete cascade,
      kind text not null check (kind in ('access', 'refresh')),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  for (const [table, column] of [
    ['oauth_grants', 'user_id'],
    ['oauth_grants', 'client_id'],
    ['oauth_codes', 'user_id'],
    ['oauth_codes', 'client_id'],
    ['oauth_codes', 'grant_id'],
    ['oauth_codes', 'expires_at'],
    ['oauth_tokens', 'grant_id'],
    ['oauth_tokens', 'expires_at'],
  ] as const) {
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
  }
}
