import { notificationEndpoints } from '@troupe/contract/mail/notifications'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import { listNotifications, markNotificationsRead } from './notification-list.ts'

export function bindNotificationEndpoints(context: OutreachContext): BoundEndpoint[] {
  return [
    bind(notificationEndpoints.list, async ({ actor, query }) => {
      const { notifications, unread, hasMore } = await listNotifications(context, actor, query)
      return { notifications, unread, has_more: hasMore }
    }),
    bind(notificationEndpoints.markRead, async ({ actor, body }) => ({
      unread: await markNotificationsRead(context, actor, body.ids),
    })),
  ]
}
