import { ConfirmableField, confirmableFields } from '@troupe/contract/creators'
import { readChannelUrl } from '@troupe/contract/discover/channel-url'
import { say } from '@troupe/contract/messages/message'
import type { Executor } from '../../../database/database.ts'
import { AppError } from '../../../lib/app-error.ts'
import { toSearchFields } from '../search/analysis/search-fields.ts'
import * as repository from './confirmation-repository.ts'

/**
 * The fields a creator has confirmed about their own channel, in the form the catalogue stores; absent fields were not
 * filled in. The handle has no "@" and is used only if it equals the platform's (ignoring case), since any other handle
 * may belong to another creator. The address is verified.
 */
export type CreatorWord = { readonly [Field in ConfirmableField]?: Said<Field> | undefined }
type Said<Field extends ConfirmableField> = NonNullable<repository.ConfirmableParts[Field]>

interface Statement {
  readonly word: CreatorWord
  readonly at: Date
}

/**
 * Replaces the stored values with the confirmed ones and withdraws earlier confirmations: fields that are no longer
 * confirmed accept the platform's values again. No other source changes confirmed fields.
 * Call it in a transaction; afterwards the queue `embed-creators` has work to do.
 * @throws AppError `not_found`
 */
export async function confirmCreator(db: Executor, id: number, { word, at }: Statement): Promise<void> {
  const stored = await repository.lockById(db, id)
  if (!stored) throw new AppError('not_found', say('discovery.creator_not_stored'))
  await repository.update(db, id, toConfirmation(withOwnHandle(word, stored), stored, at))
}

/** Copies the confirmed values to another row of the same creator, unless that row has confirmed values itself. */
export async function moveConfirmation(db: Executor, { from, to }: { from: number; to: number }): Promise<void> {
  const source = await repository.lockById(db, from)
  const target = await repository.lockById(db, to)
  if (!source?.confirmed_at || !target || target.confirmed_at) return
  await confirmCreator(db, to, { word: toWord(source), at: source.confirmed_at })
}

function toWord({ confirmed_fields, ...stored }: repository.ConfirmableParts): CreatorWord {
  const word: CreatorWord = {}
  for (const field of confirmed_fields) Object.assign(word, { [field]: stored[field] ?? undefined })
  return word
}

/** Returns the statement with the handle in the platform's spelling, or without a handle if it is another creator's. */
function withOwnHandle(word: CreatorWord, { handle, url }: repository.ConfirmableParts): CreatorWord {
  const known = [handle, url === null ? undefined : readChannelUrl(url)?.reference.handle]
  return { ...word, handle: known.find((own) => own?.toLowerCase() === word.handle?.toLowerCase()) }
}

/** Confirmable fields that are not searched and have no source column. */
const plainFields = ConfirmableField.exclude([
  'title',
  'handle',
  'description',
  'content_categories',
  'email',
  'estimated_price',
]).options satisfies readonly repository.PlainField[]

function toConfirmation(word: CreatorWord, stored: repository.ConfirmableParts, at: Date): repository.Confirmation {
  const confirmed = confirmableFields.filter((field) => word[field] !== undefined)
  const isWithdrawn = (field: ConfirmableField) => stored.confirmed_fields.includes(field) && word[field] === undefined
  const texts = {
    title: word.title ?? stored.title,
    handle: word.handle ?? stored.handle,
    description: word.description ?? stored.description,
    content_categories: [
      ...(word.content_categories ?? (isWithdrawn('content_categories') ? [] : stored.content_categories)),
    ],
  }
  const keepsEmail = word.email === undefined && !isWithdrawn('email')
  const keepsPrice = word.estimated_price === undefined && !isWithdrawn('estimated_price')
  const plain: repository.PlainParts = {}
  for (const field of plainFields) {
    Object.assign(plain, { [field]: word[field] ?? (isWithdrawn(field) ? null : stored[field]) })
  }
  return {
    ...texts,
    ...toSearchFields({ ...texts, keywords: stored.keywords, posts: stored.posts }),
    ...plain,
    ...(keepsEmail
      ? { email: stored.email, email_source: stored.email_source }
      : { email: word.email ?? null, email_source: word.email === undefined ? null : 'creator' }),
    ...(keepsPrice
      ? { estimated_price: stored.estimated_price, price_source: stored.price_source }
      : {
          estimated_price: word.estimated_price ?? null,
          price_source: word.estimated_price === undefined ? null : 'stated',
        }),
    confirmed_at: at,
    confirmed_fields: confirmed,
  }
}
