import { useMutation } from '@tanstack/react-query'
import type { Collection } from '@troupe/contract/collections'
import { useReadAllMembers } from '../api/collection-members.ts'
import type { CollectionActions } from '../collection-actions.ts'
import { showFailure, showSuccess } from '../collection-messages.ts'
import { collectionTexts as texts } from '../collection-texts.ts'

/** Reads everybody of a collection and hands them to whoever writes the mail. */
export function useBulkEmail(collection: Collection, onSendEmail: NonNullable<CollectionActions['onSendEmail']>) {
  const readAll = useReadAllMembers()
  const reading = useMutation({
    mutationFn: () => readAll(collection),
    onSuccess: (creators) => onSendEmail(creators, () => showSuccess(texts.emailSent)),
    onError: (error) => showFailure(texts.detail.failed, error),
  })
  return { isReading: reading.isPending, start: () => reading.mutate() }
}
