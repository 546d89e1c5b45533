import { mailboxReadingEndpoints } from '@troupe/contract/mail/mailbox-reading'
import { receivedMailEndpoints } from '@troupe/contract/mail/received-mails'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import { getReading, readNow, saveReading, stopReading } from './change-reading.ts'
import type { IncomingContext } from './incoming-context.ts'
import { listReceivedMails } from './list-received-mails.ts'
import { presentReading, presentReceivedMail } from './reading-presenter.ts'

export function bindIncomingEndpoints(context: IncomingContext): BoundEndpoint[] {
  return [
    bind(mailboxReadingEndpoints.get, async ({ actor }) => presentReading(await getReading(context, actor.userId))),
    bind(mailboxReadingEndpoints.put, async ({ actor, body }) =>
      presentReading(await saveReading(context, actor.userId, body)),
    ),
    bind(mailboxReadingEndpoints.delete, async ({ actor }) => presentReading(await stopReading(context, actor.userId))),
    bind(mailboxReadingEndpoints.readNow, async ({ actor }) => presentReading(await readNow(context, actor.userId))),
    bind(receivedMailEndpoints.listOfCreator, async ({ actor, params }) => ({
      received: (await listReceivedMails(context, actor.userId, Number(params.id))).map(presentReceivedMail),
    })),
  ]
}
