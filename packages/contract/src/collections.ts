import { z } from 'zod'
import { defineEndpoint } from './base/endpoint.ts'
import { normalizeText } from './base/text.ts'
import { Platform } from './catalogues/platforms.ts'
import { Assignee } from './collection-members/assignment.ts'
import { CollectionColumn, ColumnValues } from './collection-members/columns.ts'
import { maxTagNames, Tags } from './collection-members/tags.ts'
import { Creator, Person } from './creators.ts'
import { schemaText } from './messages/message.ts'

export const collectionNameMaxLength = 255
export const collectionDescriptionMaxLength = 2000
export const memberNoteMaxLength = 2000
export const maxCollections = 1000
/** Maximum number of creators in one call, and on one page of a collection. */
export const maxMembersPerCall = 10_000
export const memberPageSize = 1000

/** Progress with a creator of a collection, in the order of the work. */
export const memberStatuses = [
  'to_contact',
  'contacted',
  'replied',
  'negotiating',
  'agreed',
  'content_due',
  'live',
  'paid',
  'declined',
] as const
export const MemberStatus = z.enum(memberStatuses)
export type MemberStatus = z.output<typeof MemberStatus>

export const Collection = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  kol_count: z.number().int(),
  /** Whether only the member who made it sees it. */
  is_private: z.boolean().optional(),
  /** Whether the caller made it, and may make it private. */
  is_mine: z.boolean().optional(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type Collection = z.output<typeof Collection>

/** Number of creators with a status. */
const StatusCount = z.object({ status: MemberStatus, creators: z.number().int() })

/** Number of creators that stand for a collection in a list. */
export const collectionFaces = 5

/** A collection in a list. */
export const CollectionSummary = Collection.extend({
  /** The creators added last. */
  faces: z.array(Creator.pick({ id: true, title: true, avatar_path: true })).max(collectionFaces),
  /** Statuses that no creator has are left out. */
  statuses: z.array(StatusCount),
})
export type CollectionSummary = z.output<typeof CollectionSummary>

/** A creator in a collection. */
export const CollectionMember = Creator.extend({
  status: MemberStatus,
  note: z.string(),
  tags: z.array(z.string()),
  /** Values of the collection's columns by their ids; columns without a value are absent. */
  values: z.record(z.string(), z.string()),
  assigned_to: Assignee.optional(),
  added_at: z.iso.datetime(),
  /** Absent if no other channel of the person is known. */
  person: Person.optional(),
})
export type CollectionMember = z.output<typeof CollectionMember>

/** Totals over the creators of a collection; null if the figure is known for none of them. */
export const CollectionTotals = z.object({
  /** Sum of followers. A person who follows several creators counts once for each. */
  reach: z.number().nullable(),
  /** Mean of the known rates, in percent. */
  average_engagement: z.number().nullable(),
  /** US dollars for one post by each creator with a known price. */
  estimated_cost: z.number().nullable(),
  /** Number of creators with a known value of each figure. */
  with_reach: z.number().int(),
  with_engagement: z.number().int(),
  with_price: z.number().int(),
  with_email: z.number().int(),
  platforms: z.array(z.object({ platform: Platform, creators: z.number().int(), reach: z.number().nullable() })),
  statuses: z.array(StatusCount),
})
export type CollectionTotals = z.output<typeof CollectionTotals>

export const CollectionDetail = Collection.extend({
  /** The members from `offset` on, in the order they were added. */
  kols: z.array(CollectionMember),
  columns: z.array(CollectionColumn),
  totals: CollectionTotals,
})
export type CollectionDetail = z.output<typeof CollectionDetail>

const Name = z
  .string()
  .max(collectionNameMaxLength, schemaText('common.name_too_long', { max: collectionNameMaxLength }))
  .transform(normalizeText)
  .refine((name) => name !== '', schemaText('collections.name_required'))
const Description = z
  .string()
  .max(
    collectionDescriptionMaxLength,
    schemaText('common.description_too_long', { max: collectionDescriptionMaxLength }),
  )
  .transform(normalizeText)
export const MemberNote = z
  .string()
  .max(memberNoteMaxLength, schemaText('collections.note_too_long', { max: memberNoteMaxLength }))
  .transform(normalizeText)
const CreatorId = z.string().regex(/^[1-9]\d{0,17}$/, schemaText('common.not_a_creator_id'))
const CreatorIds = z.array(CreatorId).max(maxMembersPerCall)
const CollectionParameters = z.object({ id: z.uuid() })
const MemberParameters = z.object({ id: z.uuid(), creatorId: CreatorId })

const tag = 'collections'

/** A workspace's groups of creators. Those of other workspaces, and private ones of other members, answer 404. */
export const collectionEndpoints = {
  testCollectionAccess: defineEndpoint({
    method: 'GET',
    path: '/api/collections/test-auth',
    access: 'user',
    tokenScope: 'read',
    tag,
    summary: 'Whether the caller may see collections',
    response: z.object({ success: z.literal(true) }),
  }),
  listCollections: defineEndpoint({
    method: 'GET',
    path: '/api/collections',
    access: 'user',
    tokenScope: 'read',
    tag,
    summary: `The user's collections, most recently changed first; at most ${maxCollections}`,
    response: z.array(CollectionSummary),
  }),
  createCollection: defineEndpoint({
    method: 'POST',
    path: '/api/collections',
    access: 'user',
    tokenScope: 'collect',
    tag,
    summary: 'Creates a collection, with the creators named; unknown ids are ignored',
    body: z.object({
      name: Name,
      description: Description.nullish(),
      kol_ids: CreatorIds.default([]),
      is_private: z.boolean().optional(),
    }),
    response: Collection,
  }),
  getCollection: defineEndpoint({
    method: 'GET',
    path: '/api/collections/:id',
    access: 'user',
    tokenScope: 'read',
    tag,
    summary: `A collection with its creators, ${memberPageSize} a page`,
    params: CollectionParameters,
    query: z.object({ offset: z.coerce.number().int().min(0).max(10_000_000).default(0) }),
    response: CollectionDetail,
  }),
  changeCollection: defineEndpoint({
    method: 'PATCH',
    path: '/api/collections/:id',
    access: 'user',
    tokenScope: 'collect',
    tag,
    summary: 'Renames or describes a collection, or makes it private',
    params: CollectionParameters,
    body: z
      .object({ name: Name.optional(), description: Description.nullish(), is_private: z.boolean().optional() })
      .refine(
        (change) => Object.values(change).some((part) => part !== undefined),
        schemaText('common.nothing_to_change'),
      ),
    response: Collection,
  }),
  deleteCollection: defineEndpoint({
    method: 'DELETE',
    path: '/api/collections/:id',
    access: 'user',
    tokenScope: 'collect',
    tag,
    summary: 'Deletes a collection; its creators stay in the catalogue',
    params: CollectionParameters,
    response: z.object({ success: z.literal(true) }),
  }),
  addToCollection: defineEndpoint({
    method: 'POST',
    path: '/api/collections/:id/kols',
    access: 'user',
    tokenScope: 'collect',
    tag,
    summary: 'Adds creators; those already in the collection are ignored',
    params: CollectionParameters,
    body: z.object({ kol_ids: CreatorIds.min(1, schemaText('collections.nothing_selected')) }),
    response: z.object({ added_count: z.number().int() }),
  }),
  removeFromCollection: defineEndpoint({
    method: 'POST',
    path: '/api/collections/:id/kols/remove',
    access: 'user',
    tokenScope: 'collect',
    tag,
    summary: 'Removes creators from a collection',
    params: CollectionParameters,
    body: z.object({ kol_ids: CreatorIds.min(1, schemaText('collections.creator_required')) }),
    response: z.object({ removed_count: z.number().int() }),
  }),
  changeMember: defineEndpoint({
    method: 'PATCH',
    path: '/api/collections/:id/kols/:creatorId',
    access: 'user',
    tokenScope: 'collect',
    tag,
    summary:
      'Sets the status of a creator, a note, the tags, values of own columns, or who works on it; members that a note names after an @ are told; 409 when the note is another one by now than in `based_on`',
    params: MemberParameters,
    body: z
      .object({
        status: MemberStatus.optional(),
        note: MemberNote.optional(),
        tags: Tags.optional(),
        values: ColumnValues.optional(),
        /** A member who may change things. */
        assigned_to: Assignee.optional(),
        /** Note that was read before it was changed; absent: whichever is stored is replaced. */
        based_on: z.object({ note: z.string().max(memberNoteMaxLength) }).optional(),
      })
      .refine(
        ({ based_on: _, ...change }) => Object.values(change).some((part) => part !== undefined),
        schemaText('common.nothing_to_change'),
      ),
    response: CollectionMember.pick({ status: true, note: true, tags: true, values: true, assigned_to: true }),
  }),
  listTags: defineEndpoint({
    method: 'GET',
    path: '/api/tags',
    access: 'user',
    tokenScope: 'read',
    tag,
    summary: `Names of the tags in all of the user's collections, by name; at most ${maxTagNames}`,
    response: z.array(z.string()),
  }),
  changeTags: defineEndpoint({
    method: 'POST',
    path: '/api/collections/:id/tags',
    access: 'user',
    tokenScope: 'collect',
    tag,
    summary: 'Adds tags to creators of a collection, or removes them',
    params: CollectionParameters,
    body: z
      .object({
        kol_ids: CreatorIds.min(1, schemaText('collections.creator_required')),
        add: Tags.default([]),
        remove: Tags.default([]),
      })
      .refine(({ add, remove }) => add.length + remove.length > 0, schemaText('common.nothing_to_change')),
    response: z.object({ changed_count: z.number().int() }),
  }),
  listCollectionsOfCreator: defineEndpoint({
    method: 'GET',
    path: '/api/creators/:id/collections',
    access: 'user',
    tokenScope: 'read',
    tag,
    summary: "Which of the user's collections a creator is in",
    params: z.object({ id: CreatorId }),
    response: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        status: MemberStatus,
        note: z.string(),
        tags: z.array(z.string()),
        added_at: z.iso.datetime(),
      }),
    ),
  }),
} as const
