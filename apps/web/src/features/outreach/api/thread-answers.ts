import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '@troupe/contract/base/endpoint'
import { type AnswerDraft, inboxEndpoints, type ThreadDetails } from '@troupe/contract/mail/inbox'
import { type AnswerDecision, threadAnswerEndpoints } from '@troupe/contract/mail/thread-answers'
import type { Attachment } from '@troupe/contract/mail/thread-mails'
import { useMemo, useRef } from 'react'
import { downloadBlob } from '../../../lib/download.ts'
import { createRandomKey } from '../../../lib/random.ts'
import { useCallEndpoint, useReadFile } from '../../../lib/transport/transport-context.tsx'
import { inboxKeys } from './inbox.ts'

type AnswerInput = BodyInput<typeof threadAnswerEndpoints.send>

/** In milliseconds; a language model takes its time. */
const suggestionTimeoutMs = 90_000

/** Shows the thread that a change has returned, and reads the lists again. */
function useShowThread() {
  const queryClient = useQueryClient()
  return (thread: ThreadDetails) => {
    queryClient.setQueryData(inboxKeys.thread(thread.id), thread)
    return queryClient.invalidateQueries({ queryKey: inboxKeys.lists })
  }
}

/** Sends an answer. Sending the same text again, such as after a lost response, does not send another one. */
export function useSendAnswer(threadId: string) {
  const callEndpoint = useCallEndpoint()
  const onShown = useShowThread()
  const attempt = useRef({ answer: '', key: '' })
  return useMutation({
    mutationFn: (body: AnswerInput) => {
      const answer = JSON.stringify(body)
      if (attempt.current.answer !== answer) attempt.current = { answer, key: createRandomKey() }
      const { key: idempotencyKey } = attempt.current
      return callEndpoint(threadAnswerEndpoints.send, { params: { id: threadId }, body, idempotencyKey })
    },
    onSuccess: (thread) => {
      attempt.current = { answer: '', key: '' }
      return onShown(thread)
    },
  })
}

/** Decides about an answer that failed or whose outcome is unknown. */
export function useDecideAnswer(threadId: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, decision }: { id: string; decision: AnswerDecision }) =>
      callEndpoint(threadAnswerEndpoints.decide, { params: { id }, body: { decision } }),
    onSuccess: useShowThread(),
    // A refusal means that the outcome is known now.
    onError: () => queryClient.invalidateQueries({ queryKey: inboxKeys.thread(threadId) }),
  })
}

/** Has the language model propose an answer. */
export function useSuggestAnswer(threadId: string) {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: (wish: string) =>
      callEndpoint(threadAnswerEndpoints.suggest, {
        params: { id: threadId },
        body: { wish },
        timeoutMs: suggestionTimeoutMs,
      }),
  })
}

/** Gets the address of a page with a received mail in its own layout. */
export function useOpenFrame(mailId: string) {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: (images: boolean) =>
      callEndpoint(threadAnswerEndpoints.openFrame, { params: { id: mailId }, body: { images } }),
  })
}

/** Saves a file that came with a mail. */
export function useSaveAttachment() {
  const readFile = useReadFile()
  return useMutation({
    mutationFn: async ({ id, name }: Pick<Attachment, 'id' | 'name'>) =>
      downloadBlob(name, await readFile(threadAnswerEndpoints.downloadAttachment, { params: { id } })),
  })
}

/** The calls that keep the unfinished answer of a thread on the server. */
export function useAnswerDraftCalls(threadId: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMemo(() => {
    const params = { id: threadId }
    /** The draft that the cached thread shows from now on. */
    const show = (draft: AnswerDraft | null) =>
      queryClient.setQueryData<ThreadDetails>(
        inboxKeys.thread(threadId),
        (thread) => thread && { ...thread, draft, has_draft: draft !== null },
      )
    return {
      load: async () => (await callEndpoint(inboxEndpoints.get, { params })).draft,
      save: async (body: string, based_on: string | null) => {
        const saved = await callEndpoint(inboxEndpoints.saveDraft, { params, body: { body, based_on } })
        show({ body, ...saved })
        return saved
      },
      discard: async (revision: string) => {
        await callEndpoint(inboxEndpoints.discardDraft, { params, query: { revision } })
        show(null)
      },
      isSame: (body: string, stored: AnswerDraft) => body === stored.body,
    }
  }, [callEndpoint, queryClient, threadId])
}
