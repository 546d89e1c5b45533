import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type EmailTemplateInput, emailTemplateEndpoints } from '@troupe/contract/mail/email-templates'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

const queryKey = ['email-templates']

/** The user's templates, sorted by name. */
export function useEmailTemplates() {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await callEndpoint(emailTemplateEndpoints.list, { signal })).templates,
  })
}

/** Saves a template: replaces the one with the id, or creates a new one. */
export function useSaveTemplate() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: { id: string | undefined; body: EmailTemplateInput }) =>
      id === undefined
        ? callEndpoint(emailTemplateEndpoints.create, { body })
        : callEndpoint(emailTemplateEndpoints.update, { params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  })
}

export function useDeleteTemplate() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callEndpoint(emailTemplateEndpoints.delete, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
