import { mailboxEndpoints } from '@troupe/contract/mail/mailboxes'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import { listMailboxes, resumeMailbox, setPace } from './mailbox-settings.ts'

export function bindMailboxEndpoints(context: OutreachContext): BoundEndpoint[] {
  return [
    bind(mailboxEndpoints.list, async ({ actor }) => ({ mailboxes: await listMailboxes(context, actor.userId) })),
    bind(mailboxEndpoints.setPace, ({ actor, params, body }) =>
      setPace(context, { userId: actor.userId, provider: params.provider }, body),
    ),
    bind(mailboxEndpoints.resume, ({ actor, params }) =>
      resumeMailbox(context, { userId: actor.userId, provider: params.provider }),
    ),
  ]
}
