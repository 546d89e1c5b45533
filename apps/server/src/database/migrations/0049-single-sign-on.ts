import { type Kysely, sql } from 'kysely'

/** Sign-in by OpenID Connect. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_identities (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      provider text not null,
      issuer text not null,
      subject text not null,
      email text,
      created_at timestamptz not null,
      last_used_at timestamptz not null,
      constraint account_identities_subject unique (issuer, subject)
    )`.execute(db)
  await sql`create index account_identities_user on account_identities (user_id)`.execute(db)
  await sql`
    create table single_sign_on_attempts (
      state_hash bytea primary key,
      device bytea not null,
      provider text not null,
      destination text not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index single_sign_on_attempts_expiry on single_sign_on_attempts (expires_at)`.execute(db)
  await sql`
    create table single_sign_on_confirmations (
      request_id uuid primary key,
      device bytea not null,
      provider text not null,
      destination text not null,
      issuer text not null,
      subject text not null,
      email text not null,
      name text,
      role text,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index single_sign_on_confirmations_expiry on single_sign_on_confirmations (expires_at)`.execute(db)
  await sql`
    create table password_exemptions (
      user_id uuid primary key references users (id) on delete cascade,
      allowed_at timestamptz not null
    )`.execute(db)
  await sql`alter table sessions add column single_sign_on_provider text`.execute(db)
}
