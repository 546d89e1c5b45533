import { useDebouncedValue } from '@mantine/hooks'
import { undoMinutes } from '@troupe/contract/campaigns/mail-review'
import { useMemo, useState } from 'react'
import { useReview } from '../../api/mail-review.ts'
import { useSendEmail } from '../../api/send-email.ts'
import { useCompanyEntry } from '../../company/use-company-entry.ts'
import { type MailDraft, toReviewInput } from '../../drafts/mail-draft.ts'
import { useKeptDraft } from '../../drafts/use-kept-draft.ts'
import { useMailLaws } from '../../law/use-mail-laws.ts'
import { useSending } from '../use-sending.ts'
import { describeSteps } from './writing-steps.ts'
import { writingTexts } from './writing-texts.ts'

const texts = writingTexts.send

/** Pause in writing after which the figures are read again, in milliseconds. */
const quietMs = 400

/** The mail that the page writes, and all that its steps need. */
export function useWriting(onSent: (campaignId: string) => void) {
  const kept = useKeptDraft(true)
  const { draft, creators } = kept
  const company = useCompanyEntry()
  const send = useSendEmail()
  const sending = useSending({
    creators,
    draft,
    onStored: kept.forget,
    company,
    send,
    onSent: ({ campaign }) => onSent(campaign.id),
    complete: async () => {
      const revision = await kept.settle()
      // A mail that another window may have sent is not sent twice.
      return revision === null ? texts.unstored : { undo_minutes: undoMinutes, draft_revision: revision }
    },
  })
  const { provider } = sending
  const creatorIds = useMemo(() => creators.map(({ id }) => id), [creators])
  const [quietDraft] = useDebouncedValue(draft, quietMs)
  const choice = { provider, show: 'all', page: 1 } as const
  const overview = useReview(toReviewInput(quietDraft, creatorIds, choice), { isReady: kept.isReady })
  const laws = useMailLaws(creatorIds)
  // The page waits for what is missing, so as not to move afterwards. A later failure must not take the editor away.
  const [isReady, setReady] = useState(false)
  if (!isReady && kept.isReady && !overview.isPending && !laws.isLoading) setReady(true)
  return {
    kept,
    isReady,
    creators,
    creatorIds,
    draft,
    quietDraft,
    change: (parts: Partial<MailDraft>) => kept.change((current) => ({ ...current, ...parts })),
    company,
    sending,
    isSending: sending.isStarted || company.isSaving,
    overview: overview.data,
    counts: overview.data?.counts,
    refusal: overview.data?.refusal ?? null,
    states: describeSteps({ draft, creators: creators.length, counts: overview.data?.counts }),
  }
}

export type Writing = ReturnType<typeof useWriting>
