import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type MailboxReadingInput,
  type MailboxReadingState,
  mailboxReadingEndpoints,
} from '@troupe/contract/mail/mailbox-reading'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

const queryKey = ['mailbox-reading']
/** In milliseconds. While answers are read, the state of the reading is kept fresh. */
const refreshEachMs = 10_000
/** In milliseconds. Mail servers may respond slowly; the server itself gives up after 25 seconds. */
const saveTimeoutMs = 40_000

/** Whether answers are read, and when they last were. */
export function useMailboxReading() {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => callEndpoint(mailboxReadingEndpoints.get, { signal }),
    refetchInterval: ({ state }) => (state.data?.reading ? refreshEachMs : false),
  })
}

/** Returns a function that reloads the state, after other SMTP settings may have changed it. */
export function useForgetMailboxReading() {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey })
}

/** Signs in with the settings and stores them. */
export function useSaveReading() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: (body: MailboxReadingInput) =>
      callEndpoint(mailboxReadingEndpoints.put, { body, timeoutMs: saveTimeoutMs }),
    onSuccess: useKeepState(),
  })
}

export function useStopReading() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: () => callEndpoint(mailboxReadingEndpoints.delete),
    onSuccess: useKeepState(),
  })
}

/** Has the mailbox read within seconds. */
export function useReadNow() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: () => callEndpoint(mailboxReadingEndpoints.readNow),
    onSuccess: useKeepState(),
  })
}

function useKeepState() {
  const queryClient = useQueryClient()
  return (state: MailboxReadingState) => {
    queryClient.setQueryData(queryKey, state)
  }
}
