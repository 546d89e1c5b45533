import { Button, Skeleton } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router'
import { ApiError } from '../../../../lib/transport/api-error.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { useConversation } from '../../api/conversation-calls.ts'
import type { AssistantActions } from '../conversation/assistant-actions.ts'
import { assistantTexts } from '../conversation/assistant-texts.ts'
import { fromSavedMessage } from '../conversation/chat-message.ts'
import classes from './chat-view.module.css'
import { ChatFrame, ChatView } from './chat-view.tsx'

const texts = assistantTexts.opening

interface OpenedChatProps {
  /** Button that toggles the navigation. */
  controls: ReactNode
  actions: AssistantActions
  onBegun: (id: string) => void
}

/** A conversation that has not begun yet. */
export function NewChat(props: OpenedChatProps) {
  return <ChatView initial={[]} conversationId={undefined} {...props} />
}

/** A saved conversation. */
export function SavedChat({ id, path, ...props }: OpenedChatProps & { id: string; path: string }) {
  const { data, error, isFetching, refetch } = useConversation(id)
  const initial = useMemo(() => data?.messages.map(fromSavedMessage), [data])
  if (initial) return <ChatView initial={initial} conversationId={id} {...props} />
  return (
    <ChatFrame controls={props.controls}>
      {error && !isFetching ? <Failure error={error} path={path} onRetry={() => void refetch()} /> : <ChatSkeleton />}
    </ChatFrame>
  )
}

function Failure({ error, path, onRetry }: { error: Error; path: string; onRetry: () => void }) {
  // The server rejects an impossible conversation id as invalid.
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 422)
  if (!isMissing) {
    return (
      <Notice isError title={texts.failed} text={error.message}>
        <Button variant="default" onClick={onRetry}>
          {assistantTexts.retry}
        </Button>
      </Notice>
    )
  }
  return (
    <Notice {...texts.notFound}>
      <Button component={Link} to={path} variant="default">
        {assistantTexts.navigation.start}
      </Button>
    </Notice>
  )
}

function ChatSkeleton() {
  return (
    <div className={classes.skeleton} aria-hidden>
      <Skeleton height={64} className={classes.skeletonQuestion} />
      <Skeleton height={20} width="60%" />
      <Skeleton height={200} />
    </div>
  )
}
