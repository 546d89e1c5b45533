import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables/tables.ts'

/**
 * Lets statements run on each part of a catalogue that has just been divided. The schema `division` has what only a divided
 * catalogue needs: a table with an id of each part, by which Citus sends a statement to the part, and the function that runs
 * it there. The tables of the catalogue have their own names in the statement.
 */
export async function createPartFunctions(db: Kysely<Tables>, tables: readonly string[]): Promise<void> {
  await sql`create schema division`.execute(db)
  await sql`create table division.parts (id bigint primary key)`.execute(db)
  await sql`select create_distributed_table('division.parts', 'id', colocate_with => 'creators')`.execute(db)
  await fillParts(db)
  const names = tables.map(
    (table) => sql`format('%I as not materialized (select * from %I)', ${sql.lit(table)},
    ${sql.lit(`${table}_`)} || get_shard_id_for_distribution_column(${sql.lit(table)}, part))`,
  )
  await sql`
    create function division.on_part(part bigint, statement text, plans boolean)
    returns setof json language plpgsql as $$
    begin
      return query execute case when plans then 'explain (format json) ' else '' end || 'with ' || concat_ws(', ', ${sql.join(names)}) || ' ' || statement
        using '_' || get_shard_id_for_distribution_column('creators', part);
    end $$`.execute(db)
  await sql`select create_distributed_function('division.on_part(bigint, text, boolean)')`.execute(db)
  await sql`
    create or replace function on_each_part(statement text, plans boolean) returns setof json language plpgsql as $$
    begin
      return query select division.on_part(id, statement, plans) from division.parts;
    end $$`.execute(db)
}

/** Number of ids that are tried for each part; the hash of an id leads to any part with the same probability. */
const triesPerPart = 100

async function fillParts(db: Kysely<Tables>): Promise<void> {
  await sql`
    insert into division.parts
    select min(id) from generate_series(1, ${triesPerPart} * (
      select count(*) from pg_dist_shard where logicalrelid = 'creators'::regclass
    )) as id group by get_shard_id_for_distribution_column('creators', id)`.execute(db)
}

/** Lets statements read a catalogue that has just been brought together. */
export async function dropPartFunctions(db: Kysely<Tables>): Promise<void> {
  await sql`
    create or replace function on_each_part(statement text, plans boolean) returns setof json language plpgsql as $$
    begin
      return query execute case when plans then 'explain (format json) ' else '' end || statement using ''::text;
    end $$`.execute(db)
  await sql`drop schema division cascade`.execute(db)
}
