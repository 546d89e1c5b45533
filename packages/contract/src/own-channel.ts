import { z } from 'zod'
import { Email } from './accounts.ts'
import { CreatorSnapshot } from './creator-profile.ts'
import { Creator } from './creators.ts'
import { defineEndpoint } from './endpoint.ts'
import { CollaborationType, CreatorStatement, OnboardingCategory } from './onboarding.ts'

/** What the link in a creator's mail carries. Any text: one that is no token of ours is unknown. */
export const OwnChannelToken = z.string().max(1000)

/** What a creator said, in the form that `CreatorStatement` gave it. */
const StoredStatement = z.object({
  title: z.string(),
  handle: z.string(),
  description: z.string(),
  country_region: z.string(),
  bio_link_url: z.string().nullable(),
  content_categories: z.array(OnboardingCategory),
  estimated_price: z.number().nullable(),
  preferred_collaboration_types: z.array(CollaborationType),
  additional_info: z.string(),
}) satisfies z.ZodType<CreatorStatement>

/** Everything that is stored about a channel, for the creator whose it is. */
export const OwnChannel = z.object({
  creator: Creator,
  statement: StoredStatement,
  registered_at: z.iso.datetime(),
  /** When the creator last confirmed or corrected it. */
  confirmed_at: z.iso.datetime(),
  history: z.array(CreatorSnapshot),
  /** How many posts are kept for the figures, how many users keep the creator in a collection, and how many mails were sent from here. */
  stored: z.object({ posts: z.number().int(), collections: z.number().int(), messages: z.number().int() }),
})
export type OwnChannel = z.output<typeof OwnChannel>

/** The file that a creator takes away. */
export const OwnChannelExport = OwnChannel.extend({
  exported_at: z.iso.datetime(),
  /** The address that the channel is registered with. */
  email: z.string(),
  /** What its platform calls its subjects. */
  keywords: z.array(z.string()),
  posts: z.array(z.record(z.string(), z.unknown())),
  preferred_collaboration_types: z.array(CollaborationType),
})
export type OwnChannelExport = z.output<typeof OwnChannelExport>

const ByToken = z.object({ token: OwnChannelToken })
const tag = 'own channel'

/** The calls of a creator's own page, without an account: the token of the mailed link is what they prove themselves with; 401 without a valid one. */
export const ownChannelEndpoints = {
  get: defineEndpoint({
    method: 'POST',
    path: '/api/own-channel',
    access: 'public',
    tag,
    summary: 'What is stored about the channel',
    body: ByToken,
    response: OwnChannel,
  }),
  correct: defineEndpoint({
    method: 'POST',
    path: '/api/own-channel/correct',
    access: 'public',
    tag,
    summary: 'Replaces what the creator says of the channel; it outranks what platforms tell',
    body: ByToken.extend({ statement: CreatorStatement }),
    response: OwnChannel,
  }),
  export: defineEndpoint({
    method: 'POST',
    path: '/api/own-channel/export',
    access: 'public',
    tag,
    summary: 'All that is stored about the channel',
    body: ByToken,
    response: OwnChannelExport,
  }),
  erase: defineEndpoint({
    method: 'POST',
    path: '/api/own-channel/erase',
    access: 'public',
    tag,
    summary:
      'Deletes all that is stored about the channel, for good: neither the channel nor its address is stored, invited or written to again',
    body: ByToken,
    response: z.object({ success: z.literal(true), message: z.string() }),
  }),
  requestLink: defineEndpoint({
    method: 'POST',
    path: '/api/own-channel/request-link',
    access: 'public',
    tag,
    summary:
      'Mails new links to the pages of all channels registered with the address; the same answer whether there are any',
    body: z.object({ email: Email }),
    response: z.object({ success: z.literal(true), message: z.string() }),
  }),
} as const
