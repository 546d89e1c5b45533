import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { messageFields } from '../messages/wire-schemas.ts'

export const notificationKinds = [
  'campaign_finished',
  /** A campaign is paused because too many addresses were refused. */
  'campaign_paused',
  /** The user's mail account refuses mails; it is retried later. */
  'mailbox_paused',
  /** Answers can no longer be read from one of the user's mailboxes. */
  'mailbox_unread',
  /** The outcome of mails is unknown: the user has to decide. */
  'outcomes_unknown',
  /** A creator has answered. */
  'creator_replied',
  /** A creator has asked in a mail not to be written to again. */
  'creator_unsubscribed',
  /** The time of a next step, or the end of a snooze, has come. */
  'thread_due',
  /** Content that a creator has agreed to make is due today or within days. */
  'content_due',
  /** Another member has assigned a creator or a conversation to the user. */
  'assigned',
  /** Another member has named the user in a note. */
  'mentioned',
] as const
export const NotificationKind = z.enum(notificationKinds)
export type NotificationKind = z.output<typeof NotificationKind>

export const Notification = z.object({
  id: z.uuid(),
  kind: NotificationKind,
  /** Text shown to the user, in English. */
  message: z.string(),
  ...messageFields,
  /** Campaign to open; null for a notification about the e-mail configuration or about content that is due. */
  campaign_id: z.uuid().nullable(),
  /** Conversation of the inbox to open; absent if there is none. */
  thread_id: z.uuid().optional(),
  /** Creator to open; absent if there is none. */
  creator_id: z.string().optional(),
  read: z.boolean(),
  at: z.iso.datetime(),
})
export type Notification = z.output<typeof Notification>

const tag = 'outreach'

export const notificationEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/notifications',
    access: 'user',
    tag,
    summary: 'Notifications about what finished or needs attention, newest first',
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      page_size: z.coerce.number().int().min(1).max(100).default(20),
    }),
    response: z.object({
      notifications: z.array(Notification),
      unread: z.number().int(),
      has_more: z.boolean(),
    }),
  }),
  markRead: defineEndpoint({
    method: 'POST',
    path: '/api/notifications/read',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: 'Marks notifications as read: these, or all',
    body: z.object({ ids: z.array(z.uuid()).max(200).optional() }),
    response: z.object({ unread: z.number().int() }),
  }),
} as const
