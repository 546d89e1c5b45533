import { z } from 'zod'
import { defineEndpoint } from './base/endpoint.ts'
import { Creator, CreatorSnapshot } from './creators.ts'
import { Email } from './mail/email-address.ts'
import { messageFields } from './messages/wire-schemas.ts'
import { CollaborationType, CreatorStatement, OnboardingCategory } from './onboarding.ts'

/** Token of the link in a creator's mail. Any text is accepted; an unknown token answers 401. */
export const OwnChannelToken = z.string().max(1000)

/** A stored statement, as parsed by `CreatorStatement`. */
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

/** Everything stored about a channel, for its owner. */
export const OwnChannel = z.object({
  creator: Creator,
  statement: StoredStatement,
  registered_at: z.iso.datetime(),
  /** When the creator last confirmed or corrected the statement. */
  confirmed_at: z.iso.datetime(),
  history: z.array(CreatorSnapshot),
  /** Number of stored posts, of collections with the creator, and of mails sent from this installation. */
  stored: z.object({ posts: z.number().int(), collections: z.number().int(), messages: z.number().int() }),
})
export type OwnChannel = z.output<typeof OwnChannel>

/** The export file of a creator. */
export const OwnChannelExport = OwnChannel.extend({
  exported_at: z.iso.datetime(),
  /** The address with which the creator registered the channel. */
  email: z.string(),
  /** Topics as the platform names them. */
  keywords: z.array(z.string()),
  posts: z.array(z.record(z.string(), z.unknown())),
  preferred_collaboration_types: z.array(CollaborationType),
})
export type OwnChannelExport = z.output<typeof OwnChannelExport>

const ByToken = z.object({ token: OwnChannelToken })
const tag = 'own channel'

/**
 * Endpoints of the own-channel page, which needs no account: the token of the mailed link authenticates. They answer
 * 401 without a valid token.
 */
export const ownChannelEndpoints = {
  get: defineEndpoint({
    method: 'POST',
    path: '/api/own-channel',
    access: 'public',
    tag,
    summary: 'The data stored about the channel',
    body: ByToken,
    response: OwnChannel,
  }),
  correct: defineEndpoint({
    method: 'POST',
    path: '/api/own-channel/correct',
    access: 'public',
    tag,
    summary: "Replaces the creator's statement, which takes precedence over platform data",
    body: ByToken.extend({ statement: CreatorStatement }),
    response: OwnChannel,
  }),
  export: defineEndpoint({
    method: 'POST',
    path: '/api/own-channel/export',
    access: 'public',
    tag,
    summary: 'All data stored about the channel, for download',
    body: ByToken,
    response: OwnChannelExport,
  }),
  erase: defineEndpoint({
    method: 'POST',
    path: '/api/own-channel/erase',
    access: 'public',
    tag,
    summary:
      'Permanently deletes all data stored about the channel: neither the channel nor its address is stored, invited or written to again',
    body: ByToken,
    response: z.object({ success: z.literal(true), message: z.string(), ...messageFields }),
  }),
  requestLink: defineEndpoint({
    method: 'POST',
    path: '/api/own-channel/request-link',
    access: 'public',
    tag,
    summary:
      'Mails new links to the pages of all channels registered with the address; the response is the same if there are none',
    body: z.object({ email: Email }),
    response: z.object({ success: z.literal(true), message: z.string(), ...messageFields }),
  }),
} as const
