import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type MailDraft,
  type MailDraftContent,
  mailDraftEndpoints,
  type SavedMailDraft,
} from '@troupe/contract/campaigns/mail-drafts'
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

/** The calls that keep the unfinished mail on the server. */
export interface DraftCalls {
  load(): Promise<MailDraft | null>
  /** @param basedOn revision that was changed; null for a new mail. */
  save(content: MailDraftContent, basedOn: string | null): Promise<SavedMailDraft>
  discard(revision: string): Promise<unknown>
}

export function useDraftCalls(): DraftCalls {
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
      save: (content, based_on) =>
        thenRefresh(callEndpoint(mailDraftEndpoints.save, { body: { ...content, based_on } })),
      discard: (revision) => thenRefresh(callEndpoint(mailDraftEndpoints.discard, { query: { revision } })),
    }
  }, [callEndpoint, queryClient])
}

/** Removes the unfinished mail that is shown. */
export function useDiscardDraft() {
  const { discard } = useDraftCalls()
  return useMutation({ mutationFn: (revision: string) => discard(revision) })
}
