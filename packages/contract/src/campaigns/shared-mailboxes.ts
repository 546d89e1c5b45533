import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { EmailProvider } from '../mail/email-provider.ts'
import { Mailbox, MailboxSettings } from '../mail/mailboxes.ts'

/** A mailbox that its owner shares with the members of the workspace. */
export const SharedMailbox = z.object({
  /** Names it as `mailbox` of a campaign, to every member but its owner, who uses its provider or the id of the further mailbox. */
  id: z.uuid(),
  provider: EmailProvider,
  /** Where its mails come from; null: it cannot send now. */
  address: z.string().nullable(),
  /** User name of its owner. */
  owner: z.string(),
  /** The caller's own mailbox: its provider, or the id of the further one; null for a colleague's. */
  own: z.string().nullable(),
  /** Whether the caller may end the sharing: the owner, and admins. */
  can_end: z.boolean(),
  /** Its pace, use and signature, for admins, who may change them; null for other members and for the owner. */
  settings: Mailbox.nullable(),
})
export type SharedMailbox = z.output<typeof SharedMailbox>

export const SharedMailboxes = z.object({
  /** Longest shared first. */
  mailboxes: z.array(SharedMailbox),
  /** Whether the caller can share own mailboxes: not a viewer, and not alone in the workspace. */
  can_share: z.boolean(),
})
export type SharedMailboxes = z.output<typeof SharedMailboxes>

const path = '/api/shared-mailboxes'
const params = z.object({ id: z.uuid() })
const tag = 'outreach'

export const sharedMailboxEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path,
    access: 'user',
    tag,
    summary: 'The mailboxes that their owners share with the workspace',
    response: SharedMailboxes,
  }),
  share: defineEndpoint({
    method: 'POST',
    path,
    access: 'user',
    tag,
    summary:
      'Shares an own mailbox: members can send campaigns from it; 409 while it cannot send, or is shared with another workspace',
    body: z.object({
      /** A provider, for the first mailbox with it, or the id of a further mailbox. */
      mailbox: z.union([EmailProvider, z.uuid()]),
    }),
    response: SharedMailboxes,
  }),
  change: defineEndpoint({
    method: 'PUT',
    path: `${path}/:id`,
    access: 'user',
    leastRole: 'admin',
    tag,
    summary: 'Sets the pace of a mailbox that is shared, its slow start, its signature and where answers go',
    params,
    body: MailboxSettings,
    response: SharedMailboxes,
  }),
  end: defineEndpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'user',
    // The owner may, whatever the role; 403 for colleagues who are no admins.
    leastRole: 'viewer',
    tag,
    summary: "Ends the sharing of a mailbox by its id here, and pauses colleagues' campaigns from it",
    params,
    response: SharedMailboxes,
  }),
} as const
