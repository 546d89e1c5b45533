import type { CategoryId } from '@troupe/contract/categories'
import { readChannelUrl } from '@troupe/contract/channel-url'
import { confirmableFields } from '@troupe/contract/creators'
import { AppError } from '../../app-error.ts'
import type { Executor } from '../../database/database.ts'
import * as repository from './confirmation-repository.ts'
import { toSearchFields } from './creator-rows.ts'

/** What creators say of their own channel, as the catalogue keeps it. Absent: nothing was said. */
export interface CreatorWord {
  readonly title?: string | undefined
  /** Without "@". It counts if it is the one that the platform gives, however it is capitalised: another may be somebody else's. */
  readonly handle?: string | undefined
  readonly description?: string | undefined
  /** An address that they have shown to read. */
  readonly email?: string | undefined
  /** ISO 3166-1 alpha-2. */
  readonly region?: string | undefined
  /** The main one first; never empty. */
  readonly content_categories?: readonly CategoryId[] | undefined
  /** US dollars for one post. */
  readonly estimated_price?: number | undefined
}

interface Statement {
  readonly word: CreatorWord
  readonly at: Date
}

/**
 * Puts what a creator says of themselves in place of what is stored, and in place of all that they said before. From then on
 * nobody else's word changes it. What they said before and do not say any more is open again for what the platform tells.
 * To be called in a transaction; afterwards the queue `embed-creators` has something to do.
 * @throws AppError `not_found`
 */
export async function confirmCreator(db: Executor, id: number, { word, at }: Statement): Promise<void> {
  const stored = await repository.lockById(db, id)
  if (!stored) throw new AppError('not_found', 'This creator is not stored any more')
  await repository.update(db, id, toConfirmation(withOwnHandle(word, stored), stored, at))
}

/** Of two rows of one creator has the second one hold what was confirmed of the first, unless it holds such words itself. */
export async function moveConfirmation(db: Executor, { from, to }: { from: number; to: number }): Promise<void> {
  const source = await repository.lockById(db, from)
  const target = await repository.lockById(db, to)
  if (!source?.confirmed_at || !target || target.confirmed_at) return
  await confirmCreator(db, to, { word: toWord(source), at: source.confirmed_at })
}

function toWord({ confirmed_fields, ...stored }: repository.ConfirmableParts): CreatorWord {
  const said = new Set(confirmed_fields)
  return {
    title: said.has('title') ? stored.title : undefined,
    handle: said.has('handle') ? stored.handle : undefined,
    description: said.has('description') ? stored.description : undefined,
    email: said.has('email') ? (stored.email ?? undefined) : undefined,
    region: said.has('region') ? (stored.region ?? undefined) : undefined,
    content_categories: said.has('content_categories') ? stored.content_categories : undefined,
    estimated_price: said.has('estimated_price') ? (stored.estimated_price ?? undefined) : undefined,
  }
}

/** The word with the handle as the platform writes it, or without one that is not theirs. */
function withOwnHandle(word: CreatorWord, { handle, url }: repository.ConfirmableParts): CreatorWord {
  const known = [handle, url === null ? undefined : readChannelUrl(url)?.reference.handle]
  return { ...word, handle: known.find((own) => own?.toLowerCase() === word.handle?.toLowerCase()) }
}

function toConfirmation(word: CreatorWord, stored: repository.ConfirmableParts, at: Date): repository.Confirmation {
  const confirmed = confirmableFields.filter((field) => word[field] !== undefined)
  const isWithdrawn = (field: (typeof confirmableFields)[number]) =>
    stored.confirmed_fields.includes(field) && word[field] === undefined
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
  return {
    ...texts,
    ...toSearchFields({ ...texts, platform: stored.platform, keywords: stored.keywords }),
    region: word.region ?? (isWithdrawn('region') ? null : stored.region),
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
