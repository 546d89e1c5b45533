import {
  type Collection,
  type CollectionDetail,
  type CollectionMember,
  type CollectionSummary,
  collectionFaces,
  type MemberStatus,
  maxCollections,
  memberPageSize,
} from '@troupe/contract/collections'
import { say } from '@troupe/contract/messages/message'
import type { Database, Executor } from '../../database/database.ts'
import type { Member } from '../../http/requests/endpoint-binding.ts'
import { AppError } from '../../lib/app-error.ts'
import type { Clock } from '../../lib/clock.ts'
import type { CreatorReader } from '../discovery/persons/creator-reader.ts'
import { presentCollection, presentMember, presentMemberChange, presentSummary } from './collection-presenter.ts'
import * as collections from './collection-repository.ts'
import * as columns from './columns/column-repository.ts'
import { type ColumnValues, changeValues } from './columns/column-values.ts'
import * as members from './member-repository.ts'
import { noteStatusChange } from './note-status-change.ts'
import type { Progress } from './statuses/status-repository.ts'
import { readSpelling } from './tag-spelling.ts'
import { assignCreator } from './team/assign-creator.ts'
import { refuseOverwriting } from './team/refuse-overwriting.ts'
import type { TellMember } from './team/team-port.ts'
import { unassignOthers } from './team/team-repository.ts'
import { tellMentioned } from './team/tell-mentioned.ts'

export interface CollectionContext {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  readonly readCreators: CreatorReader
  /** Statuses that follow from the workspace's mails. */
  readonly progress: Progress
  readonly tellMember: TellMember
}

/** Another workspace's collection, and a private one of another member, is reported as not found. */
async function get(db: Executor, member: Member, id: string): Promise<collections.CollectionRow> {
  const found = await collections.find(db, member, id)
  if (!found) throw notFound()
  return found
}

const notFound = () => new AppError('not_found', say('collections.unknown'))

/** The workspace's collections, each with how far it is and the creators added last. */
export async function listCollections(
  { database: { kysely }, readCreators, progress }: CollectionContext,
  member: Member,
): Promise<CollectionSummary[]> {
  const rows = await collections.list(kysely, member, maxCollections)
  const newest = Map.groupBy(await members.listNewest(kysely, member, collectionFaces), toCollectionId)
  const statuses = Map.groupBy(await members.countStatuses(kysely, { ...member, progress }), toCollectionId)
  const creators = await readCreators([...newest.values()].flat().map(({ creator_id }) => creator_id))
  return rows.map((row) =>
    presentSummary(row, {
      faces: (newest.get(row.id) ?? []).flatMap(({ creator_id }) => creators.get(creator_id) ?? []),
      statuses: statuses.get(row.id) ?? [],
    }),
  )
}

const toCollectionId = (row: { readonly collection_id: string }) => row.collection_id

interface NewCollection {
  readonly name: string
  readonly description?: string | null | undefined
  readonly kol_ids: readonly string[]
  readonly is_private?: boolean | undefined
}

/** @throws AppError `conflict` when the workspace already has the maximum number of collections. */
export async function createCollection(
  { database, clock }: CollectionContext,
  member: Member,
  { name, description, kol_ids, is_private: isPrivate }: NewCollection,
): Promise<Collection> {
  const now = clock.now()
  return database.kysely.transaction().execute(async (db) => {
    if ((await collections.lockAndCount(db, member.workspaceId)) >= maxCollections) {
      throw new AppError('conflict', say('collections.too_many', { max: maxCollections }))
    }
    const id = await collections.insert(db, { ...member, name, description: description || null, isPrivate, now })
    await members.insertAll(db, { ...member, collectionId: id, creatorIds: kol_ids, now })
    return presentCollection(await get(db, member, id))
  })
}

/** Returns a collection with one page of its creators, and totals over all of them. @throws AppError `not_found`. */
export async function getCollection(
  { database: { kysely }, readCreators, progress }: CollectionContext,
  member: Member,
  { id, offset }: { readonly id: string; readonly offset: number },
): Promise<CollectionDetail> {
  const collection = await get(kysely, member, id)
  const reader = { ...member, progress }
  const rows = await members.listPage(kysely, reader, { collectionId: id, offset, limit: memberPageSize })
  const creators = await readCreators(
    rows.map(({ creator_id }) => creator_id),
    member.workspaceId,
  )
  const kols = rows.flatMap((row) => {
    const creator = creators.get(row.creator_id)
    return creator ? [presentMember(creator, row)] : []
  })
  return {
    ...presentCollection(collection),
    kols,
    columns: await columns.list(kysely, id),
    totals: await members.getTotals(kysely, reader, id),
  }
}

interface CollectionChange {
  readonly id: string
  readonly name?: string | undefined
  readonly description?: string | null | undefined
  readonly is_private?: boolean | undefined
}

/** @throws AppError `not_found`; `forbidden` where it is to become private and another member has made it. */
export async function changeCollection(
  { database, clock }: CollectionContext,
  member: Member,
  { id, name, description, is_private: isPrivate }: CollectionChange,
): Promise<Collection> {
  const change = { name, description: description === '' ? null : description, isPrivate, now: clock.now() }
  return database.kysely.transaction().execute(async (db) => {
    if (isPrivate) {
      if (!(await get(db, member, id)).is_mine) throw new AppError('forbidden', say('collections.private_not_yours'))
      await unassignOthers(db, id, member.userId)
    }
    if (!(await collections.update(db, member, id, change))) throw notFound()
    return presentCollection(await get(db, member, id))
  })
}

/** @throws AppError `not_found`. */
export async function deleteCollection({ database }: CollectionContext, member: Member, id: string): Promise<void> {
  if (!(await collections.remove(database.kysely, member, id))) throw notFound()
}

interface NamedCreators {
  readonly id: string
  readonly kol_ids: readonly string[]
}

/** @returns the number of creators that were added. @throws AppError `not_found`. */
export async function addCreators(
  { database, clock }: CollectionContext,
  member: Member,
  { id, kol_ids }: NamedCreators,
): Promise<number> {
  const now = clock.now()
  return database.kysely.transaction().execute(async (db) => {
    // Also locks the row: a concurrent deletion waits, or else this call fails with `not_found`.
    if (!(await collections.update(db, member, id, { now }))) throw notFound()
    return members.insertAll(db, { ...member, collectionId: id, creatorIds: kol_ids, now })
  })
}

/** @returns the number of creators that were removed. @throws AppError `not_found`. */
export async function removeCreators(
  { database, clock }: CollectionContext,
  member: Member,
  { id, kol_ids }: NamedCreators,
): Promise<number> {
  return database.kysely.transaction().execute(async (db) => {
    if (!(await collections.update(db, member, id, { now: clock.now() }))) throw notFound()
    return members.removeAll(db, { ...member, collectionId: id, creatorIds: kol_ids })
  })
}

interface MemberChange {
  readonly id: string
  readonly creatorId: string
  readonly status?: MemberStatus | undefined
  readonly note?: string | undefined
  readonly tags?: readonly string[] | undefined
  /** Changed values of own columns; an empty one is removed. */
  readonly values?: ColumnValues | undefined
  /** Id of the assigned member; null: not assigned. */
  readonly assigned_to?: string | null | undefined
  /** The values that the user had read. */
  readonly based_on?: { readonly note: string } | undefined
}

/**
 * Changes a creator's entry in a collection, and tells members that it is assigned to or that the note mentions.
 * @throws AppError `not_found`, also when the creator is not in the collection, or for an assignee who cannot work on it;
 *   `invalid_input` for a wrong value; `conflict` when the note has been changed since the user read it.
 */
export async function changeMember(
  { database, progress, clock, tellMember }: CollectionContext,
  { workspaceId, userId }: Member,
  { id, creatorId, status, note, tags, values, assigned_to: assigneeId, based_on: basedOn }: MemberChange,
): Promise<Pick<CollectionMember, 'status' | 'note' | 'tags' | 'values' | 'assigned_to'>> {
  const caller = { workspaceId, userId }
  const named = { ...caller, collectionId: id, creatorId }
  const shared = { ...named, creatorId: Number(creatorId) }
  return database.kysely.transaction().execute(async (db) => {
    // A column that is deleted at the same moment must not leave a value behind.
    if (values) await columns.lockCollection(db, caller, id)
    const stored = await members.lock(db, named)
    if (!stored) throw notAMember()
    refuseOverwriting({ stored: { note: stored.note }, wanted: { note }, basedOn })
    const ids = { collectionId: id, creatorIds: status === undefined ? [] : [Number(creatorId)] }
    const [before] = await members.listNamed(db, { ...caller, progress }, ids)
    if (assigneeId !== undefined) await assignCreator(db, { clock, tellMember }, { ...shared, assigneeId })
    if (note !== undefined) await tellMentioned(db, { clock, tellMember }, { ...shared, note })
    const member = await members.updateMember(db, progress, {
      ...named,
      status,
      note,
      tags: tags && (await readSpelling(db, caller))(tags),
      values: values && changeValues(await columns.list(db, id), stored.column_values, values),
    })
    if (!member) throw notAMember()
    if (before) {
      const { creator_id, status: previous } = before
      const change = { workspaceId, collectionId: id, creatorId: creator_id, previous, now: clock.now() }
      await noteStatusChange(db, { ...change, status: member.status })
    }
    return presentMemberChange(member)
  })
}

const notAMember = () => new AppError('not_found', say('collections.not_a_member'))

/** The workspace's collections that contain the creator. */
export function listMemberships(
  { database, progress }: CollectionContext,
  member: Member,
  creatorId: string,
): Promise<members.MembershipRow[]> {
  return members.listOfCreator(database.kysely, { ...member, progress }, creatorId)
}
