import { setTimeout as pause } from 'node:timers/promises'
import { EventStream, formatEvent, keepAliveEvent } from '../../../../http/requests/event-stream.ts'
import { minutes, seconds } from '../../../../lib/durations.ts'
import type { InboxContext } from '../context/inbox-context.ts'
import * as threads from './thread-repository.ts'

const lookEach = seconds(1)
const quietTime = seconds(15)
/** Less than an access token's lifetime of 15 minutes; the client opens the next stream with a new token. */
const longestStream = minutes(10)

/** Streams an event with the counts of the user's inbox, at once and after each change of a thread. */
export function watchInbox(
  { database, clock }: Pick<InboxContext, 'database' | 'clock'>,
  workspaceId: string,
): EventStream {
  return new EventStream(async function* (signal) {
    const end = performance.now() + longestStream
    let said = ''
    let saidAt = 0
    while (performance.now() < end) {
      const revision = await threads.readRevision(database.kysely, workspaceId)
      if (revision !== said) {
        const counts = await threads.count(database.kysely, workspaceId, clock.now())
        yield formatEvent('inbox', { counts, revision })
        said = revision
        saidAt = performance.now()
      } else if (performance.now() - saidAt > quietTime) {
        yield keepAliveEvent
        saidAt = performance.now()
      }
      await pause(lookEach, undefined, { signal }).catch(() => {})
      if (signal.aborted) return
    }
  })
}
