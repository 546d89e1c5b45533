import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { notificationEndpoints } from '@troupe/contract/mail/notifications'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/** Query key of the notifications. */
export const notificationsKey = ['notifications']
const pollMs = 30_000

/** The newest notifications, polled every 30 seconds while the page is visible. */
export function useNotifications() {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: notificationsKey,
    queryFn: ({ signal }) => callEndpoint(notificationEndpoints.list, { signal, query: {} }),
    refetchInterval: pollMs,
  })
}

/** Marks the given notifications as read, or all. */
export function useMarkRead() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (ids?: string[]) =>
      callEndpoint(notificationEndpoints.markRead, { body: ids === undefined ? {} : { ids } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: notificationsKey }),
  })
}
