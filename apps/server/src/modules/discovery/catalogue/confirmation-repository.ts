import { type ConfirmableField, confirmableFields, sourceFields } from '@troupe/contract/creators'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { CreatorRow } from '../../../database/tables/tables.ts'
import { lockCreators } from '../channels/channel-repository.ts'
import type { SearchFields } from '../search/analysis/search-fields.ts'
import { type SearchedPost, searchedPosts } from './creator-post-repository.ts'

const columns = [
  ...confirmableFields,
  ...Object.values(sourceFields),
  'platform',
  'url',
  'keywords',
  'confirmed_at',
  'confirmed_fields',
] as const satisfies readonly (keyof CreatorRow)[]

/** The columns that a creator can confirm, and the columns needed to check them. */
export type ConfirmableParts = Pick<CreatorRow, (typeof columns)[number]> & { readonly posts: readonly SearchedPost[] }

/** Confirmable fields that are searched or have a source column. */
type TiedField = 'title' | 'handle' | 'description' | 'content_categories' | keyof typeof sourceFields
export type PlainField = Exclude<ConfirmableField, TiedField>
export type PlainParts = { readonly [Field in PlainField]?: ConfirmableParts[Field] }

/** Confirmed values, with the search fields derived from them. */
export type Confirmation = Pick<ConfirmableParts, TiedField | 'email_source' | 'price_source' | 'confirmed_fields'> &
  PlainParts &
  SearchFields & { readonly confirmed_at: Date }

/** Reads these parts of a creator and locks it for the rest of the transaction. */
export async function lockById(db: Executor, id: number): Promise<ConfirmableParts | undefined> {
  await lockCreators(db, [id])
  return db
    .selectFrom('creators')
    .select([...columns, searchedPosts])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function update(db: Executor, id: number, { terms, ...confirmation }: Confirmation): Promise<void> {
  await db
    .updateTable('creators')
    .set({ ...confirmation, terms: sql`${terms}::tsvector`, updated_at: confirmation.confirmed_at })
    .where('id', '=', id)
    .execute()
}
