import { furtherMailboxEndpoints } from '@troupe/contract/campaigns/further-mailboxes'
import { sharedMailboxEndpoints } from '@troupe/contract/campaigns/shared-mailboxes'
import { mailboxEndpoints } from '@troupe/contract/mail/mailboxes'
import { say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import { listFurther, removeFurther, resumeFurther, setFurtherPace } from './further-mailboxes.ts'
import { listMailboxes, resumeMailbox, setPace } from './mailbox-settings.ts'
import { changeShared, endSharing, listShared, shareMailbox } from './shared-mailboxes.ts'

export function bindMailboxEndpoints(context: OutreachContext): BoundEndpoint[] {
  return [
    bind(mailboxEndpoints.list, async ({ actor }) => ({ mailboxes: await listMailboxes(context, actor.userId) })),
    bind(mailboxEndpoints.setPace, ({ actor, params, body }) =>
      setPace(context, { userId: actor.userId, provider: params.provider }, body),
    ),
    bind(furtherMailboxEndpoints.list, async ({ actor }) => ({ mailboxes: await listFurther(context, actor.userId) })),
    bind(furtherMailboxEndpoints.setPace, ({ actor, params, body }) =>
      setFurtherPace(context, { userId: actor.userId, id: params.id }, body),
    ),
    bind(furtherMailboxEndpoints.resume, ({ actor, params }) =>
      resumeFurther(context, { userId: actor.userId, id: params.id }),
    ),
    bind(furtherMailboxEndpoints.remove, async ({ actor, params, query }) => {
      await removeFurther(context, { userId: actor.userId, id: params.id, cancelsUnsent: query.unsent === 'cancel' })
      return tellMessage(say('email_settings.mailbox_removed'))
    }),
    bind(mailboxEndpoints.resume, ({ actor, params }) =>
      resumeMailbox(context, { userId: actor.userId, provider: params.provider }),
    ),
    bind(sharedMailboxEndpoints.list, ({ actor }) => listShared(context, actor)),
    bind(sharedMailboxEndpoints.share, ({ actor, body }) => shareMailbox(context, actor, body.mailbox)),
    bind(sharedMailboxEndpoints.change, ({ actor, params, body }) =>
      changeShared(context, actor, { id: params.id, settings: body }),
    ),
    bind(sharedMailboxEndpoints.end, ({ actor, params }) => endSharing(context, actor, params.id)),
  ]
}
