import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { CreatorRow } from '../../database/tables.ts'
import type { SearchFields } from './creator-rows.ts'

const columns = [
  'platform',
  'title',
  'handle',
  'url',
  'description',
  'keywords',
  'email',
  'email_source',
  'region',
  'content_categories',
  'estimated_price',
  'price_source',
  'confirmed_at',
  'confirmed_fields',
] as const satisfies readonly (keyof CreatorRow)[]

/** What a creator can say of themselves, and what it is judged by. */
export type ConfirmableParts = Pick<CreatorRow, (typeof columns)[number]>

/** What a creator said, and what is searched of it. */
export type Confirmation = Omit<ConfirmableParts, 'platform' | 'url' | 'keywords' | 'confirmed_at'> &
  SearchFields & { readonly confirmed_at: Date }

/** Reads these parts of a creator and locks them for the rest of the transaction. */
export async function lockById(db: Executor, id: number): Promise<ConfirmableParts | undefined> {
  return db.selectFrom('creators').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function update(db: Executor, id: number, { terms, ...confirmation }: Confirmation): Promise<void> {
  await db
    .updateTable('creators')
    .set({ ...confirmation, terms: sql`${terms}::tsvector`, updated_at: confirmation.confirmed_at })
    .where('id', '=', id)
    .execute()
}
