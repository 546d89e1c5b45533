import { mailboxEndpoints } from '@troupe/contract/mailboxes'
import { notificationEndpoints } from '@troupe/contract/notifications'
import { outreachEndpoints } from '@troupe/contract/outreach'
import { type BoundEndpoint, bind } from '../../http/endpoint-binding.ts'
import { listMailboxes, resumeMailbox, setPace } from './mailbox-settings.ts'
import { listNotifications, markNotificationsRead } from './notification-list.ts'
import type { OutreachContext } from './outreach-context.ts'
import { describeStart, presentCampaign, presentNotification } from './outreach-presenter.ts'
import { previewCampaign } from './preview-campaign.ts'
import { sendCampaign } from './send-campaign.ts'
import { sendTestMail } from './send-test-mail.ts'

export function bindOutreachEndpoints(context: OutreachContext): BoundEndpoint[] {
  return [
    bind(outreachEndpoints.sendEmail, async ({ actor, body, idempotencyKey }) => {
      const view = await sendCampaign(context, { userId: actor.userId, request: body, idempotencyKey })
      return { status: 'success' as const, message: describeStart(view), campaign: presentCampaign(view) }
    }),
    bind(outreachEndpoints.preview, ({ actor, body }) => previewCampaign(context, actor.userId, body)),
    bind(outreachEndpoints.sendTestMail, async ({ actor, body }) => ({
      status: 'success' as const,
      message: `A test mail was sent to ${await sendTestMail(context, actor.userId, body)}`,
    })),
    bind(mailboxEndpoints.list, async ({ actor }) => ({ mailboxes: await listMailboxes(context, actor.userId) })),
    bind(mailboxEndpoints.setPace, ({ actor, params, body }) =>
      setPace(context, { userId: actor.userId, provider: params.provider }, body),
    ),
    bind(mailboxEndpoints.resume, ({ actor, params }) =>
      resumeMailbox(context, { userId: actor.userId, provider: params.provider }),
    ),
    bind(notificationEndpoints.list, async ({ actor, query }) => {
      const { rows, unread, hasMore } = await listNotifications(context, actor.userId, query)
      return { notifications: rows.map(presentNotification), unread, has_more: hasMore }
    }),
    bind(notificationEndpoints.markRead, async ({ actor, body }) => ({
      unread: await markNotificationsRead(context, actor.userId, body.ids),
    })),
  ]
}
