import { type Kysely, sql } from 'kysely'

/**
 * Operators act on a screen too, so an action refers to the operator's account and may say more about itself. The log is
 * append-only. The rule for registrations can be chosen while the server runs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table operator_actions
      add column operator_id uuid,
      add column detail text`.execute(db)
  await sql`
    create function refuse_operator_action_change() returns trigger language plpgsql as $$
    begin
      raise exception 'operator_actions is append-only' using errcode = 'restrict_violation';
    end $$`.execute(db)
  await sql`
    create trigger operator_actions_append_only before update or delete on operator_actions
      for each row execute function refuse_operator_action_change()`.execute(db)
  await sql`
    create table registration_settings (
      id boolean primary key default true check (id),
      mode text not null,
      domains text[] not null default '{}',
      changed_at timestamptz not null
    )`.execute(db)
}
