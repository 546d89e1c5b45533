import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { EmailConfig, EmailConfigInput } from '../email-settings.ts'
import { Mailbox, MailboxSettings } from '../mail/mailboxes.ts'
import { schemaText } from '../messages/message.ts'
import { messageFields } from '../messages/wire-schemas.ts'

export const mostFurtherMailboxes = 20
const nameMaxLength = 60

const Name = z
  .string()
  .trim()
  .min(1, schemaText('email_settings.mailbox_name_required'))
  .max(nameMaxLength, schemaText('common.name_too_long', { max: nameMaxLength }))
  .refine((text) => !/\p{Cc}/u.test(text), schemaText('email_settings.mailbox_name_lines'))

/** Absent fields stay unchanged. A new mailbox needs a name, a host, a user and a password. */
export const FurtherSenderInput = EmailConfigInput.omit({ email_provider: true }).extend({ name: Name.optional() })
export type FurtherSenderInput = z.output<typeof FurtherSenderInput>

/** How a mailbox beside the first one sends. */
export const FurtherSender = EmailConfig.pick({
  smtp_host: true,
  smtp_port: true,
  smtp_user: true,
  smtp_pass: true,
  smtp_from: true,
}).extend({ id: z.uuid(), name: z.string() })
export type FurtherSender = z.output<typeof FurtherSender>

/** The pace and use of a mailbox beside the first one. */
export const FurtherMailbox = Mailbox.extend({
  id: z.uuid(),
  name: z.string(),
  /** Mails that wait to be sent from it. */
  unsent: z.number().int(),
})
export type FurtherMailbox = z.output<typeof FurtherMailbox>

const ById = z.object({ id: z.uuid() })
const tag = 'email settings'
const senders = '/api/email/further-mailboxes'
const mailboxes = '/api/further-mailboxes'

export const furtherMailboxEndpoints = {
  listSenders: defineEndpoint({
    method: 'GET',
    path: senders,
    access: 'user',
    tag,
    summary: 'SMTP settings of the mailboxes beside the first one, with secrets masked, oldest first',
    response: z.object({ senders: z.array(FurtherSender) }),
  }),
  add: defineEndpoint({
    method: 'POST',
    path: senders,
    access: 'user',
    tag,
    summary: 'Adds a mailbox beside the first one',
    body: FurtherSenderInput,
    response: FurtherSender,
  }),
  change: defineEndpoint({
    method: 'PATCH',
    path: `${senders}/:id`,
    access: 'user',
    tag,
    summary: 'Renames a further mailbox or changes its SMTP settings; the mask keeps the stored password',
    params: ById,
    body: FurtherSenderInput,
    response: FurtherSender,
  }),
  list: defineEndpoint({
    method: 'GET',
    path: mailboxes,
    access: 'user',
    tag,
    summary: 'Pace and use of the mailboxes beside the first ones, oldest first',
    response: z.object({ mailboxes: z.array(FurtherMailbox) }),
  }),
  setPace: defineEndpoint({
    method: 'PUT',
    path: `${mailboxes}/:id`,
    access: 'user',
    tag,
    summary: 'Sets the pace of a further mailbox, its slow start, its signature and where answers go',
    params: ById,
    body: MailboxSettings,
    response: FurtherMailbox,
  }),
  resume: defineEndpoint({
    method: 'POST',
    path: `${mailboxes}/:id/resume`,
    access: 'user',
    tag,
    summary: 'Has a further mailbox that rests try again now',
    params: ById,
    response: FurtherMailbox,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: `${mailboxes}/:id`,
    access: 'user',
    // The mailbox is the user's own, whatever the role in the workspace.
    leastRole: 'viewer',
    tag,
    summary: 'Removes a further mailbox; 409 while mails wait in it, unless `unsent=cancel` cancels them',
    params: ById,
    query: z.object({ unsent: z.literal('cancel').optional() }),
    response: z.object({ message: z.string(), ...messageFields }),
  }),
} as const
