import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '@troupe/contract/base/endpoint'
import { mailReviewEndpoints, type ReviewResponse } from '@troupe/contract/campaigns/mail-review'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { campaignKeys } from './campaigns.ts'
import { draftKey } from './mail-draft.ts'

export type ReviewInput = BodyInput<typeof mailReviewEndpoints.review>

/**
 * A page of the mails that would leave, and of the creators left out. Keeps the last response until the next arrives.
 * @param isReady false until the mail is known.
 * @param before shown until the first response; undefined: nothing.
 */
export function useReview(
  body: ReviewInput,
  { isReady = true, before }: { readonly isReady?: boolean; readonly before?: ReviewResponse | undefined },
) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: ['mail-review', body],
    queryFn: ({ signal }) => callEndpoint(mailReviewEndpoints.review, { body, signal }),
    enabled: isReady,
    placeholderData: (previous) => previous ?? before,
    gcTime: 0,
  })
}

/** Undoes a campaign of which nothing has left. */
export function useUndoSend(id: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof mailReviewEndpoints.undo>) =>
      callEndpoint(mailReviewEndpoints.undo, { params: { id }, body }),
    onSuccess: ({ campaign }) => {
      queryClient.setQueryData(campaignKeys.one(id), campaign)
      void queryClient.invalidateQueries({ queryKey: draftKey })
    },
    // Also after a refusal, which means that mails have left.
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignKeys.all }),
  })
}
