import type { ContactBasis } from '@troupe/contract/law/mail-laws'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'

/** Number of creators of a country, and of those of which a member noted a basis. */
export interface CountryRow {
  readonly country: string | null
  readonly creators: number
  readonly with_basis: number
}

/** Counts these creators by country, with the workspace's notes. */
export async function countByCountry(
  db: Executor,
  workspaceId: string,
  creatorIds: readonly number[],
): Promise<CountryRow[]> {
  const { rows } = await sql<CountryRow>`
    select creators.region as country, count(*)::int as creators, count(contact_bases.id)::int as with_basis
    from creators
    left join contact_bases on contact_bases.creator_id = creators.id and contact_bases.workspace_id = ${workspaceId}
    where creators.id = any(${creatorIds}::bigint[])
    group by creators.region`.execute(db)
  return rows
}

interface NotedBases {
  readonly member: Member
  readonly creatorIds: readonly number[]
  readonly basis: ContactBasis
  readonly note: string
  readonly now: Date
}

/** Notes a basis of these creators, in place of earlier ones. @returns the number of creators that exist. */
export async function save(db: Executor, { member, creatorIds, basis, note, now }: NotedBases): Promise<number> {
  const { rows } = await sql`
    insert into contact_bases (workspace_id, creator_id, basis, note, noted_at, created_by)
    select ${member.workspaceId}, id, ${basis}, ${note}, ${now}, ${member.userId}
    from creators where id = any(${creatorIds}::bigint[]) order by id
    on conflict (workspace_id, creator_id) do update
      set basis = excluded.basis, note = excluded.note, noted_at = excluded.noted_at,
        created_by = excluded.created_by
    returning creator_id`.execute(db)
  return rows.length
}

/** Takes the notes of these creators away. @returns the number of notes. */
export async function remove(db: Executor, workspaceId: string, creatorIds: readonly number[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('contact_bases')
    .where('workspace_id', '=', workspaceId)
    .where('creator_id', '=', sql<number>`any(${creatorIds}::bigint[])`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function find(db: Executor, workspaceId: string, creatorId: number) {
  return db
    .selectFrom('contact_bases')
    .select(['basis', 'note', 'noted_at'])
    .where('workspace_id', '=', workspaceId)
    .where('creator_id', '=', creatorId)
    .executeTakeFirst()
}

/** Moves the notes of all workspaces from one creator to another; a note that the other has already stays. */
export async function moveContactBases(db: Executor, { from, to }: { from: number; to: number }): Promise<void> {
  await sql`
    update contact_bases set creator_id = ${to} where creator_id = ${from}
      and not exists (
        select from contact_bases others
        where others.workspace_id = contact_bases.workspace_id and others.creator_id = ${to}
      )`.execute(db)
}
