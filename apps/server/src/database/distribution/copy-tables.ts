import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables/tables.ts'
import { dividedTables, partTables } from './divided-tables.ts'
import { schemas } from './read-distribution.ts'

/** A table that is filled, and what it is filled from. */
export interface TableCopy {
  readonly source: string
  readonly copy: string
  /** Column that names the creator, quoted. */
  readonly key: string
  /** Columns that are written, quoted and separated by commas. */
  readonly columns: string
}

interface Definitions {
  columns: string
  options: string | null
  keys: string[]
  indexes: string[]
  grants: string[]
}

/** Statements that build indexes on filled tables, by the names of the indexes. */
export interface BuildStep {
  readonly name: string
  readonly statement: string
}

/**
 * Makes empty copies of the divided tables with nothing but their primary keys: in parts on the workers, or whole on
 * the coordinator.
 * @param shards Number of parts; undefined: whole.
 */
export async function makeCopies(db: Kysely<Tables>, shards: number | undefined) {
  await sql`create schema ${sql.id(schemas.copy)}`.execute(db)
  const copies: TableCopy[] = []
  const builds: BuildStep[] = []
  for (const [table, key] of dividedTables) {
    const { rows } = await sql<{ name: string }>`select to_regclass(${table})::oid::regclass::text as name`.execute(db)
    const source = rows[0]?.name ?? table
    const copy = `${schemas.copy}.${table}`
    const definitions = await readDefinitions(db, table)
    await run(db, `create table ${copy} (like ${source} including all excluding indexes)`)
    if (definitions.options) await run(db, `alter table ${copy} set (${definitions.options})`)
    for (const constraint of definitions.keys) await run(db, `alter table ${copy} add constraint ${constraint}`)
    if (shards !== undefined) await divide(db, { copy, key, shards })
    for (const grant of definitions.grants) await run(db, grant)
    copies.push({ source, copy, key, columns: definitions.columns })
    builds.push(...definitions.indexes.map((statement) => ({ name: nameOf(statement), statement })))
  }
  return { copies, builds }
}

const nameOf = (statement: string) => / index (\S+) on /.exec(statement)?.[1] ?? statement

async function divide(db: Kysely<Tables>, { copy, key, shards }: { copy: string; key: string; shards: number }) {
  // Other tables of Citus stay where they are when these move to another worker.
  const placement = copy.endsWith('.creators')
    ? sql`shard_count => ${shards}::int, colocate_with => 'none'`
    : sql`colocate_with => ${`${schemas.copy}.creators`}`
  await sql`select create_distributed_table(${copy}, ${key}, ${placement})`.execute(db)
}

/** Statements that make the parts of a creator disappear with the creator, for copies that are filled and fit together. */
export function listReferences(): string[] {
  return partTables.map(
    ([table, key]) => `
      alter table ${schemas.copy}.${table} add constraint ${table}_${key}_fkey
        foreign key (${key}) references ${schemas.copy}.creators (id) on delete cascade`,
  )
}

/** Reads what `like` does not copy, or would copy with other names, as text for statements. */
async function readDefinitions(db: Kysely<Tables>, table: string): Promise<Definitions> {
  const copy = `${schemas.copy}.${table}`
  const { rows } = await sql<Definitions>`
    with source as (select * from pg_class where oid = to_regclass(${table}))
    select
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = source.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      array_to_string(reloptions, ', ') as options,
      array(select quote_ident(conname) || ' ' || pg_get_constraintdef(oid) from pg_constraint
        where conrelid = source.oid and contype in ('p', 'u', 'x') order by conname) as keys,
      array(select format('create %s index %I on %s%s', case when indisunique then 'unique' end, made.relname, ${copy}::text,
          substr(pg_get_indexdef(made.oid), position(' USING ' in pg_get_indexdef(made.oid))))
        from pg_index join pg_class as made on made.oid = indexrelid
        where indrelid = source.oid and indisvalid
          and not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
        order by made.relname) as indexes,
      array(select format('grant %s on %s to %s', privilege_type, ${copy}::text,
          case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end)
        from aclexplode(relacl) where grantee <> relowner) as grants
    from source`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`There is no table ${table}`)
  return row
}

export async function run(db: Kysely<Tables>, statement: string): Promise<void> {
  await sql.raw(statement).execute(db)
}
