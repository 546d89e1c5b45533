import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EmailProvider } from '@troupe/contract/email-provider'
import { mailboxEndpoints } from '@troupe/contract/mailboxes'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { campaignKeys } from './campaign-keys.ts'

/** Has a mailbox that rests try again now. */
export function useResumeMailbox() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (provider: EmailProvider) => callEndpoint(mailboxEndpoints.resume, { params: { provider } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignKeys.all }),
  })
}
