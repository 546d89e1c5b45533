import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { CreatorStatement } from '@troupe/contract/onboarding'
import type { Selectable } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { OnboardingTables } from '../../../database/tables/onboarding-tables.ts'
import type { KnownPlace } from '../../../lib/mail-texts/choose-mail-language.ts'

export type RegistrationRow = Omit<
  Selectable<OnboardingTables['creator_registrations']>,
  'page_token_hash' | 'objection_token_hash' | 'shows_address'
>

const columns = [
  'creator_id',
  'creator_registrations.email',
  'statement',
  'registered_at',
  'creator_registrations.confirmed_at',
  'proven_at',
  'erasure_due_at',
] as const

export async function findByToken(db: Executor, tokenHash: Buffer): Promise<RegistrationRow | undefined> {
  return db
    .selectFrom('creator_registrations')
    .select(columns)
    .where('page_token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/**
 * Like `findByToken`, but locks the creator until the transaction ends; undefined also if the creator was erased
 * meanwhile.
 */
export async function lockByToken(db: Executor, tokenHash: Buffer): Promise<RegistrationRow | undefined> {
  return db
    .selectFrom('channels')
    .innerJoin('creator_registrations', 'creator_id', 'id')
    .select(columns)
    .where('page_token_hash', '=', tokenHash)
    .forUpdate('channels')
    .executeTakeFirst()
}

export async function findByCreator(db: Executor, creatorId: number): Promise<RegistrationRow | undefined> {
  return db.selectFrom('creator_registrations').select(columns).where('creator_id', '=', creatorId).executeTakeFirst()
}

/** Like `findByCreator`, if the erasure of the channel is due. */
export async function findDue(db: Executor, creatorId: number, now: Date): Promise<RegistrationRow | undefined> {
  return db
    .selectFrom('creator_registrations')
    .select(columns)
    .where('creator_id', '=', creatorId)
    .where('erasure_due_at', '<=', now)
    .executeTakeFirst()
}

/** Locks a creator until the transaction ends. @returns whether there is one. */
export async function lockCreator(db: Executor, creatorId: number): Promise<boolean> {
  const row = await db.selectFrom('channels').select('id').where('id', '=', creatorId).forUpdate().executeTakeFirst()
  return row !== undefined
}

/** A channel as its platform identifies it. */
export interface ChannelIdentity {
  readonly platform: Platform
  readonly channelId: string
  readonly handle: string
}

export async function findChannel(db: Executor, creatorId: number): Promise<ChannelIdentity | undefined> {
  return db
    .selectFrom('creators')
    .select(['platform', 'channel_id as channelId', 'handle'])
    .where('id', '=', creatorId)
    .executeTakeFirst()
}

/** Records that the holder of the registered address proved the channel. */
export async function setProven(
  db: Executor,
  { creatorId, email, now }: { readonly creatorId: number; readonly email: string; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('creator_registrations')
    .set({ proven_at: now })
    .where('creator_id', '=', creatorId)
    .where('email', '=', email)
    .execute()
}

/** Changes the registered address, and makes the given link the only valid one. */
export async function setAddress(
  db: Executor,
  { creatorId, email, tokenHash }: { readonly creatorId: number; readonly email: string; readonly tokenHash: Buffer },
): Promise<void> {
  await db
    .updateTable('creator_registrations')
    .set({ email, page_token_hash: tokenHash, shows_address: false })
    .where('creator_id', '=', creatorId)
    .execute()
}

/** Whether another channel is registered with the address as well. */
export async function hasOther(
  db: Executor,
  { creator_id, email }: Pick<RegistrationRow, 'creator_id' | 'email'>,
): Promise<boolean> {
  const other = await db
    .selectFrom('creator_registrations')
    .select('creator_id')
    .where('email', '=', email)
    .where('creator_id', '<>', creator_id)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** The data of a channel that mails contain. */
export interface RegisteredChannel extends KnownPlace {
  readonly creatorId: number
  readonly platform: Platform
  readonly title: string
}

/** The channels registered with an address, or only the given one, in order of registration. */
export async function listByEmail(
  db: Executor,
  email: string,
  { creatorId, limit }: { readonly creatorId: number | null; readonly limit: number },
): Promise<RegisteredChannel[]> {
  return db
    .selectFrom('creator_registrations')
    .innerJoin('creators', 'id', 'creator_id')
    .select(['creator_id as creatorId', 'platform', 'title', 'language', 'region as country'])
    .where('creator_registrations.email', '=', email)
    .$if(creatorId !== null, (query) => query.where('creator_id', '=', creatorId ?? 0))
    .orderBy('registered_at')
    .orderBy('creator_id')
    .limit(limit)
    .execute()
}

/** A registered channel with what the mails about changes say. */
export interface MailedChannel extends RegisteredChannel {
  readonly registeredEmail: string
  readonly isProven: boolean
  readonly erasureDueAt: Date | null
}

/** Finds the registered channel that a mail is about. */
export async function findMailedChannel(db: Executor, creatorId: number): Promise<MailedChannel | undefined> {
  const row = await db
    .selectFrom('creator_registrations')
    .innerJoin('creators', 'id', 'creator_id')
    .select(['creator_id as creatorId', 'platform', 'title', 'language', 'region as country'])
    .select(['creator_registrations.email as registeredEmail', 'proven_at', 'erasure_due_at as erasureDueAt'])
    .where('creator_id', '=', creatorId)
    .executeTakeFirst()
  if (!row) return undefined
  const { proven_at, ...channel } = row
  return { ...channel, isProven: proven_at !== null }
}

/** The language and country that the catalogue has of a creator; undefined if there is no such creator. */
export async function findPlace(db: Executor, creatorId: number): Promise<KnownPlace | undefined> {
  return db
    .selectFrom('creators')
    .select(['language', 'region as country'])
    .where('id', '=', creatorId)
    .executeTakeFirst()
}

/** Makes the newest link the only valid one. */
export async function setTokenHash(db: Executor, creatorId: number, tokenHash: Buffer): Promise<void> {
  await db
    .updateTable('creator_registrations')
    .set({ page_token_hash: tokenHash })
    .where('creator_id', '=', creatorId)
    .execute()
}

/** Replaces the statement of the creator. */
export async function replaceStatement(
  db: Executor,
  creatorId: number,
  { statement, at }: { readonly statement: CreatorStatement; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('creator_registrations')
    .set({ statement: JSON.stringify(statement), confirmed_at: at })
    .where('creator_id', '=', creatorId)
    .execute()
}

/** Subject keywords from the platform: searched and exported, but not displayed. */
export async function findKeywords(db: Executor, creatorId: number): Promise<string[]> {
  const row = await db.selectFrom('creators').select('keywords').where('id', '=', creatorId).executeTakeFirst()
  return row?.keywords ?? []
}

/**
 * Deletes the onboarding data of a creator that is being erased: invitations of the creator and to their addresses,
 * and address proofs. The registration is deleted with the creator.
 */
export async function forgetCreator(
  db: Executor,
  { id, emails }: { readonly id: number; readonly emails: readonly string[] },
): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where((where) =>
      where.or([where('creator_id', '=', id), ...(emails.length > 0 ? [where('email', 'in', emails)] : [])]),
    )
    .execute()
  if (emails.length > 0) await db.deleteFrom('verified_addresses').where('email', 'in', emails).execute()
}
