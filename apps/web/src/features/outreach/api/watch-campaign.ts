import { useQueryClient } from '@tanstack/react-query'
import { type Campaign, campaignEndpoints } from '@troupe/contract/campaigns'
import { useEffect } from 'react'
import { useReadEvents } from '../../../lib/transport/events-context.tsx'
import { campaignKeys } from './campaign-keys.ts'
import { isOver } from './campaigns.ts'

const reopenMs = 1000
const retryMs = 5000

/** Keeps what is known of a campaign up to date by its events for as long as it goes on. */
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
          // Nobody reads them again once it is over, and the last ones have changed since they were read.
          if (isOver(progress)) void queryClient.invalidateQueries({ queryKey: campaignKeys.mails(id) })
        }
      } catch {
        // What is on screen stays; the next attempt brings it up to date.
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
