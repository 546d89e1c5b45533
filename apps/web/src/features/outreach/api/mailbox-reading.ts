import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  mailboxReadingEndpoints as endpoints,
  type MailboxReadingInput,
  type MailboxReadingState,
} from '@troupe/contract/mail/mailbox-reading'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import type { AnyMailbox } from './mailboxes.ts'

const queryKey = ['mailbox-readings']
/** In milliseconds. While answers are read, the state of the reading is kept fresh. */
const refreshEachMs = 10_000
/** In milliseconds. Where a failure is only told of, that is soon enough. */
const watchEachMs = 60_000
/** In milliseconds. Mail servers may respond slowly; the server itself gives up after 25 seconds. */
const saveTimeoutMs = 40_000

const toParams = (mailbox: AnyMailbox) => ({ mailbox: 'id' in mailbox ? mailbox.id : mailbox.provider })

function useReadingsQuery() {
  const callEndpoint = useCallEndpoint()
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => (await callEndpoint(endpoints.list, { signal })).readings,
  })
}

/** How answers are read from all of the user's mailboxes. */
export function useMailboxReadings() {
  return useQuery({ ...useReadingsQuery(), refetchInterval: watchEachMs })
}

/** Whether answers are read from a mailbox, and when they last were; undefined data until it is loaded. */
export function useMailboxReading(mailbox: AnyMailbox) {
  const { mailbox: name } = toParams(mailbox)
  return useQuery({
    ...useReadingsQuery(),
    refetchInterval: ({ state }) => (state.data?.some(({ reading }) => reading) ? refreshEachMs : false),
    select: (readings) => readings.find((one) => one.mailbox === name) ?? null,
  })
}

/** Returns a function that reloads the state, after other settings may have changed it. */
export function useForgetMailboxReading() {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey })
}

/** Signs in with the settings and stores them. */
export function useSaveReading(mailbox: AnyMailbox) {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: (body: MailboxReadingInput) =>
      callEndpoint(endpoints.put, { params: toParams(mailbox), body, timeoutMs: saveTimeoutMs }),
    onSuccess: useKeepState(),
  })
}

export function useStopReading(mailbox: AnyMailbox) {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: () => callEndpoint(endpoints.delete, { params: toParams(mailbox) }),
    onSuccess: useKeepState(),
  })
}

/** Has the mailbox read within seconds. */
export function useReadNow(mailbox: AnyMailbox) {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: () => callEndpoint(endpoints.readNow, { params: toParams(mailbox) }),
    onSuccess: useKeepState(),
  })
}

function useKeepState() {
  const queryClient = useQueryClient()
  return (changed: MailboxReadingState) => {
    queryClient.setQueryData<MailboxReadingState[]>(queryKey, (known) =>
      known?.map((state) => (state.mailbox === changed.mailbox ? changed : state)),
    )
  }
}
