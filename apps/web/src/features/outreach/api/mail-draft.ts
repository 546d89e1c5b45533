import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type MailDraft, type MailDraftContent, mailDraftEndpoints } from '@troupe/contract/campaigns/mail-drafts'
import { useMemo } from 'react'
import { ApiError } from '../../../lib/transport/api-error.ts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/** Query key of the unfinished mail. */
export const draftKey = ['mail-draft']

/** The user's unfinished mail; null if there is none. */
export function useMailDraft() {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: draftKey,
    queryFn: async ({ signal }) => (await callEndpoint(mailDraftEndpoints.get, { signal })).draft,
    // Nothing shows that it failed, nor offers to try again.
    retry: (_, error) => error instanceof ApiError && error.isTransient,
  })
}

/** Whether the stored mail is the written one. */
export function isSameMail(content: MailDraftContent, { creators, ...theirs }: MailDraft): boolean {
  const toText = (mail: MailDraftContent) =>
    JSON.stringify([
      mail.name,
      mail.subject,
      mail.body,
      mail.follow_ups.map(({ subject, body, delay_hours }) => [subject, body, delay_hours]),
      mail.schedule_at,
      mail.language,
      mail.skip_written,
      mail.written_anyway,
      mail.collection_id,
      mail.kol_ids,
      mail.email_provider,
      mail.mailbox,
    ])
  return toText(content) === toText({ ...theirs, kol_ids: creators.map(({ id }) => id) })
}

/** The calls that keep the unfinished mail on the server. */
export function useDraftCalls() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMemo(() => {
    /** Screens that show the draft read it anew. */
    const thenRefresh = async <T>(call: Promise<T>): Promise<T> => {
      const answer = await call
      void queryClient.invalidateQueries({ queryKey: draftKey })
      return answer
    }
    return {
      load: async () => (await callEndpoint(mailDraftEndpoints.get)).draft,
      save: (content: MailDraftContent, based_on: string | null) =>
        thenRefresh(callEndpoint(mailDraftEndpoints.save, { body: { ...content, based_on } })),
      discard: (revision: string) => thenRefresh(callEndpoint(mailDraftEndpoints.discard, { query: { revision } })),
      isSame: isSameMail,
    }
  }, [callEndpoint, queryClient])
}

/** Removes the unfinished mail that is shown. */
export function useDiscardDraft() {
  const { discard } = useDraftCalls()
  return useMutation({ mutationFn: (revision: string) => discard(revision) })
}
