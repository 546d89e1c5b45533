import { useQueryClient } from '@tanstack/react-query'
import { type Campaign, campaignEndpoints } from '@troupe/contract/mail/campaigns'
import { useEffect } from 'react'
import { keepReading } from '../../../lib/transport/keep-reading.ts'
import { useReadEvents } from '../../../lib/transport/transport-context.tsx'
import { campaignKeys, isOver } from './campaigns.ts'

/** Updates the cached campaign from its event stream until it ends. */
export function useWatchCampaign(campaign: Campaign | undefined): void {
  const readEvents = useReadEvents()
  const queryClient = useQueryClient()
  const id = campaign?.id
  const isWatched = campaign !== undefined && !isOver(campaign)
  useEffect(() => {
    if (id === undefined || !isWatched) return undefined
    return keepReading(async (signal) => {
      for await (const progress of readEvents(campaignEndpoints.watch, { params: { id }, signal })) {
        // Given up, not begun again at each event: that would never end while events come faster than answers.
        void queryClient.cancelQueries({ queryKey: campaignKeys.one(id) })
        queryClient.setQueryData(campaignKeys.one(id), progress)
        // The creators and texts are no longer polled once the campaign has ended, so read the final states.
        if (isOver(progress)) {
          void queryClient.invalidateQueries({ queryKey: campaignKeys.creators(id) })
          void queryClient.invalidateQueries({ queryKey: campaignKeys.texts(id) })
        }
      }
    })
  }, [id, isWatched, readEvents, queryClient])
}
