import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import { type Mailbox, type MailboxSettings, mailboxEndpoints } from '@troupe/contract/mail/mailboxes'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { campaignKeys } from './campaigns.ts'

const queryKey = ['mailboxes']

/** The user's mailboxes: how fast and when they send, what they sent in a day, and whether one rests. */
export function useMailboxes() {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await callEndpoint(mailboxEndpoints.list, { signal })).mailboxes,
  })
}

/** Sets how fast, when and on how many connections a mailbox sends. */
export function useSetPace(provider: EmailProvider) {
  const callEndpoint = useCallEndpoint()
  const keepMailbox = useKeepMailbox()
  return useMutation({
    mutationFn: (body: MailboxSettings) => callEndpoint(mailboxEndpoints.setPace, { params: { provider }, body }),
    onSuccess: keepMailbox,
  })
}

/** Has a mailbox that rests try again now. */
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

/** Puts a mailbox as the server answered it where the list has it. */
function useKeepMailbox() {
  const queryClient = useQueryClient()
  return (changed: Mailbox) => {
    queryClient.setQueryData<Mailbox[]>(queryKey, (known) =>
      known?.map((mailbox) => (mailbox.provider === changed.provider ? changed : mailbox)),
    )
  }
}
