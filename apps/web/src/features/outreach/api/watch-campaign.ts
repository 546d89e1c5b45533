import { useQueryClient } from '@tanstack/react-query'
import { type Campaign, campaignEndpoints } from '@troupe/contract/mail/campaigns'
import { useEffect } from 'react'
import { useReadEvents } from '../../../lib/transport/transport-context.tsx'
import { campaignKeys, isOver } from './campaigns.ts'

const reopenMs = 1000
const retryMs = 5000

/** Updates the cached campaign from its event stream until it ends. */
export function useWatchCampaign(campaign: Campaign | undefined): void {
  const readEvents = useReadEvents()
  const queryClient = useQueryClient()
  const id = campaign?.id
  const isWatched = campaign !== undefined && !isOver(campaign)
  useEffect(() => {
    if (id === undefined || !isWatched) return
    const controller = new AbortController()
    const { signal } = controller
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = async () => {
      let pauseMs = reopenMs
      try {
        for await (const progress of readEvents(campaignEndpoints.watch, { params: { id }, signal })) {
          queryClient.setQueryData(campaignKeys.one(id), progress)
          // The creators and texts are no longer polled once the campaign has ended, so read the final states.
          if (isOver(progress)) {
            void queryClient.invalidateQueries({ queryKey: campaignKeys.creators(id) })
            void queryClient.invalidateQueries({ queryKey: campaignKeys.texts(id) })
          }
        }
      } catch {
        // The screen keeps its data until the next attempt.
        pauseMs = retryMs
      }
      if (!signal.aborted) timer = setTimeout(watch, pauseMs)
    }
    void watch()
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [id, isWatched, readEvents, queryClient])
}
