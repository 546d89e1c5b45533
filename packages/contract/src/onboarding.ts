import { z } from 'zod'
import { accountMessages } from './accounts.ts'
import { defineEndpoint } from './base/endpoint.ts'
import { dropUnstorable, normalizeText } from './base/text.ts'
import type { CategoryId } from './catalogues/categories.ts'
import { platformFacts } from './catalogues/platform-facts.ts'
import { Platform, platformNames, platforms } from './catalogues/platforms.ts'
import { ImagePath } from './creators.ts'
import { Email } from './mail/email-address.ts'
import { schemaText } from './messages/message.ts'
import { messageFields } from './messages/wire-schemas.ts'

/**
 * The categories a creator can choose, in the order of the specification, each with its category in the catalogue.
 * Null: too broad for one of them.
 */
export const onboardingCategories = [
  { label: 'Food & Cooking', category: 'food_cooking' },
  { label: 'Beauty', category: 'beauty' },
  { label: 'Fashion', category: 'fashion' },
  { label: 'Fitness', category: 'fitness' },
  { label: 'Travel', category: 'travel' },
  { label: 'Technology', category: 'technology' },
  { label: 'Gaming', category: 'gaming' },
  { label: 'Music', category: 'music' },
  { label: 'Comedy', category: 'comedy' },
  { label: 'Education', category: 'education' },
  { label: 'Business', category: 'business' },
  { label: 'Lifestyle', category: null },
  { label: 'Entertainment', category: null },
  { label: 'Sports', category: 'sports' },
  { label: 'DIY & Crafts', category: 'diy_crafts' },
  { label: 'Pets', category: 'pets' },
  { label: 'Home Decor', category: 'home_decor' },
  { label: 'Cars & Motorcycles', category: 'cars_motorcycles' },
] as const satisfies readonly { label: string; category: CategoryId | null }[]
export const OnboardingCategory = z.enum(onboardingCategories.map(({ label }) => label))
export type OnboardingCategory = z.output<typeof OnboardingCategory>

export const collaborationTypes = [
  'Product Reviews',
  'Sponsored Content',
  'Brand Partnerships',
  'Affiliate Marketing',
  'Event Collaborations',
  'Giveaways',
  'Long-term Ambassadorship',
  'Content Creation',
  'Live Streaming',
] as const
export const CollaborationType = z.enum(collaborationTypes)
export type CollaborationType = z.output<typeof CollaborationType>

/** In the order of the specification's message. */
const supported = platforms.toReversed()
const namesHost = new RegExp(
  supported.map((name) => platformFacts[name].hosts[0]?.replaceAll('.', '\\.')).join('|'),
  'i',
)

/** The messages of the wizard's forms, word for word from the specification where it gives them. */
export const onboardingMessages = {
  urlRequired: schemaText('onboarding.url_required'),
  urlInvalid: schemaText('onboarding.url_invalid', {
    platforms: supported.map((name) => platformNames[name]).join(', '),
  }),
  emailRequired: accountMessages.emailRequired,
  emailInvalid: accountMessages.emailInvalid,
  titleRequired: schemaText('onboarding.title_required'),
  titleTooLong: schemaText('onboarding.title_too_long'),
  handleRequired: schemaText('onboarding.handle_required'),
  handleTooLong: schemaText('onboarding.handle_too_long'),
  descriptionTooLong: schemaText('onboarding.description_too_long'),
  countryTooLong: schemaText('onboarding.country_too_long'),
  linkInvalid: schemaText('onboarding.link_invalid'),
  priceInvalid: schemaText('onboarding.price_invalid'),
  priceTooHigh: schemaText('onboarding.price_too_high'),
  additionalInfoTooLong: schemaText('onboarding.additional_info_too_long'),
} as const

/**
 * Messages of the server for a refused registration, sent in `detail`. The wizard shows its own texts for them (section
 * 8).
 */
export const registrationRefusals = {
  alreadyOnboarded: schemaText('onboarding.registered_already'),
  invalidToken: schemaText('onboarding.token_invalid'),
  emailMismatch: schemaText('onboarding.email_mismatch'),
  emailUnverified: schemaText('onboarding.email_unverified'),
  channelUnreadable: 'Failed to fetch channel data',
  channelErased: schemaText('onboarding.channel_erased'),
} as const

/** Accepts any text: an invalid token gets the same answer as an unknown one. */
export const InvitationToken = z.string().max(1000)

/**
 * A channel as typed into the form, checked by the specification's rule. On the server, `readChannelUrl` recognises the
 * URLs of channels.
 */
export const ChannelUrl = z
  .string()
  .max(2000, onboardingMessages.urlInvalid)
  // Letters are not normalised, because a look-alike of a known host is a different host.
  .transform((text) => dropUnstorable(text).trim())
  .pipe(
    z
      .string()
      .min(1, { error: onboardingMessages.urlRequired, abort: true })
      .refine((text) => /^https?:\/\//i.test(text) || namesHost.test(text), onboardingMessages.urlInvalid),
  )

export const BioLink = z
  .string()
  .max(2000, onboardingMessages.linkInvalid)
  .transform((text) => dropUnstorable(text).trim())
  .pipe(z.url({ protocol: /^https?$/, error: onboardingMessages.linkInvalid }))

function text(maxLength: number, tooLong: string) {
  return z
    .string()
    .max(maxLength, tooLong)
    .transform((value) => normalizeText(value))
}
function requiredText(maxLength: number, { required, tooLong }: { required: string; tooLong: string }) {
  return text(maxLength, tooLong).pipe(z.string().min(1, required))
}

/** A creator's statement about their channel, made in the wizard and later on the own-channel page. */
export const CreatorStatement = z.object({
  title: requiredText(300, { required: onboardingMessages.titleRequired, tooLong: onboardingMessages.titleTooLong }),
  /** Without "@". */
  handle: text(200, onboardingMessages.handleTooLong)
    .transform((handle) => handle.replace(/^@+/, ''))
    .pipe(z.string().min(1, onboardingMessages.handleRequired)),
  description: text(5000, onboardingMessages.descriptionTooLong),
  /** A country's name or its ISO 3166-1 alpha-2 code, as typed; empty if not stated. */
  country_region: text(100, onboardingMessages.countryTooLong),
  bio_link_url: BioLink.nullable(),
  content_categories: z.array(OnboardingCategory).max(onboardingCategories.length),
  /** US dollars for one post. */
  estimated_price: z
    .number({ error: onboardingMessages.priceInvalid })
    .min(0, onboardingMessages.priceInvalid)
    .max(10_000_000, onboardingMessages.priceTooHigh)
    .nullable(),
  preferred_collaboration_types: z.array(CollaborationType).max(collaborationTypes.length),
  additional_info: text(5000, onboardingMessages.additionalInfoTooLong),
})
export type CreatorStatement = z.output<typeof CreatorStatement>

/** A channel as its platform returns it, for the creator to confirm. Null if the platform does not provide a value. */
export const OnboardingProfile = z.object({
  platform: Platform,
  channel_id: z.string(),
  handle: z.string(),
  title: z.string(),
  url: z.string(),
  description: z.string(),
  avatar: z.string().nullable(),
  cover_image: z.string().nullable(),
  avatar_path: ImagePath,
  cover_path: ImagePath.default(null),
  subscribers: z.number().int().nullable(),
  videos_count: z.number().int().nullable(),
  verified: z.boolean(),
  /** Posts per week. */
  posting_frequency: z.number().nullable(),
  average_views: z.number().nullable(),
  average_likes: z.number().nullable(),
  /** Percent. */
  engagement_rate: z.number().nullable(),
  email: z.string().nullable(),
  country: z.string().nullable(),
  bio_link_url: z.string().nullable(),
  content_categories: z.array(OnboardingCategory),
  estimated_price: z.number().nullable(),
  /** US dollars that brands see as long as the creator states no price. */
  price_estimate: z.number().nullable().default(null),
  preferred_collaboration_types: z.array(CollaborationType),
  additional_info: z.string(),
})
export type OnboardingProfile = z.output<typeof OnboardingProfile>

const tag = 'onboarding'
const statement = CreatorStatement.shape

/** Endpoints of the wizard. A refusal carries its text in `detail`. */
export const onboardingEndpoints = {
  validateToken: defineEndpoint({
    method: 'POST',
    path: '/api/kol-onboarding/validate-token',
    access: 'public',
    tag,
    summary: 'Whether an invitation can be used, and whose it is; unknown, used, revoked and expired ones are the same',
    body: z.object({ token: InvitationToken }),
    response: z.object({
      valid: z.boolean(),
      email: z.string().nullable(),
      /** URL of the invited channel, which fills in the first step; null if no channel was invited. */
      channel_url: z.string().nullable(),
      /** Address of the inviting user, to ask for another invitation; null if an operator invited. */
      inviter_email: z.string().nullable().default(null),
      /** Name of the inviting user; null if an operator invited. */
      inviter_name: z.string().nullable().default(null),
      /** The message of the invitation's mail; empty if there is none. */
      message: z.string().default(''),
    }),
  }),
  fetchFromUrl: defineEndpoint({
    method: 'POST',
    path: '/api/kol-onboarding/fetch-from-url',
    access: 'public',
    tag,
    summary:
      'Reads a channel from its platform; 409 when it is registered already, 503 when the platform does not answer; limited by network',
    body: z.object({
      url: ChannelUrl,
      /** With a valid token, the call counts against the invitation's limit instead of the network's. */
      token: InvitationToken.optional(),
    }),
    response: z.object({
      success: z.boolean(),
      data: OnboardingProfile.nullable(),
      message: z.string(),
      ...messageFields,
    }),
  }),
  register: defineEndpoint({
    method: 'POST',
    path: '/api/kol-onboarding/secure-register',
    access: 'public',
    tag,
    summary:
      'Registers a channel with what its creator says of it, and uses the invitation up: 401 without a valid one, 400 when the address is another one or not verified, 409 when the channel is registered',
    body: z.object({
      token: InvitationToken,
      url: ChannelUrl,
      email: Email,
      /** If absent, the platform's value is used. */
      title: statement.title.optional(),
      handle: statement.handle.optional(),
      description: statement.description.optional(),
      country_region: statement.country_region.default(''),
      bio_link_url: statement.bio_link_url.default(null),
      content_categories: statement.content_categories.default([]),
      estimated_price: statement.estimated_price.default(null),
      preferred_collaboration_types: statement.preferred_collaboration_types.default([]),
      additional_info: statement.additional_info.default(''),
    }),
    response: z.object({
      success: z.literal(true),
      message: z.string(),
      ...messageFields,
      creator_id: z.string(),
      /** Token of the creator's own page, as in the link of the mail; null from a server that does not send it. */
      page_token: z.string().nullable().default(null),
    }),
  }),
  decline: defineEndpoint({
    method: 'POST',
    path: '/api/kol-onboarding/decline',
    access: 'public',
    tag,
    summary: 'The invited person wants no invitation: this one is dead, and nobody here invites the address again',
    body: z.object({ token: InvitationToken }),
    response: z.object({ success: z.literal(true), message: z.string(), ...messageFields }),
  }),
} as const

/** How a creator likes to work with brands, as stated at registration or corrected later. */
export const WorkPreferences = z.object({
  bio_link_url: z.string().nullable(),
  preferred_collaboration_types: z.array(CollaborationType),
  additional_info: z.string(),
  confirmed_at: z.iso.datetime(),
})
export type WorkPreferences = z.output<typeof WorkPreferences>

export const workPreferencesEndpoints = {
  get: defineEndpoint({
    method: 'GET',
    path: '/api/creators/:id/work-preferences',
    access: 'user',
    tag: 'onboarding',
    summary: 'How a creator likes to work; null when the channel is not registered',
    params: z.object({ id: z.string().max(100) }),
    response: z.object({ work_preferences: WorkPreferences.nullable() }),
  }),
} as const
