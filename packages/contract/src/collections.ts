import { z } from 'zod'
import { Creator } from './creators.ts'
import { defineEndpoint } from './endpoint.ts'
import { Platform } from './platforms.ts'
import { normalizeText } from './text.ts'

export const collectionNameMaxLength = 255
export const collectionDescriptionMaxLength = 2000
export const memberNoteMaxLength = 2000
export const maxCollections = 1000
/** How many creators one call names, and one page of a collection holds. */
export const maxMembersPerCall = 10_000
export const memberPageSize = 1000

/** How far a person is with a creator of a collection. */
export const memberStatuses = ['to_contact', 'contacted', 'replied', 'agreed', 'declined'] as const
export const MemberStatus = z.enum(memberStatuses)
export type MemberStatus = z.output<typeof MemberStatus>

export const Collection = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  kol_count: z.number().int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type Collection = z.output<typeof Collection>

/** A creator in a collection. */
export const CollectionMember = Creator.extend({
  status: MemberStatus,
  note: z.string(),
  added_at: z.iso.datetime(),
})
export type CollectionMember = z.output<typeof CollectionMember>

/** What all creators of a collection come to; null where no creator's figure is known. */
export const CollectionTotals = z.object({
  /** Followers of all; people who follow several count several times. */
  reach: z.number().nullable(),
  /** Percent, the mean of those who have one. */
  average_engagement: z.number().nullable(),
  /** US dollars for one post of everybody whose price is known. */
  estimated_cost: z.number().nullable(),
  /** How many of the creators these figures are of. */
  with_reach: z.number().int(),
  with_engagement: z.number().int(),
  with_price: z.number().int(),
  with_email: z.number().int(),
  platforms: z.array(z.object({ platform: Platform, creators: z.number().int(), reach: z.number().nullable() })),
  statuses: z.array(z.object({ status: MemberStatus, creators: z.number().int() })),
})
export type CollectionTotals = z.output<typeof CollectionTotals>

export const CollectionDetail = Collection.extend({
  /** The members from `offset` on, in the order in which they were added. */
  kols: z.array(CollectionMember),
  totals: CollectionTotals,
})
export type CollectionDetail = z.output<typeof CollectionDetail>

const Name = z
  .string()
  .max(collectionNameMaxLength, `A name has at most ${collectionNameMaxLength} characters`)
  .transform(normalizeText)
  .refine((name) => name !== '', 'Please enter a collection name')
const Description = z
  .string()
  .max(collectionDescriptionMaxLength, `A description has at most ${collectionDescriptionMaxLength} characters`)
  .transform(normalizeText)
const CreatorId = z.string().regex(/^[1-9]\d{0,17}$/, 'Not the id of a creator')
const CreatorIds = z.array(CreatorId).max(maxMembersPerCall)
const CollectionParameters = z.object({ id: z.uuid() })
const MemberParameters = z.object({ id: z.uuid(), creatorId: CreatorId })

const tag = 'collections'

/** A user's own groups of creators. Somebody else's do not exist: 404. */
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
    summary: `The user's collections, the last changed first; at most ${maxCollections}`,
    response: z.array(Collection),
  }),
  createCollection: defineEndpoint({
    method: 'POST',
    path: '/api/collections',
    access: 'user',
    tokenScope: 'collect',
    tag,
    summary: 'Makes a collection, with creators if some are named; ids that nobody has are left out',
    body: z.object({ name: Name, description: Description.nullish(), kol_ids: CreatorIds.default([]) }),
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
    summary: 'Renames or describes a collection',
    params: CollectionParameters,
    body: z
      .object({ name: Name.optional(), description: Description.nullish() })
      .refine(({ name, description }) => name !== undefined || description !== undefined, 'Nothing to change'),
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
    summary: 'Adds creators; who is in it already is not added again',
    params: CollectionParameters,
    body: z.object({ kol_ids: CreatorIds.min(1, 'Please select at least one KOL to add to a collection.') }),
    response: z.object({ added_count: z.number().int() }),
  }),
  removeFromCollection: defineEndpoint({
    method: 'POST',
    path: '/api/collections/:id/kols/remove',
    access: 'user',
    tokenScope: 'collect',
    tag,
    summary: 'Takes creators out of a collection',
    params: CollectionParameters,
    body: z.object({ kol_ids: CreatorIds.min(1, 'Name at least one creator') }),
    response: z.object({ removed_count: z.number().int() }),
  }),
  changeMember: defineEndpoint({
    method: 'PATCH',
    path: '/api/collections/:id/kols/:creatorId',
    access: 'user',
    tokenScope: 'collect',
    tag,
    summary: 'Sets how far the user is with a creator, or a note',
    params: MemberParameters,
    body: z
      .object({
        status: MemberStatus.optional(),
        note: z.string().max(memberNoteMaxLength).transform(normalizeText).optional(),
      })
      .refine(({ status, note }) => status !== undefined || note !== undefined, 'Nothing to change'),
    response: z.object({ status: MemberStatus, note: z.string() }),
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
      z.object({ id: z.uuid(), name: z.string(), status: MemberStatus, note: z.string(), added_at: z.iso.datetime() }),
    ),
  }),
} as const
