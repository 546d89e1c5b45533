import pg, { type ClientBase } from 'pg'
import { toDimension } from '../schema/vector-schema.ts'

/** A table whose rows are transferred. */
export interface TransferTable {
  readonly name: string
  /** Stored columns only; generated ones are computed again. */
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  /** The sequences of its identity columns, by column name. */
  readonly counters: Readonly<Record<string, string>>
}

/** Tables that are not transferred, with the reason; all others are. */
export const leftOutTables: Readonly<Record<string, string>> = {
  backup_results: 'they tell of the backups of this database, not of another one',
  exports: 'the files that people exported lie in DATA_DIR and are deleted after 24 hours anyway',
  kysely_migration: 'the new database has its own, which has to be the same',
  kysely_migration_lock: 'only older versions used it',
}

/** Schemas beside `public` that stay behind, and why. */
export const leftOutSchemas: Readonly<Record<string, string>> = {
  division: 'it says where the parts of this catalogue lie',
  pgboss: 'jobs only wake workers, which look for what is to be done in our own tables',
}

interface ColumnRow {
  table: string
  column: string
  type: string
  counter: string | null
}

/**
 * Lists all tables to transfer, read from the database itself so that none can be forgotten. Every table comes after
 * those it refers to.
 */
export async function listTransferTables(client: ClientBase): Promise<TransferTable[]> {
  const { rows } = await client.query<ColumnRow>(`
    select relname as table, attname as column, format_type(atttypid, atttypmod) as type,
      pg_get_serial_sequence(format('public.%I', relname), attname) as counter
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and attnum > 0 and not attisdropped and attgenerated = ''
    order by relname, attnum`)
  const columns = Map.groupBy(
    rows.filter(({ table }) => !(table in leftOutTables)),
    ({ table }) => table,
  )
  const names = orderByReferences([...columns.keys()], await listReferences(client))
  return names.map((name) => toTable(name, columns.get(name) ?? []))
}

function toTable(name: string, columns: readonly ColumnRow[]): TransferTable {
  return {
    name,
    columns: columns.map(({ column, type }) => ({ name: column, type })),
    counters: Object.fromEntries(columns.flatMap(({ column, counter }) => (counter ? [[column, counter]] : []))),
  }
}

/** Returns the dimension of creators' vectors. */
export function findVectorDimension(tables: readonly TransferTable[]): number {
  const creators = tables.find(({ name }) => name === 'creators')
  return toDimension(creators?.columns.find(({ name }) => name === 'embedding')?.type ?? '')
}

interface Reference {
  child: string
  parent: string
}

async function listReferences(client: ClientBase): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(`
    select child.relname as child, parent.relname as parent
    from pg_constraint join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f' and child.relnamespace = 'public'::regnamespace`)
  return rows
}

/** @throws Error when tables refer to each other, or one to itself: then no order is right for all rows. */
export function orderByReferences(names: readonly string[], references: readonly Reference[]): string[] {
  const waiting = new Set(names)
  const ordered: string[] = []
  while (waiting.size > 0) {
    const isFree = (name: string) => !references.some(({ child, parent }) => child === name && waiting.has(parent))
    const free = [...waiting].filter(isFree)
    if (free.length === 0) throw new Error(`These tables refer to each other in a ring: ${[...waiting].join(', ')}`)
    for (const name of free) waiting.delete(name)
    ordered.push(...free)
  }
  return ordered
}

/** Qualified and quoted name of a table for a statement. */
export const toSqlName = (table: string): string => `public.${pg.escapeIdentifier(table)}`

/** Counts the rows of the tables. */
export async function countRows(client: ClientBase, names: readonly string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map()
  const counts = names.map((name) => `select ${pg.escapeLiteral(name)} as name, count(*) from ${toSqlName(name)}`)
  const { rows } = await client.query<{ name: string; count: number }>(counts.join(' union all '))
  return new Map(rows.map(({ name, count }) => [name, count]))
}

/** Lists the migrations that created the tables; empty if the database was never migrated. */
export async function listMigrations(client: ClientBase): Promise<string[]> {
  const known = await client.query<{ known: boolean }>(
    `select to_regclass('public.kysely_migration') is not null as known`,
  )
  if (!known.rows[0]?.known) return []
  const { rows } = await client.query<{ name: string }>('select name from public.kysely_migration order by name')
  return rows.map(({ name }) => name)
}
