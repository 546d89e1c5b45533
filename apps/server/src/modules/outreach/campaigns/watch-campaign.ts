import { setTimeout as pause } from 'node:timers/promises'
import { EventStream, formatEvent, keepAliveEvent } from '../../../http/requests/event-stream.ts'
import { minutes, seconds } from '../../../lib/durations.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import { presentCampaign } from './campaign-presenter.ts'
import { getCampaign } from './campaign-view.ts'

const lookEach = seconds(0.5)
const quietTime = seconds(15)
/** Less than an access token's lifetime of 15 minutes; the client opens the next stream with a new token. */
const longestStream = minutes(10)

/**
 * Streams the progress of a campaign as events, until it is over.
 * @throws AppError `not_found` before the stream begins.
 */
export async function watchCampaign(
  context: Pick<OutreachContext, 'database' | 'clock'>,
  workspaceId: string,
  id: string,
): Promise<EventStream> {
  const first = await getCampaign(context, workspaceId, id)
  return new EventStream(async function* (signal) {
    const end = performance.now() + longestStream
    let view = first
    let said = ''
    let saidAt = 0
    while (performance.now() < end) {
      const campaign = presentCampaign(view)
      const text = formatEvent('progress', campaign)
      if (text !== said || performance.now() - saidAt > quietTime) {
        yield text === said ? keepAliveEvent : text
        said = text
        saidAt = performance.now()
      }
      const isOver = (campaign.state === 'done' || campaign.state === 'cancelled') && campaign.counts.waiting === 0
      if (isOver) return
      await pause(lookEach, undefined, { signal }).catch(() => {})
      if (signal.aborted) return
      view = await getCampaign(context, workspaceId, id)
    }
  })
}
