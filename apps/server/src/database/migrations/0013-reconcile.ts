import { type Kysely, sql } from 'kysely'

/**
 * Brings the tables that any earlier text of 0001 to 0012 made to the shape that their present text makes; tables that have it
 * stay as they are. Rows are kept, but for those that are made again by themselves: codes and sessions that an older form cannot
 * hold, answers of platforms, statistics.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await reconcileVerifications(db)
  await reconcileSessions(db)
  await reconcileCreators(db)
  await reconcileStatistics(db)
  await reconcilePlatformAnswers(db)
  await reconcileInvitations(db)
  await reconcileIndexes(db)
}

async function reconcileVerifications(db: Kysely<unknown>): Promise<void> {
  await sql`create table if not exists verified_addresses (email text primary key, expires_at timestamptz not null)`.execute(
    db,
  )
  await sql`
    create table if not exists account_notices (
      id uuid primary key default gen_random_uuid(),
      kind text not null,
      email text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  if (await hasColumn(db, 'email_verifications', 'network')) return
  // A code is asked for again within minutes, and these do not know from where they were.
  await sql`delete from email_verifications`.execute(db)
  await sql`
    alter table email_verifications
      drop column if exists consumed_at,
      drop constraint if exists email_verifications_one_open,
      drop constraint if exists email_verifications_registration_complete,
      add column user_id uuid references users (id) on delete cascade,
      add column network text,
      add constraint email_verifications_one_open unique nulls not distinct (purpose, email, user_id),
      add constraint email_verifications_registration_complete check (
        purpose <> 'registration' or (username is not null and password_hash is not null and network is not null)),
      add constraint email_verifications_user check ((purpose = 'email-change') = (user_id is not null))`.execute(db)
  await sql`drop index if exists email_verifications_purpose_email`.execute(db)
}

async function reconcileSessions(db: Kysely<unknown>): Promise<void> {
  // A row of the first form is one token instead of one sign-in: people sign in again.
  if (await hasColumn(db, 'sessions', 'family_id')) await sql`drop table sessions`.execute(db)
  await sql`
    create table if not exists sessions (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      expires_at timestamptz not null,
      ip text not null,
      user_agent text,
      last_used_at timestamptz not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create table if not exists refresh_tokens (
      token_hash bytea primary key,
      session_id uuid not null references sessions (id) on delete cascade,
      used_at timestamptz,
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  if (await hasColumn(db, 'sessions', 'last_used_at')) return
  await sql`alter table sessions add column last_used_at timestamptz`.execute(db)
  await sql`update sessions set last_used_at = created_at`.execute(db)
  await sql`alter table sessions alter column last_used_at set not null`.execute(db)
}

async function reconcileCreators(db: Kysely<unknown>): Promise<void> {
  const hasNameKey = await hasColumn(db, 'creators', 'name_key')
  // One statement, so that the rows are written anew once.
  await sql`
    alter table creators
      add column if not exists name_key text,
      add column if not exists embedding_model text,
      add column if not exists price_source text,
      add column if not exists email_source text,
      add column if not exists profile_read_at timestamptz,
      add column if not exists vanished_at timestamptz,
      add column if not exists confirmed_at timestamptz,
      add column if not exists confirmed_fields text[] not null default '{}',
      add column if not exists has_usable_email boolean
        generated always as (email ~ '^[^@[:space:]]+@[^@[:space:]]+[.][^@[:space:]]+$') stored,
      alter column description drop default,
      alter column keywords drop default,
      alter column verified drop default,
      alter column content_categories drop default,
      alter column term_count drop default,
      alter column terms set statistics -1,
      alter column embedding set storage plain,
      set (toast_tuple_target = 8160)`.execute(db)
  if (hasNameKey) return
  // Close to what the program makes of a name; it makes its own when it next stores the creator.
  await sql`update creators set name_key = regexp_replace(lower(title), '[^[:alnum:]]+', '', 'g')`.execute(db)
  await sql`alter table creators alter column name_key set not null`.execute(db)
}

async function reconcileStatistics(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists term_statistics (
      term text primary key,
      creator_share double precision not null
    )`.execute(db)
  await sql`
    create table if not exists catalogue_statistics (
      only_row boolean primary key default true check (only_row),
      creator_count bigint not null,
      average_term_count double precision not null,
      refreshed_at timestamptz not null
    )`.execute(db)
  if (await hasColumn(db, 'catalogue_statistics', 'sample_size')) return
  // A server counts anew at its start where there are none.
  await sql`delete from term_statistics`.execute(db)
  await sql`delete from catalogue_statistics`.execute(db)
  await sql`alter table term_statistics add column holders bytea not null`.execute(db)
  await sql`alter table catalogue_statistics add column sample_size integer not null`.execute(db)
}

async function reconcilePlatformAnswers(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`
    select from pg_attribute where attrelid = to_regclass('platform_answers') and attname = 'creator_ids'
      and atttypid = 'bigint[]'::regtype`.execute(db)
  if (rows.length === 0) return
  // Kept for minutes, to spare asking a platform twice.
  await sql`delete from platform_answers`.execute(db)
  await sql`alter table platform_answers alter column creator_ids type jsonb using to_jsonb(creator_ids)`.execute(db)
}

async function reconcileInvitations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists own_channel_mails (
      id uuid primary key default gen_random_uuid(),
      kind text not null,
      email text not null,
      creator_id bigint references creators (id) on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`
    create table if not exists channel_readings (
      channel text primary key,
      reading jsonb not null,
      expires_at timestamptz not null
    )`.execute(db)
  if (await hasColumn(db, 'invitations', 'send_after')) return
  await sql`
    alter table invitations add column attempts integer not null default 0, add column send_after timestamptz`.execute(
    db,
  )
  await sql`update invitations set send_after = created_at`.execute(db)
  await sql`alter table invitations alter column send_after set not null`.execute(db)
}

/** Table, name and definition of the indexes that some earlier text did not make, or made over other columns. */
const indexes: readonly (readonly [table: string, name: string, definition: string])[] = [
  ['limit_counters', 'limit_counters_end', 'btree (window_ends_at)'],
  ['email_verifications', 'email_verifications_user_id', 'btree (user_id)'],
  ['email_verifications', 'email_verifications_end', 'btree (expires_at)'],
  ['verified_addresses', 'verified_addresses_end', 'btree (expires_at)'],
  ['account_notices', 'account_notices_end', 'btree (expires_at)'],
  ['sessions', 'sessions_user', 'btree (user_id)'],
  ['sessions', 'sessions_end', 'btree (expires_at)'],
  ['refresh_tokens', 'refresh_tokens_session', 'btree (session_id)'],
  ['refresh_tokens', 'refresh_tokens_end', 'btree (expires_at)'],
  ['creators', 'creators_terms', 'gin (terms)'],
  ['creators', 'creators_name', 'gin (name_key gin_trgm_ops)'],
  ['creators', 'creators_categories', 'gin (content_categories)'],
  ['creators', 'creators_popularity', 'btree (subscribers DESC NULLS LAST, id)'],
  ['creators', 'creators_handle', 'btree (platform, lower(handle))'],
  ['creators', 'creators_region', 'btree (region, platform, verified)'],
  ['creators', 'creators_videos_count', 'btree (videos_count)'],
  ['creators', 'creators_last_posted_at', 'btree (last_posted_at)'],
  ['creators', 'creators_engagement_rate', 'btree (engagement_rate DESC NULLS LAST, id)'],
  ['creators', 'creators_estimated_price', 'btree (estimated_price, id)'],
  ['creators', 'creators_to_embed', 'btree (id) WHERE (embedding_hash IS DISTINCT FROM content_hash)'],
  ['recipients', 'recipients_of_creator', 'btree (creator_id, user_id)'],
  ['own_channel_mails', 'own_channel_mails_creator', 'btree (creator_id)'],
  [
    'invitations',
    'invitations_unsent',
    'btree (send_after) WHERE ((sent_at IS NULL) AND (failure IS NULL) AND (revoked_at IS NULL) AND (declined_at IS NULL) AND (used_at IS NULL))',
  ],
]

async function reconcileIndexes(db: Kysely<unknown>): Promise<void> {
  for (const [table, name, definition] of indexes) await makeIndex(db, table, name, definition)
  await sql`drop index if exists recipients_user_creator`.execute(db)
  // In WebAssembly the vector index took minutes to build.
  const { rows } = await sql<{ version: string }>`select version()`.execute(db)
  if (/wasm|emscripten/i.test(rows[0]?.version ?? '')) return
  await makeIndex(db, 'creators', 'creators_meaning', 'hnsw (embedding halfvec_ip_ops)')
}

/** Makes an index, in the place of one of its name that is defined otherwise; `definition` is as PostgreSQL writes it. */
async function makeIndex(db: Kysely<unknown>, table: string, name: string, definition: string): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select split_part(pg_get_indexdef(indexrelid), ' USING ', 2) as definition
    from pg_index where indexrelid = to_regclass(${name})`.execute(db)
  if (rows[0]?.definition === definition) return
  await sql`drop index if exists ${sql.id(name)}`.execute(db)
  await sql`create index ${sql.id(name)} on ${sql.id(table)} using ${sql.raw(definition)}`.execute(db)
}

async function hasColumn(db: Kysely<unknown>, table: string, column: string): Promise<boolean> {
  const { rows } = await sql`
    select from pg_attribute
    where attrelid = to_regclass(${table}) and attname = ${column} and not attisdropped`.execute(db)
  return rows.length > 0
}
