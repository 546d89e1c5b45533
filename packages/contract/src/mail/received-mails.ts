import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'

/**
 * Kinds of mails that came back. `answer` is also the kind of every mail that is not certainly another one: follow-ups
 * stop, and a person decides.
 */
export const receivedMailKinds = ['answer', 'auto_answer', 'bounce', 'complaint'] as const
export const ReceivedMailKind = z.enum(receivedMailKinds)
export type ReceivedMailKind = z.output<typeof ReceivedMailKind>

/** A mail that answers a mail of a campaign. */
export const ReceivedMail = z.object({
  id: z.uuid(),
  campaign_id: z.uuid(),
  kind: ReceivedMailKind,
  /** Name and address as the mail has them; nobody has verified them. */
  from_name: z.string(),
  from_address: z.string(),
  subject: z.string(),
  /** Plain text; long ones are cut. */
  text: z.string(),
  /** For a bounce: whether the address is wrong for good. */
  is_permanent: z.boolean().nullable(),
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
