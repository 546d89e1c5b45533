import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type EmailTemplate,
  type EmailTemplateInput,
  emailTemplateEndpoints,
} from '@troupe/contract/mail/email-templates'
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

/** A template as it was read. */
type ReplacedTemplate = Pick<EmailTemplate, 'id' | 'updated_at'>

/** Saves a template: replaces one unless it was changed since it was read, or creates a new one. */
export function useSaveTemplate() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ replaced, body }: { replaced: ReplacedTemplate | undefined; body: EmailTemplateInput }) =>
      replaced
        ? callEndpoint(emailTemplateEndpoints.update, {
            params: { id: replaced.id },
            body: { ...body, based_on: replaced.updated_at },
          })
        : callEndpoint(emailTemplateEndpoints.create, { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
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
