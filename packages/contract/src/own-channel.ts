import { z } from 'zod'
import { defineEndpoint } from './base/endpoint.ts'
import { Creator, CreatorSnapshot } from './creators.ts'
import { Email } from './mail/email-address.ts'
import { messageFields } from './messages/wire-schemas.ts'
import { ChannelUrl, CollaborationType, CreatorStatement, InvitationToken, OnboardingCategory } from './onboarding.ts'

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

/** A code that proves a channel once it stands in the channel's description. */
export const ProofCode = z.object({ code: z.string(), expires_at: z.iso.datetime() })
export type ProofCode = z.output<typeof ProofCode>

/** A change of the address that waits for confirmations. */
export const AddressChange = z.object({
  /** The new address. */
  email: z.string(),
  expires_at: z.iso.datetime(),
  is_new_confirmed: z.boolean(),
  /** Null: the channel is proved, so the old address is only told. */
  is_old_confirmed: z.boolean().nullable(),
})
export type AddressChange = z.output<typeof AddressChange>

/** Everything stored about a channel, for its owner. */
export const OwnChannel = z.object({
  creator: Creator,
  statement: StoredStatement,
  registered_at: z.iso.datetime(),
  /** When the creator last confirmed or corrected the statement. */
  confirmed_at: z.iso.datetime(),
  /** When the creator proved the channel; null: it was only registered by invitation. */
  proven_at: z.iso.datetime().nullable(),
  /** The code that was given out and is still valid. */
  proof_code: ProofCode.nullable(),
  address_change: AddressChange.nullable(),
  /** When everything will be erased, as it was asked for without a proof. */
  erasure_due_at: z.iso.datetime().nullable(),
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
const Told = z.object({ success: z.literal(true), message: z.string(), ...messageFields })

/** Days between the request of an erasure without a proof and the erasure. */
export const erasureNoticeDays = 14
/** Days for which a code, and the links that confirm an address, are valid. */
export const proofCodeDays = 3
export const addressChangeDays = 3
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
      'Permanently deletes all data stored about the channel: neither the channel nor its address is stored, invited or written to again; at once if the channel is proved, else in 14 days unless someone objects',
    body: ByToken,
    response: Told.extend({
      /** When it will happen; null: it has happened. */
      erasure_due_at: z.iso.datetime().nullable().default(null),
    }),
  }),
  keep: defineEndpoint({
    method: 'POST',
    path: '/api/own-channel/keep',
    access: 'public',
    tag,
    summary: 'Stops an erasure that is due, with the token of the page or of the notice',
    body: ByToken,
    response: Told,
  }),
  prove: defineEndpoint({
    method: 'POST',
    path: '/api/own-channel/prove',
    access: 'public',
    tag,
    summary:
      "Gives out the code that proves the channel, or looks for it in the channel's description; limited by channel",
    body: ByToken,
    response: Told.extend({ channel: OwnChannel }),
  }),
  changeAddress: defineEndpoint({
    method: 'POST',
    path: '/api/own-channel/address',
    access: 'public',
    tag,
    summary: 'Asks both addresses to confirm a new one; of a proved channel only the new one, and tells the old one',
    body: ByToken.extend({ email: Email }),
    response: OwnChannel,
  }),
  confirmAddress: defineEndpoint({
    method: 'POST',
    path: '/api/own-channel/address/confirm',
    access: 'public',
    tag,
    summary: 'Confirms a new address with the token of the mail to the old or the new one',
    body: ByToken,
    response: Told.extend({
      /** Whether the address has changed now; false: the other one must confirm. */
      is_changed: z.boolean(),
    }),
  }),
  keepAddress: defineEndpoint({
    method: 'POST',
    path: '/api/own-channel/address/keep',
    access: 'public',
    tag,
    summary: 'Stops a change of the address, with the token of the page or of the mail to the old address',
    body: ByToken,
    response: Told,
  }),
  claim: defineEndpoint({
    method: 'POST',
    path: '/api/kol-onboarding/claim',
    access: 'public',
    tag: 'onboarding',
    summary:
      'For a channel that another address registered without a proof: gives out a code, or looks for it in the description. Then the invitation may register the channel',
    body: z.object({ token: InvitationToken, url: ChannelUrl }),
    response: Told.extend({
      is_proven: z.boolean(),
      code: z.string(),
      expires_at: z.iso.datetime(),
    }),
  }),
  requestLink: defineEndpoint({
    method: 'POST',
    path: '/api/own-channel/request-link',
    access: 'public',
    tag,
    summary:
      'Mails new links to the pages of all channels registered with the address; the response is the same if there are none',
    body: z.object({ email: Email }),
    response: Told,
  }),
} as const
