import { mailboxReadingEndpoints } from '@troupe/contract/mail/mailbox-reading'
import { receivedMailEndpoints, shownReceivedMails } from '@troupe/contract/mail/received-mails'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import { getReading, readNow, saveReading, stopReading } from './change-reading.ts'
import type { IncomingContext } from './incoming-context.ts'
import { presentReading, presentReceivedMail } from './reading-presenter.ts'
import { listOfCreator } from './received-mail-repository.ts'

export function bindIncomingEndpoints(context: IncomingContext): BoundEndpoint[] {
  return [
    bind(mailboxReadingEndpoints.get, async ({ actor }) => presentReading(await getReading(context, actor.userId))),
    bind(mailboxReadingEndpoints.put, async ({ actor, body }) =>
      presentReading(await saveReading(context, actor.userId, body)),
    ),
    bind(mailboxReadingEndpoints.delete, async ({ actor }) => presentReading(await stopReading(context, actor.userId))),
    bind(mailboxReadingEndpoints.readNow, async ({ actor }) => presentReading(await readNow(context, actor.userId))),
    bind(receivedMailEndpoints.listOfCreator, async ({ actor, params }) => {
      const query = { userId: actor.userId, creatorId: Number(params.id), limit: shownReceivedMails }
      return { received: (await listOfCreator(context.database.kysely, query)).map(presentReceivedMail) }
    }),
  ]
}
