import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FurtherMailbox, furtherMailboxEndpoints } from '@troupe/contract/campaigns/further-mailboxes'
import { type SharedMailboxes, sharedMailboxEndpoints } from '@troupe/contract/campaigns/shared-mailboxes'
import { type Mailbox, type MailboxSettings, mailboxEndpoints } from '@troupe/contract/mail/mailboxes'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { campaignKeys } from './campaigns.ts'
import { furtherMailboxesKey, sharedMailboxesKey } from './further-mailboxes.ts'

const queryKey = ['mailboxes']

/** The first mailbox with a provider, or a further one. */
export type AnyMailbox = Mailbox | FurtherMailbox

/** A colleague's mailbox that the user may change as an admin. */
export type ColleaguesMailbox = Mailbox & {
  readonly sharedId: string
  /** Its address. */
  readonly name: string
}

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
export function useSetPace(mailbox: AnyMailbox | ColleaguesMailbox) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  const keepMailbox = useKeepMailbox()
  return useMutation({
    mutationFn: async (body: MailboxSettings): Promise<void> => {
      if ('sharedId' in mailbox) {
        const shared = await callEndpoint(sharedMailboxEndpoints.change, { params: { id: mailbox.sharedId }, body })
        queryClient.setQueryData<SharedMailboxes>(sharedMailboxesKey, shared)
        return
      }
      const changed: AnyMailbox = await ('id' in mailbox
        ? callEndpoint(furtherMailboxEndpoints.setPace, { params: { id: mailbox.id }, body })
        : callEndpoint(mailboxEndpoints.setPace, { params: { provider: mailbox.provider }, body }))
      keepMailbox(changed)
    },
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
