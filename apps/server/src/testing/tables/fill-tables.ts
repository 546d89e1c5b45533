import { randomUUID } from 'node:crypto'
import pg, { type ClientBase } from 'pg'
import type { Database } from '../../database/database.ts'
import { inTransaction } from '../../database/transfer/transfer-session.ts'
import { listTransferTables, type TransferTable, toSqlName } from '../../database/transfer/transfer-tables.ts'

const hostile = `O'Reilly "quoted" \\ \\n {curly} \t\r\n \u2028\u2029 \u0001\u007f 😀 中文 e\u0301 \ufeff</script>'; drop table users; --`
const tinyVector = `[${Array.from({ length: 512 }, (_, index) => [-0, 5.96e-8, 65_504, -0.1][index % 4]).join(',')}]`

/** Three values of each type that transfers easily damage. All differ, since some columns are unique. */
const values: Record<string, readonly [string, string, string]> = {
  text: [hostile, '', 'NULL'],
  'text[]': [String.raw`{"a,b","c\"d","e\\f",NULL,"NULL",""," "}`, '{}', '{中文}'],
  boolean: ['true', 'false', 'true'],
  smallint: ['1', '0', '2'],
  integer: ['2147483647', '-2147483648', '0'],
  'integer[]': ['{2147483647,NULL}', '{}', '{1}'],
  bigint: ['9007199254740993', '-9223372036854775808', '1'],
  'uuid[]': ['{6f9619ff-8b86-4d01-b42d-00cf4fc964ff,NULL}', '{}', '{00000000-0000-0000-0000-000000000000}'],
  'bigint[]': ['{9007199254740993,NULL}', '{}', '{1}'],
  'double precision': ['0.1', '-2.2250738585072014e-308', 'NaN'],
  'timestamp with time zone': ['2026-11-21 17:40:00.123456+00', 'infinity', '0044-03-15 12:00:00+00 BC'],
  'numeric(12,2)': ['9999999999.99', '0.01', '0'],
  date: ['2026-02-28', 'infinity', '0044-03-15 BC'],
  bytea: [String.raw`\x005c27220aff`, String.raw`\x`, String.raw`\xdeadbeef`],
  jsonb: [JSON.stringify({ deep: [[[hostile]]], '': null }), '12345678901234567890.10', 'null'],
  tsvector: [String.raw`'it''s':1A,2B 'back\\slash':3 'a b':4`, '', '中文'],
  'halfvec(512)': [tinyVector, `[${'1,'.repeat(511)}0]`, tinyVector],
}

/** Values that check constraints require in a table's three rows; the last row leaves every nullable column empty. */
const demanded: Record<string, readonly [string, string, string]> = {
  'collection_columns.type': ['choice', 'text', 'date'],
  'email_verifications.purpose': ['email-change', 'email-change', 'password-reset'],
  'factor_challenges.purpose': ['sign-in', 'sign-in', 'passkey-sign-in'],
  'mailed_codes.purpose': ['email-change', 'email-change', 'password-reset'],
  'campaigns.state': ['paused', 'paused', 'done'],
  'mailboxes.max_connections': ['50', '1', '3'],
  'messages.state': ['handing', 'claimed', 'queued'],
  'oauth_clients.kind': ['registered', 'document', 'registered'],
  'oauth_tokens.kind': ['access', 'refresh', 'access'],
  'registration_settings.id': ['true', 'true', 'true'],
  'workspace_invitations.role': ['owner', 'viewer', 'admin'],
  'workspace_members.role': ['owner', 'viewer', 'admin'],
  'senders.gmail_state': ['connected', 'connected', 'none'],
  'senders.microsoft_state': ['connected', 'connected', 'none'],
}
const tablesOfOneRow = new Set(['catalogue_statistics', 'registration_settings'])

interface ColumnFacts {
  table: string
  column: string
  isRequired: boolean
  /** Referenced table and column; null: no foreign key. */
  parent: string | null
  parentColumn: string | null
  /** All columns that the foreign key refers to. */
  parentKey: string[] | null
}

/** Inserts rows into every table, with values that transfers easily damage. */
export async function fillTables(database: Database): Promise<void> {
  await inTransaction(database, 'write', async (client) => {
    const { rows: facts } = await client.query<ColumnFacts>(`
      select distinct on (child.oid, child_column.attnum) child.relname as table, child_column.attname as column,
        child_column.attnotnull as "isRequired", parent.relname as parent,
        (select attname from pg_attribute where attrelid = confrelid and attnum = confkey[place]) as "parentColumn",
        (select array_agg(attname::text order by attnum) from pg_attribute
          where attrelid = confrelid and attnum = any(confkey)) as "parentKey"
      from pg_class child join pg_attribute child_column on attrelid = child.oid
      left join pg_constraint on contype = 'f' and conrelid = child.oid and child_column.attnum = any(conkey)
      left join lateral array_position(conkey, child_column.attnum) as place on true
      left join pg_class parent on parent.oid = confrelid
      where child.relnamespace = 'public'::regnamespace and child.relkind = 'r' and child_column.attnum > 0
      order by child.oid, child_column.attnum, cardinality(conkey) desc nulls last`)
    for (const table of await listTransferTables(client)) {
      const known = facts.filter((fact) => fact.table === table.name)
      const rows = tablesOfOneRow.has(table.name) ? [0] : [0, 1, 2]
      for (const row of rows) {
        const parents = await readParents(client, known, row)
        await client.query(composeInsertion(table, { facts: known, parents, row }))
      }
      for (const counter of Object.values(table.counters)) {
        await client.query('select setval($1::regclass, 9007199254740995)', [counter])
      }
    }
  })
}

/** Reads what a row's foreign keys refer to, as text by column: not every statement on a divided table can read it. */
async function readParents(
  client: ClientBase,
  facts: readonly ColumnFacts[],
  row: number,
): Promise<ReadonlyMap<string, string>> {
  const parents = new Map<string, string>()
  for (const { column, parent, parentColumn, parentKey } of facts) {
    if (!parent || !parentColumn || !parentKey) continue
    // In one order for all columns of the key, so that they are those of one row.
    const order = parentKey.map((key) => pg.escapeIdentifier(key)).join(', ')
    const { rows } = await client.query<{ value: string }>(`
      select ${pg.escapeIdentifier(parentColumn)}::text as value from ${toSqlName(parent)}
      order by ${order} limit 1 offset ${row}`)
    const [found] = rows
    if (found) parents.set(column, found.value)
  }
  return parents
}

interface RowFacts {
  readonly facts: readonly ColumnFacts[]
  readonly parents: ReadonlyMap<string, string>
  readonly row: number
}

function composeInsertion(table: TransferTable, { facts, parents, row }: RowFacts): string {
  const names = table.columns.map(({ name }) => pg.escapeIdentifier(name))
  const cells = table.columns.map(({ name, type }) => {
    const fact = facts.find(({ column }) => column === name)
    if (!fact) throw new Error(`${table.name}.${name} is not known`)
    const rule = demanded[`${table.name}.${name}`]?.[row]
    if (rule !== undefined) return pg.escapeLiteral(rule)
    if (row === 2 && !fact.isRequired) return 'null'
    const parent = parents.get(name)
    if (parent !== undefined) return `${pg.escapeLiteral(parent)}::${type}`
    const value = type === 'uuid' ? randomUUID() : values[type]?.[row]
    if (value === undefined) throw new Error(`No values to try are known for ${table.name}.${name}, a ${type}`)
    return `${pg.escapeLiteral(value)}::${type}`
  })
  return `insert into ${toSqlName(table.name)} (${names.join(', ')}) overriding system value values (${cells.join(', ')})`
}
