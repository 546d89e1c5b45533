import { mailboxReadingEndpoints } from '@troupe/contract/mail/mailbox-reading'
import { receivedMailEndpoints } from '@troupe/contract/mail/received-mails'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import { listReadings, readNow, saveReading, stopReading } from './change-reading.ts'
import type { IncomingContext } from './incoming-context.ts'
import { listReceivedMails } from './list-received-mails.ts'
import { presentReading, presentReceivedMail } from './reading-presenter.ts'

export function bindIncomingEndpoints(context: IncomingContext): BoundEndpoint[] {
  return [
    bind(mailboxReadingEndpoints.list, async ({ actor }) => ({
      readings: (await listReadings(context, actor.userId)).map(presentReading),
    })),
    bind(mailboxReadingEndpoints.put, async ({ actor, params, body }) =>
      presentReading(await saveReading(context, { userId: actor.userId, mailbox: params.mailbox }, body)),
    ),
    bind(mailboxReadingEndpoints.delete, async ({ actor, params }) =>
      presentReading(await stopReading(context, { userId: actor.userId, mailbox: params.mailbox })),
    ),
    bind(mailboxReadingEndpoints.readNow, async ({ actor, params }) =>
      presentReading(await readNow(context, { userId: actor.userId, mailbox: params.mailbox })),
    ),
    bind(receivedMailEndpoints.listOfCreator, async ({ actor, params }) => ({
      received: (await listReceivedMails(context, actor.workspaceId, Number(params.id))).map(presentReceivedMail),
    })),
  ]
}
