import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'

/**
 * Kinds of mails that came back. `answer` is also the kind of every mail that is not certainly another one: follow-ups
 * stop, and a person decides.
 */
export const receivedMailKinds = ['answer', 'unsubscribe', 'auto_answer', 'challenge', 'bounce', 'complaint'] as const
export const ReceivedMailKind = z.enum(receivedMailKinds)
export type ReceivedMailKind = z.output<typeof ReceivedMailKind>

/** Reasons for which a mail was not delivered. */
export const bounceCauses = [
  'unknown_address',
  'mailbox_full',
  'blocked',
  'greylisted',
  'delayed',
  'too_large',
  'other',
] as const
export const BounceCause = z.enum(bounceCauses)
export type BounceCause = z.output<typeof BounceCause>

/** A mail that answers a mail of a campaign. */
export const ReceivedMail = z.object({
  id: z.uuid(),
  campaign_id: z.uuid(),
  kind: ReceivedMailKind,
  /** Name and address as the mail has them; they are not verified. */
  from_name: z.string(),
  from_address: z.string(),
  subject: z.string(),
  /** Plain text; long ones are cut. */
  text: z.string(),
  /** For a bounce: whether the address is wrong for good. */
  is_permanent: z.boolean().nullable(),
  /** For a bounce: its cause; null if it is not known. */
  cause: BounceCause.nullable(),
  /** For an automatic answer: the day from which on the person is back; null if it names none. */
  away_until: z.iso.date().nullable(),
  /** For an answer: whether a follow-up left after it had arrived and before it was read. */
  is_crossed: z.boolean(),
  received_at: z.iso.datetime(),
})
export type ReceivedMail = z.output<typeof ReceivedMail>

/** More than that many of one creator are not shown. */
export const shownReceivedMails = 50

export const receivedMailEndpoints = {
  listOfCreator: defineEndpoint({
    method: 'GET',
    path: '/api/creators/:id/received-mails',
    access: 'user',
    tokenScope: 'inbox',
    tag: 'outreach',
    summary: `The newest ${shownReceivedMails} mails that came back from a creator, newest first`,
    params: z.object({ id: z.string().regex(/^\d{1,15}$/) }),
    response: z.object({ received: z.array(ReceivedMail) }),
  }),
} as const
