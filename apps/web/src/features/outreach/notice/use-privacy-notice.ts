import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type PrivacyNotice, privacyNoticeEndpoints } from '@troupe/contract/law/privacy-notices'
import { suppressionEndpoints } from '@troupe/contract/mail/suppressions'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

const keyOf = (token: string) => ['privacy-notice', token]

/** The notice that a mail links to. */
export function usePrivacyNotice(token: string) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => callEndpoint(privacyNoticeEndpoints.get, { params: { token }, signal }),
  })
}

/** Objects to further mails for the reader of the notice. */
export function useObject(token: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(suppressionEndpoints.unsubscribe, { params: { token } }),
    onSuccess: () =>
      queryClient.setQueryData<PrivacyNotice>(keyOf(token), (shown) => shown && { ...shown, has_objected: true }),
  })
}
