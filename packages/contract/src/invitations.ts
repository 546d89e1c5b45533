import { z } from 'zod'
import { defineEndpoint } from './base/endpoint.ts'
import { normalizeText } from './base/text.ts'
import { ImagePath } from './creators.ts'
import { Email } from './mail/email-address.ts'
import { MailLanguageChoice } from './mail/mail-languages.ts'
import { schemaText } from './messages/message.ts'
import { MessageReference } from './messages/wire-schemas.ts'

export const invitationLifetimeDays = 14
export const invitationMessageMaxLength = 1000
/** Maximum number of creators in one call. */
export const maxInvitationsPerCall = 100
/** Maximum number of invitations per user and day, repeated ones included. */
export const maxInvitationsPerDay = 200

/**
 * `sending`: the mail has not been sent yet; `failed`: the mail was refused; `registered`: the creator used it;
 * `declined`: the recipient does not want invitations.
 */
export const invitationStates = ['sending', 'failed', 'sent', 'registered', 'declined', 'expired', 'revoked'] as const
export const InvitationState = z.enum(invitationStates)
export type InvitationState = z.output<typeof InvitationState>

export const Invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  /**
   * The invited creator, or the one who registered with the invitation; null for an invitation to an address that has
   * not been used.
   */
  creator: z
    .object({
      id: z.string(),
      title: z.string(),
      handle: z.string(),
      avatar: z.string().nullable(),
      avatar_path: ImagePath,
    })
    .nullable(),
  state: InvitationState,
  /** Why the mail was not sent, as text. */
  failure: z.string().nullable(),
  failure_message: MessageReference.optional(),
  created_at: z.iso.datetime(),
  /** When the mail was last sent. */
  sent_at: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime(),
})
export type Invitation = z.output<typeof Invitation>

/** Why a chosen creator was not invited. */
export const notInvitedReasons = ['no_email', 'already_registered', 'already_invited', 'declined', 'not_found'] as const
export const NotInvitedReason = z.enum(notInvitedReasons)
export type NotInvitedReason = z.output<typeof NotInvitedReason>

const Message = z
  .string()
  .max(invitationMessageMaxLength)
  .transform(normalizeText)
  .describe('A few words of the inviting person, which stand in the mail as plain text')
  .default('')
const params = z.object({ id: z.uuid() })
const tag = 'invitations'

export const invitationEndpoints = {
  invite: defineEndpoint({
    method: 'POST',
    path: '/api/invitations',
    access: 'user',
    tag,
    summary:
      'Invites an address, or creators at their public addresses, to register their channel; who has an open invitation of the user already is left out; 429 beyond a day’s invitations',
    body: z
      .object({
        email: Email.optional(),
        creator_ids: z.array(z.string().max(100)).min(1).max(maxInvitationsPerCall).optional(),
        message: Message,
        language: MailLanguageChoice.describe('Language of the mail and of the pages it links to').default('creator'),
      })
      .refine(({ email, creator_ids: ids }) => (email === undefined) !== (ids === undefined), {
        message: schemaText('onboarding.invitee_ambiguous'),
        path: ['email'],
      }),
    response: z.object({
      invitations: z.array(Invitation),
      left_out: z.array(
        z.object({ creator_id: z.string().nullable(), email: z.string().nullable(), reason: NotInvitedReason }),
      ),
    }),
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/api/invitations',
    access: 'user',
    tag,
    summary: "The user's invitations, newest first",
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      page_size: z.coerce.number().int().min(1).max(100).default(50),
      /** Part of an address, or of a creator's name or handle. */
      query: z.string().max(254).transform(normalizeText).default(''),
      state: InvitationState.optional(),
      /** Id of a creator: only invitations to this creator. */
      creator_id: z.string().max(100).optional(),
    }),
    response: z.object({ invitations: z.array(Invitation), total: z.number().int(), has_more: z.boolean() }),
  }),
  resend: defineEndpoint({
    method: 'POST',
    path: '/api/invitations/:id/resend',
    access: 'user',
    tag,
    summary: 'Mails a new link, valid from now; the earlier one is dead. 409 when it was used, declined or revoked',
    params,
    response: Invitation,
  }),
  revoke: defineEndpoint({
    method: 'POST',
    path: '/api/invitations/:id/revoke',
    access: 'user',
    tag,
    summary: 'Makes the link dead; 409 when it was used or declined',
    params,
    response: Invitation,
  }),
} as const
