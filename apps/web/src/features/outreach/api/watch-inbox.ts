import { useQueryClient } from '@tanstack/react-query'
import { inboxEndpoints } from '@troupe/contract/mail/inbox'
import { useEffect } from 'react'
import { keepReading } from '../../../lib/transport/keep-reading.ts'
import { useReadEvents } from '../../../lib/transport/transport-context.tsx'
import { inboxKeys } from './inbox.ts'
import { notificationsKey } from './notifications.ts'

/** Keeps what is shown of the inbox in step with the server while the calling screen is open. */
export function useWatchInbox(): void {
  const readEvents = useReadEvents()
  const queryClient = useQueryClient()
  useEffect(() => {
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
    return keepReading(async (signal) => {
      for await (const { counts, revision } of readEvents(inboxEndpoints.watch, { params: undefined, signal })) {
        queryClient.setQueryData(inboxKeys.counts, counts)
        take(revision)
      }
    })
  }, [readEvents, queryClient])
}
