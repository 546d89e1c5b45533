import { Button, Skeleton } from '@mantine/core'
import type { ThreadDetails } from '@troupe/contract/mail/inbox'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Link, type To } from 'react-router'
import { ApiError } from '../../../../lib/transport/api-error.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { ScreenTitle } from '../../../../ui/screen-title.tsx'
import { useChangeThread, useThread } from '../../api/inbox.ts'
import { ThreadHead, type ThreadHeadProps } from './thread-head.tsx'
import { ThreadMails } from './thread-mails.tsx'
import { threadTexts as texts } from './thread-texts.ts'
import classes from './thread-view.module.css'

interface ThreadViewProps extends Omit<ThreadHeadProps, 'thread'> {
  threadId: string
  campaignsPath: string
  /** The answer, below the mails. */
  renderAnswer: (thread: ThreadDetails) => ReactNode
}

/** An open thread: what can be done with it, its mails, and the answer. */
export function ThreadView({ threadId, campaignsPath, renderAnswer, ...head }: ThreadViewProps) {
  const { data: thread, error, isFetching, refetch } = useThread(threadId)
  useMarkRead(thread)
  const mailsRef = useShowNewest(thread)
  if (!thread) {
    if (!error || isFetching) return <ThreadSkeleton />
    return <Failure error={error} back={head.back} onRetry={() => void refetch()} />
  }
  return (
    <section className={classes.root} aria-label={thread.name || thread.address}>
      <ScreenTitle title={thread.name || thread.address} />
      <ThreadHead thread={thread} {...head} />
      <div ref={mailsRef} className={classes.mails}>
        <ThreadMails thread={thread} campaignsPath={campaignsPath} />
      </div>
      {renderAnswer(thread)}
    </section>
  )
}

/** Marks a thread as read when it is opened, and when a mail arrives while it is; not when the user marks it as unread. */
function useMarkRead(thread: ThreadDetails | undefined): void {
  const { mutate } = useChangeThread()
  const markRead = useEffectEvent((id: string) => {
    if (thread?.unread) mutate({ id, change: { unread: false } })
  })
  const id = thread?.id
  const newest = thread?.mails.at(-1)?.id
  useEffect(() => {
    if (id !== undefined && newest !== undefined) markRead(id)
  }, [id, newest])
}

/** Scrolls to the newest mail when a thread is opened and when a mail is added. */
function useShowNewest(thread: ThreadDetails | undefined) {
  const ref = useRef<HTMLDivElement>(null)
  const newest = thread?.mails.at(-1)?.id
  const isLong = (thread?.mails.length ?? 0) > 1
  useLayoutEffect(() => {
    if (newest === undefined || !isLong) return
    ref.current?.querySelector(`[data-mail="${newest}"]`)?.scrollIntoView({ block: 'start' })
  }, [newest, isLong])
  return ref
}

function ThreadSkeleton() {
  return (
    <div className={classes.skeleton} role="status" aria-label={texts.loading}>
      <Skeleton height={28} width="40%" />
      <Skeleton height={160} />
      <Skeleton height={160} />
    </div>
  )
}

interface FailureProps {
  error: Error
  back: To
  onRetry: () => void
}

function Failure({ error, back, onRetry }: FailureProps) {
  // Unknown or malformed id.
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 422)
  return (
    <div className={classes.notice}>
      {isMissing ? (
        <Notice title={texts.missing.title} text={texts.missing.text}>
          <Button component={Link} to={back} variant="default">
            {texts.back}
          </Button>
        </Notice>
      ) : (
        <Notice isError title={texts.failed} text={error.message}>
          <Button variant="default" onClick={onRetry}>
            {texts.retry}
          </Button>
        </Notice>
      )}
    </div>
  )
}
