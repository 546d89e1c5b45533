import { type Kysely, sql } from 'kysely'

/**
 * What the members of a workspace did. The log is append-only as that of the operators: an entry goes only with its
 * workspace. It refers to accounts by their ids alone, so that a deleted account leaves neither name nor address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table workspace_activities (
      id uuid primary key default gen_random_uuid(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      actor_id uuid not null,
      action text not null,
      target_id uuid,
      target_name text,
      detail text,
      count integer,
      at timestamptz not null
    )`.execute(db)
  await sql`create index workspace_activities_at on workspace_activities (workspace_id, at desc, id desc)`.execute(db)
  await sql`create index workspace_activities_actor on workspace_activities (actor_id)`.execute(db)
  // A repeated call that finds the thing made already is not recorded again.
  await sql`
    create unique index workspace_activities_made on workspace_activities (workspace_id, action, target_id)
      where action in ('campaign.started', 'suppression.added')`.execute(db)
  await sql`
    create function refuse_workspace_activity_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and not exists (select from workspaces where id = old.workspace_id) then
        return old;
      end if;
      raise exception 'workspace_activities is append-only' using errcode = 'restrict_violation';
    end $$`.execute(db)
  await sql`
    create trigger workspace_activities_append_only before update or delete on workspace_activities
      for each row execute function refuse_workspace_activity_change()`.execute(db)
}
