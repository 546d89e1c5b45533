import { useQueryClient } from '@tanstack/react-query'
import { inboxEndpoints } from '@troupe/contract/mail/inbox'
import { useEffect } from 'react'
import { useReadEvents } from '../../../lib/transport/transport-context.tsx'
import { inboxKeys } from './inbox.ts'
import { notificationsKey } from './notifications.ts'

const reopenMs = 1000
const retryMs = 5000

/** Keeps what is shown of the inbox in step with the server while the calling screen is open. */
export function useWatchInbox(): void {
  const readEvents = useReadEvents()
  const queryClient = useQueryClient()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let timer: ReturnType<typeof setTimeout> | undefined
    /** That of the last event; the first one comes while the lists are read for the first time. */
    let known: string | undefined
    const take = (revision: string) => {
      const isNew = known !== undefined && revision !== known
      known = revision
      if (!isNew) return
      void queryClient.invalidateQueries({ queryKey: inboxKeys.lists })
      void queryClient.invalidateQueries({ queryKey: inboxKeys.threads })
      void queryClient.invalidateQueries({ queryKey: notificationsKey })
    }
    const watch = async () => {
      let pauseMs = reopenMs
      try {
        for await (const { counts, revision } of readEvents(inboxEndpoints.watch, { params: undefined, signal })) {
          queryClient.setQueryData(inboxKeys.counts, counts)
          take(revision)
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
  }, [readEvents, queryClient])
}
