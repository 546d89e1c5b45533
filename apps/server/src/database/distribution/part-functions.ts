import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables/tables.ts'
import { dividedTables } from './divided-tables.ts'
import { schemas } from './read-distribution.ts'
import { nodePatience } from './set-session-settings.ts'

/**
 * Prepares that statements can run on each part of a catalogue that is being divided: a table with an id of each part, by
 * which Citus sends a statement to the part, and the functions that run it there.
 * @param creators The divided table of creators.
 */
export async function makeParts(db: Kysely<Tables>, creators: string): Promise<void> {
  await sql`create schema ${sql.id(schemas.division)}`.execute(db)
  await sql`create table division.parts (id bigint primary key)`.execute(db)
  await sql`select create_distributed_table('division.parts', 'id', colocate_with => ${creators})`.execute(db)
  await fillParts(db)
  await definePartFunctions(db)
}

/** Each takes about 130 kB of a connection to a node. */
const mostKeptPlans = 64

/**
 * Defines the functions that run a statement on a part, where the tables of the catalogue have their own names. `kept_on_part`
 * prepares it there under a name. That text has no values of users, and gets those of the part, so that its planner knows them.
 * It returns JSON as text, which the coordinator does not parse.
 */
export async function definePartFunctions(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ count: string }>`select count(*)::text as count from division.parts`.execute(db)
  const parts = sql.lit(rows[0]?.count)
  const tables = dividedTables.map(
    ([table]) => sql`format('%I as not materialized (select * from %I)', ${sql.lit(table)},
      ${sql.lit(`${table}_`)} || get_shard_id_for_distribution_column(${sql.lit(table)}, part))`,
  )
  const withTables = sql`'with ' || concat_ws(', ', ${sql.join(tables)}) || ' '`
  const suffix = sql`'_' || get_shard_id_for_distribution_column('creators', part)`
  await sql`
    create or replace function division.on_part(part bigint, statement text, plans boolean)
    returns setof json language plpgsql as $$
    begin
      return query execute case when plans then 'explain (format json) ' else '' end || ${withTables} || statement
        using ${suffix}, ${parts}::integer;
    end $$`.execute(db)
  await sql`
    create or replace function division.kept_on_part(part bigint, statement text, literals text)
    returns setof text language plpgsql as $$
    declare
      suffix text := ${suffix};
      kept text := 'part' || suffix || '_' || md5(statement);
      oldest text;
    begin
      perform set_config('plan_cache_mode', 'force_generic_plan', true);
      begin
        return query execute 'execute ' || kept || literals;
      -- What PostgreSQL calls it when no statement is prepared under the name.
      exception when syntax_error then
        for oldest in
          select name from pg_prepared_statements where starts_with(name, 'part_')
          order by prepare_time desc offset ${sql.lit(mostKeptPlans - 1)}
        loop
          execute 'deallocate ' || oldest;
        end loop;
        execute 'prepare ' || kept || ' as ' || ${withTables}
          || 'select value::text from ('
          || replace(replace(statement, '$suffix', quote_literal(suffix)), '$parts', ${parts}) || ') as found (value)';
        return query execute 'execute ' || kept || literals;
      end;
    end $$`.execute(db)
  for (const signature of ['on_part(bigint, text, boolean)', 'kept_on_part(bigint, text, text)'])
    await sql`select create_distributed_function(${`division.${signature}`})`.execute(db)
}

/** Number of ids that are tried for each part; the hash of an id leads to any part with the same probability. */
const triesPerPart = 100

async function fillParts(db: Kysely<Tables>): Promise<void> {
  await sql`
    insert into division.parts
    select min(id) from generate_series(1, ${triesPerPart} * (
      select count(*) from pg_dist_shard where logicalrelid = 'division.parts'::regclass
    )) as id group by get_shard_id_for_distribution_column('division.parts', id)`.execute(db)
}

/** Runs a statement on a catalogue that is whole. */
const runWhole = sql.raw(
  "execute case when plans then 'explain (format json) ' else '' end || statement using ''::text, 1",
)

/** For how long a connection does not ask a node again that let it wait. */
const avoidedFor = '10s'

/** A try for each node that can fail, and for statements that fail before it is known which node is gone. */
const mostTries = 20

/**
 * Lets `onEachPart` run statements on the parts of a divided catalogue. All parts are asked at once, and again without those
 * of a node that cannot be reached, for which the function returns null. Citus returns rows only when it has all, so no try
 * returns a part of them. Which node failed is in the message, but for nodes that end while they work; the next try tells.
 */
export async function useParts(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{
    ids: string
  }>`select array_agg(id order by id)::text as ids from division.parts`.execute(db)
  const parts = sql.lit(rows[0]?.ids)
  await sql`
    create or replace function on_each_part(statement text, plans boolean) returns setof json language plpgsql
    set citus.node_connection_timeout to ${sql.lit(nodePatience)} as $$
    declare
      begun timestamptz := clock_timestamp();
      gone text[] := case when begun < nullif(current_setting('division.avoided_until', true), '')::timestamptz
        then string_to_array(current_setting('division.avoided', true), ' ') else '{}' end;
      reachable bigint[];
      node text;
    begin
      -- Restored from a backup, where the catalogue is whole.
      if to_regclass('division.parts') is null then
        return query ${runWhole};
        return;
      end if;
      for try in 1 .. ${sql.lit(mostTries)} loop
        select array_agg(part) into reachable from unnest(${parts}::bigint[]) as part where not exists (
          select from pg_dist_shard_placement where nodename || ':' || nodeport = any(gone)
            and shardid = get_shard_id_for_distribution_column('division.parts', part));
        begin
          return query execute format('select division.on_part(id, $1, $2) from division.parts where id = any(%L)',
            reachable) using statement, plans;
          return query select null::json from unnest(${parts}::bigint[]) as part where part <> all(reachable);
          return;
        exception when others then
          node := substring(sqlerrm from 'to the (?:remote )?node (?:\\S+@)?(\\S+:\\d+) ');
          if sqlstate !~ '^(08|57P0)' and sqlerrm !~ '^server closed the connection' or try = ${sql.lit(mostTries)}
            or gone || node @> (select array_agg(nodename || ':' || nodeport) from pg_dist_shard_placement
              where shardid in (select shardid from pg_dist_shard where logicalrelid = 'division.parts'::regclass))
          then raise; end if;
          gone := gone || coalesce(array[node], '{}');
          if clock_timestamp() > begun + interval '1s' then
            perform set_config('division.avoided', array_to_string(gone, ' '), false),
              set_config('division.avoided_until', (clock_timestamp() + interval ${sql.lit(avoidedFor)})::text, false);
          end if;
        end;
      end loop;
    end $$`.execute(db)
}

/** Lets `onEachPart` run statements on a catalogue that is whole. */
export async function useWhole(db: Kysely<Tables>): Promise<void> {
  await sql`
    create or replace function on_each_part(statement text, plans boolean) returns setof json language plpgsql as $$
    begin
      return query ${runWhole};
    end $$`.execute(db)
}
