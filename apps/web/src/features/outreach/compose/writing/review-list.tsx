import { Button, Checkbox, Pagination, Select, Skeleton, Text } from '@mantine/core'
import {
  type ReviewFilter,
  type ReviewResponse,
  reviewFilters,
  reviewPageSize,
} from '@troupe/contract/campaigns/mail-review'
import { quietDays } from '@troupe/contract/outreach'
import { useState } from 'react'
import { Notice } from '../../../../ui/notice.tsx'
import framed from '../../../../ui/settings/framed-list.module.css'
import { useReview } from '../../api/mail-review.ts'
import { setWrittenAnyway, toReviewInput } from '../../drafts/mail-draft.ts'
import { composeTexts } from '../compose-texts.ts'
import { ReviewRow } from './review-row.tsx'
import type { Writing } from './use-writing.ts'
import classes from './writing.module.css'
import { writingTexts } from './writing-texts.ts'

const texts = writingTexts.list

interface ReviewListProps {
  writing: Writing
  campaignsPath: string
  /** Takes a creator off the mail; without it, the mails can be read. */
  onRemove?: (creatorId: string) => void
}

/** The mails that would leave and the creators left out, page by page. */
export function ReviewList({ writing, campaignsPath, onRemove }: ReviewListProps) {
  const { draft, quietDraft, change, kept, creatorIds, sending, isSending } = writing
  const [show, setShow] = useState<ReviewFilter>('all')
  const [wantedPage, setPage] = useState(1)
  const pages = Math.max(1, Math.ceil((writing.counts?.[show] ?? 1) / reviewPageSize))
  const page = Math.min(wantedPage, pages)
  // Choices among the creators count at once, the text after the pause in writing.
  const { skipsWritten, writtenAnyway } = draft
  const asked = { ...quietDraft, skipsWritten, writtenAnyway }
  // Without the overview, the list would take the height of its skeleton at each step, and move the button below it.
  const review = useReview(toReviewInput(asked, creatorIds, { provider: sending.provider, show, page }), {
    before: writing.overview,
  })
  const { data, error } = review
  if (!data) {
    if (!error) return <Skeleton height={320} />
    return (
      <Notice isError title={texts.failed} text={error.message}>
        <Button variant="default" onClick={() => void review.refetch()}>
          {texts.retry}
        </Button>
      </Notice>
    )
  }
  const chosen = new Set(creatorIds)
  const mails = data.mails.filter(({ creator }) => chosen.has(creator.id))
  return (
    <>
      <ListHead
        counts={data.counts}
        show={show}
        onShow={(filter) => {
          setShow(filter)
          setPage(1)
        }}
        skipsWritten={skipsWritten}
        onSkipsWritten={(skips) => change({ skipsWritten: skips, writtenAnyway: [] })}
        isDisabled={isSending}
      />
      {mails.length === 0 ? (
        <Text c="dimmed">{texts.none}</Text>
      ) : (
        <ul className={framed.root} aria-label={texts.label} aria-busy={review.isPlaceholderData}>
          {mails.map((mail) => (
            <ReviewRow
              key={mail.creator.id}
              mail={mail}
              writing={writing}
              campaignsPath={campaignsPath}
              onRemove={onRemove}
              onWriteAnyway={(isWritten) =>
                kept.change((current) => setWrittenAnyway(current, mail.creator.id, isWritten))
              }
            />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav aria-label={texts.pages} className={classes.pages}>
          <Pagination total={pages} value={page} onChange={setPage} />
        </nav>
      )}
    </>
  )
}

interface ListHeadProps {
  counts: ReviewResponse['counts']
  show: ReviewFilter
  onShow: (show: ReviewFilter) => void
  skipsWritten: boolean
  onSkipsWritten: (skips: boolean) => void
  isDisabled: boolean
}

/** Chooses which creators are listed, and whether those who had a mail lately are left out. */
function ListHead({ counts, show, onShow, skipsWritten, onSkipsWritten, isDisabled }: ListHeadProps) {
  return (
    <div className={classes.listHead}>
      <Select
        label={texts.filter}
        w={240}
        allowDeselect={false}
        value={show}
        data={reviewFilters.map((filter) => ({ value: filter, label: texts.filters[filter](counts[filter]) }))}
        onChange={(filter) => onShow(reviewFilters.find((each) => each === filter) ?? 'all')}
      />
      {counts.written_lately > 0 && (
        <Checkbox
          label={composeTexts.recipients.skipWritten(counts.written_lately, quietDays)}
          checked={skipsWritten}
          disabled={isDisabled}
          onChange={(event) => onSkipsWritten(event.currentTarget.checked)}
        />
      )}
    </div>
  )
}
