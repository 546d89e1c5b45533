import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import { type Mailbox, type MailboxSettings, mailboxEndpoints } from '@troupe/contract/mail/mailboxes'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { campaignKeys } from './campaigns.ts'

const queryKey = ['mailboxes']

/** The user's mailboxes: sending limits and hours, mails of the last 24 hours, and pauses. */
export function useMailboxes() {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await callEndpoint(mailboxEndpoints.list, { signal })).mailboxes,
  })
}

/** Returns a function that reloads the mailboxes, after another mail server may have changed their defaults. */
export function useForgetMailboxes() {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey })
}

/** Sets the pace, sending hours and connections of a mailbox. */
export function useSetPace(provider: EmailProvider) {
  const callEndpoint = useCallEndpoint()
  const keepMailbox = useKeepMailbox()
  return useMutation({
    mutationFn: (body: MailboxSettings) => callEndpoint(mailboxEndpoints.setPace, { params: { provider }, body }),
    onSuccess: keepMailbox,
  })
}

/** Makes a paused mailbox try again now. */
export function useResumeMailbox() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  const keepMailbox = useKeepMailbox()
  return useMutation({
    mutationFn: (provider: EmailProvider) => callEndpoint(mailboxEndpoints.resume, { params: { provider } }),
    onSuccess: keepMailbox,
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignKeys.all }),
  })
}

/** Updates a mailbox in the cached list. */
function useKeepMailbox() {
  const queryClient = useQueryClient()
  return (changed: Mailbox) => {
    queryClient.setQueryData<Mailbox[]>(queryKey, (known) =>
      known?.map((mailbox) => (mailbox.provider === changed.provider ? changed : mailbox)),
    )
  }
}
