import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type NewWebhook, type WebhookChange, type WebhookDelivery, webhookEndpoints } from '@troupe/contract/webhooks'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

const webhooksKey = ['webhooks']
const toDeliveriesKey = (id: string) => ['webhook-deliveries', id]
const soonMs = 60_000
const lookAgainMs = 2_000

/** The user's webhook endpoints. */
export function useWebhookList() {
  const callEndpoint = useCallEndpoint()
  return queryOptions({
    queryKey: webhooksKey,
    queryFn: async ({ signal }) => (await callEndpoint(webhookEndpoints.listWebhooks, { signal })).webhooks,
  })
}

/** A page of the deliveries to an endpoint, polled while one of them is about to be sent. */
export function useDeliveryList({ id, page }: { id: string; page: number }) {
  const callEndpoint = useCallEndpoint()
  return queryOptions({
    queryKey: [...toDeliveriesKey(id), page],
    queryFn: ({ signal }) => callEndpoint(webhookEndpoints.listDeliveries, { params: { id }, query: { page }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.deliveries.some(isDueSoon) ? lookAgainMs : false),
  })
}

function isDueSoon({ next_attempt_at }: WebhookDelivery): boolean {
  return next_attempt_at !== null && Date.parse(next_attempt_at) < Date.now() + soonMs
}

/** Reloads all lists, also after a failure, because something may have changed elsewhere. */
function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: webhooksKey })
}

/** Registers an endpoint. Only this response contains the secret. */
export function useCreateWebhook() {
  const callEndpoint = useCallEndpoint()
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: (body: NewWebhook) => callEndpoint(webhookEndpoints.createWebhook, { body }),
    gcTime: 0,
    onSettled,
  })
}

export function useChangeWebhook() {
  const callEndpoint = useCallEndpoint()
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...body }: WebhookChange & { id: string }) =>
      callEndpoint(webhookEndpoints.changeWebhook, { params: { id }, body }),
    onSettled,
  })
}

export function useDeleteWebhook() {
  const callEndpoint = useCallEndpoint()
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: (id: string) => callEndpoint(webhookEndpoints.deleteWebhook, { params: { id } }),
    onSettled,
  })
}

/** Creates a new secret. Only this response contains it. */
export function useRotateSecret() {
  const callEndpoint = useCallEndpoint()
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: (id: string) => callEndpoint(webhookEndpoints.rotateSecret, { params: { id } }),
    gcTime: 0,
    onSettled,
  })
}

export function useSendTestEvent() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callEndpoint(webhookEndpoints.sendTestEvent, { params: { id } }),
    onSettled: (_delivery, _error, id) => queryClient.invalidateQueries({ queryKey: toDeliveriesKey(id) }),
  })
}

/** Sends a message to an endpoint again. */
export function useSendAgain(id: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (deliveryId: string) => callEndpoint(webhookEndpoints.sendAgain, { params: { id, deliveryId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: toDeliveriesKey(id) }),
  })
}
