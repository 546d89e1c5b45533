import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FurtherMailbox, furtherMailboxEndpoints } from '@troupe/contract/campaigns/further-mailboxes'
import { type Mailbox, type MailboxSettings, mailboxEndpoints } from '@troupe/contract/mail/mailboxes'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { campaignKeys } from './campaigns.ts'
import { furtherMailboxesKey } from './further-mailboxes.ts'

const queryKey = ['mailboxes']

/** The first mailbox with a provider, or a further one. */
export type AnyMailbox = Mailbox | FurtherMailbox

type MailboxReference = Pick<Mailbox, 'provider'> | Pick<FurtherMailbox, 'id'>

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
export function useSetPace(mailbox: AnyMailbox) {
  const callEndpoint = useCallEndpoint()
  const keepMailbox = useKeepMailbox()
  return useMutation({
    mutationFn: (body: MailboxSettings): Promise<AnyMailbox> =>
      'id' in mailbox
        ? callEndpoint(furtherMailboxEndpoints.setPace, { params: { id: mailbox.id }, body })
        : callEndpoint(mailboxEndpoints.setPace, { params: { provider: mailbox.provider }, body }),
    onSuccess: keepMailbox,
  })
}

/** Makes a paused mailbox try again now. */
export function useResumeMailbox(mailbox: MailboxReference) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  const keepMailbox = useKeepMailbox()
  return useMutation({
    mutationFn: (): Promise<AnyMailbox> =>
      'id' in mailbox
        ? callEndpoint(furtherMailboxEndpoints.resume, { params: { id: mailbox.id } })
        : callEndpoint(mailboxEndpoints.resume, { params: { provider: mailbox.provider } }),
    onSuccess: keepMailbox,
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignKeys.all }),
  })
}

/** Updates a mailbox in the cached list. */
function useKeepMailbox() {
  const queryClient = useQueryClient()
  return (changed: AnyMailbox) => {
    if ('id' in changed) {
      queryClient.setQueryData<FurtherMailbox[]>(furtherMailboxesKey, (known) =>
        known?.map((mailbox) => (mailbox.id === changed.id ? changed : mailbox)),
      )
      return
    }
    queryClient.setQueryData<Mailbox[]>(queryKey, (known) =>
      known?.map((mailbox) => (mailbox.provider === changed.provider ? changed : mailbox)),
    )
  }
}
