import { type Kysely, sql } from 'kysely'

/**
 * Creators prove their channels by a code in the description, change their address, and can object to an erasure that
 * was asked for without a proof.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table creator_registrations
      add column proven_at timestamptz,
      add column erasure_due_at timestamptz,
      add column objection_token_hash bytea unique`.execute(db)
  await sql`
    create index creator_registrations_erasure_due on creator_registrations (erasure_due_at)
    where erasure_due_at is not null`.execute(db)
  await sql`
    create table channel_proofs (
      platform text not null,
      channel_id text not null,
      email text not null,
      code text not null,
      expires_at timestamptz not null,
      proven_at timestamptz,
      primary key (platform, channel_id, email)
    )`.execute(db)
  await sql`
    create table address_changes (
      creator_id bigint primary key references creators (id) on delete cascade,
      email text not null,
      language text,
      asked_at timestamptz not null,
      expires_at timestamptz not null,
      old_token_hash bytea not null unique,
      new_token_hash bytea not null unique,
      old_confirmed_at timestamptz,
      new_confirmed_at timestamptz
    )`.execute(db)
}
