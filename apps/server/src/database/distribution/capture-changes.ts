import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../tables/tables.ts'
import { DistributionError } from './distribution-error.ts'
import { type DividedTable, dividedTables } from './divided-tables.ts'
import { withTableLocks } from './lock-tables.ts'
import { askEachNode, commandNodes } from './nodes.ts'
import { readDistribution, schemas } from './read-distribution.ts'

const { changes } = schemas

/** A trigger function for tables whose column `key` names the creator. */
const makeFunction = (key: string) => `
  create function ${changes}.note_${key}() returns trigger language plpgsql as $body$
  begin
    if tg_op <> 'INSERT' then insert into ${changes}.changed values (old.${key}); end if;
    if tg_op <> 'DELETE' then insert into ${changes}.changed values (new.${key}); end if;
    return null;
  end $body$`

const makeTrigger = (table: string, key: string) =>
  `create trigger catalogue_changes after insert or update or delete on ${table}
    for each row execute function ${changes}.note_${key}()`

/**
 * From here on each node notes the creators that are written there, in the transactions that write them. Writers wait
 * until the transactions before them have ended, for half a second at a time.
 */
export async function captureChanges(db: Kysely<Tables>): Promise<void> {
  await commandNodes(
    db,
    `create schema ${changes}; create table ${changes}.changed (creator_id bigint not null);
    ${makeFunction('id')}; ${makeFunction('creator_id')}`,
  )
  await withTableLocks(db, 'share row exclusive', async (locked) => {
    for (const [table, key] of dividedTables) await commandParts(locked, table, makeTrigger('%s', key))
  })
}

/** Ends the notes of a command that did not end its work; nothing where it did. */
export async function forgetChanges(db: Kysely<Tables>): Promise<void> {
  const watching = `select count(*) from pg_trigger where tgname = 'catalogue_changes' and tgrelid = '%s'::regclass`
  const watched = await commandParts(db, 'creators', watching)
  if (watched.every((count) => Number(count) === 0)) return
  await withTableLocks(db, 'access exclusive', async (locked) => {
    for (const [table] of dividedTables) {
      await commandParts(locked, table, 'drop trigger if exists catalogue_changes on %s')
    }
  })
}

/**
 * Runs a statement on each part of a table, in transactions of their own, or on the table if it is whole.
 * @param statement `%s` is the name of the part.
 */
async function commandParts(db: Kysely<Tables>, table: DividedTable, statement: string): Promise<string[]> {
  if ((await readDistribution(db)).shards === 0) {
    const { rows } = await sql.raw<Record<string, unknown>>(statement.replace('%s', table)).execute(db)
    return rows.flatMap((row) => Object.values(row).map(String))
  }
  const { rows } = await sql<{ success: boolean; result: string }>`
    select success, result from run_command_on_shards(${table}::regclass, ${statement})`.execute(db)
  const failed = rows.find(({ success }) => !success)
  if (failed) throw new DistributionError(`A part of ${table} could not be watched: ${failed.result}`)
  return rows.map(({ result }) => result)
}

const Ids = z.array(z.number())

/** Takes the creators that were written since the last call. They are not told again. */
export async function takeChanges(db: Kysely<Tables>): Promise<Set<number>> {
  const results = await askEachNode(
    db,
    `with taken as (delete from ${changes}.changed returning creator_id)
      select coalesce(json_agg(distinct creator_id), '[]') from taken`,
  )
  return new Set(results.flatMap((result) => Ids.parse(JSON.parse(result))))
}
