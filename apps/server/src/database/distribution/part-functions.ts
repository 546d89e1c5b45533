import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables/tables.ts'
import { dividedTables } from './divided-tables.ts'
import { schemas } from './schemas.ts'

/**
 * Prepares that statements can run on each part of a catalogue that is being divided: a table with an id of each part, by
 * which Citus sends a statement to the part, and the function that runs it there, where the tables of the catalogue have
 * their own names.
 * @param creators The divided table of creators.
 */
export async function makeParts(db: Kysely<Tables>, creators: string): Promise<void> {
  await sql`create schema ${sql.id(schemas.division)}`.execute(db)
  await sql`create table division.parts (id bigint primary key)`.execute(db)
  await sql`select create_distributed_table('division.parts', 'id', colocate_with => ${creators})`.execute(db)
  const parts = await fillParts(db)
  const tables = dividedTables.map(
    ([table]) => sql`format('%I as not materialized (select * from %I)', ${sql.lit(table)},
      ${sql.lit(`${table}_`)} || get_shard_id_for_distribution_column(${sql.lit(table)}, part))`,
  )
  await sql`
    create function division.on_part(part bigint, statement text, plans boolean)
    returns setof json language plpgsql as $$
    begin
      return query execute case when plans then 'explain (format json) ' else '' end
        || 'with ' || concat_ws(', ', ${sql.join(tables)}) || ' ' || statement
        using '_' || get_shard_id_for_distribution_column('creators', part), ${sql.lit(parts)};
    end $$`.execute(db)
  await sql`select create_distributed_function('division.on_part(bigint, text, boolean)')`.execute(db)
}

/** Number of ids that are tried for each part; the hash of an id leads to any part with the same probability. */
const triesPerPart = 100

/** @returns the number of parts. */
async function fillParts(db: Kysely<Tables>): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into division.parts
    select min(id) from generate_series(1, ${triesPerPart} * (
      select count(*) from pg_dist_shard where logicalrelid = 'division.parts'::regclass
    )) as id group by get_shard_id_for_distribution_column('division.parts', id)`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/** Lets `onEachPart` run statements on the parts of a divided catalogue. */
export async function useParts(db: Kysely<Tables>): Promise<void> {
  await sql`
    create or replace function on_each_part(statement text, plans boolean) returns setof json language plpgsql as $$
    begin
      return query select division.on_part(id, statement, plans) from division.parts;
    end $$`.execute(db)
}

/** Lets `onEachPart` run statements on a catalogue that is whole. */
export async function useWhole(db: Kysely<Tables>): Promise<void> {
  await sql`
    create or replace function on_each_part(statement text, plans boolean) returns setof json language plpgsql as $$
    begin
      return query execute case when plans then 'explain (format json) ' else '' end || statement using ''::text, 1;
    end $$`.execute(db)
}
