import { z } from 'zod'
import { Email } from './accounts.ts'
import { ImagePath } from './creators.ts'
import { defineEndpoint } from './endpoint.ts'
import { normalizeText } from './text.ts'

export const invitationLifetimeDays = 14
export const invitationMessageMaxLength = 1000
/** How many creators one call invites. */
export const maxInvitationsPerCall = 100
/** How many invitations a user sends within a day, repeated ones too. */
export const maxInvitationsPerDay = 200

/**
 * `sending`: its mail has not left yet; `failed`: its mail was refused; `sent`, `expired`, `revoked`; `registered`: the creator
 * used it; `declined`: the invited person wants none.
 */
export const invitationStates = ['sending', 'failed', 'sent', 'registered', 'declined', 'expired', 'revoked'] as const
export const InvitationState = z.enum(invitationStates)
export type InvitationState = z.output<typeof InvitationState>

export const Invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  /** The creator it was sent to, or who came of it; null: it was sent to an address and nobody registered yet. */
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
  /** Why its mail did not leave, in words. */
  failure: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** When its mail last left. */
  sent_at: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime(),
})
export type Invitation = z.output<typeof Invitation>

/** Why somebody who was chosen was not invited. */
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
      })
      .refine(({ email, creator_ids: ids }) => (email === undefined) !== (ids === undefined), {
        message: 'Give an email or creator_ids, not both',
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
      /** A creator's id: only invitations to that one. */
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
