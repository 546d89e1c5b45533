import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ConversationSummary } from '@troupe/contract/conversations'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useConversations } from '../../api/conversation-calls.ts'
import { assistantTexts } from '../conversation/assistant-texts.ts'
import { ConversationItem } from './conversation-item.tsx'
import classes from './conversation-navigation.module.css'
import { DeleteConversationDialog } from './delete-conversation-dialog.tsx'
import { RenameConversationDialog } from './rename-conversation-dialog.tsx'

const texts = assistantTexts.navigation

interface ConversationNavigationProps {
  /** The path of a new conversation; paths of the others are below it. */
  path: string
  currentId: string | undefined
  /** Called to start a new conversation. */
  onStartAnew: () => void
  /** Called when a link is followed. */
  onNavigate?: () => void
}

type Asked = { what: 'rename' | 'delete'; about: ConversationSummary }

/** The user's conversations, with a button for a new one. */
export function ConversationNavigation({ path, currentId, onStartAnew, onNavigate }: ConversationNavigationProps) {
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked | null>(null)
  const leaveDeleted = (id: string) => {
    if (id === currentId) void navigate(path, { replace: true })
  }
  const start = () => {
    onStartAnew()
    onNavigate?.()
  }
  const close = () => setAsked(null)
  return (
    <nav className={classes.root} aria-label={texts.label}>
      <Button
        component={Link}
        to={path}
        variant="default"
        fullWidth
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={start}
      >
        {texts.start}
      </Button>
      <ConversationList path={path} currentId={currentId} onNavigate={onNavigate} onAsk={setAsked} />
      <RenameConversationDialog conversation={asked?.what === 'rename' ? asked.about : null} onClose={close} />
      <DeleteConversationDialog
        conversation={asked?.what === 'delete' ? asked.about : null}
        onClose={close}
        onDelete={leaveDeleted}
      />
    </nav>
  )
}

interface ConversationListProps {
  path: string
  currentId: string | undefined
  onNavigate: (() => void) | undefined
  onAsk: (asked: Asked) => void
}

function ConversationList({ path, currentId, onNavigate, onAsk }: ConversationListProps) {
  const { conversations, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useConversations()
  if (!conversations) {
    return error && !isFetching ? <ListFailure error={error} onRetry={() => void refetch()} /> : <ListSkeleton />
  }
  if (conversations.length === 0) {
    return (
      <Text size="sm" c="dimmed" className={classes.note}>
        {texts.none}
      </Text>
    )
  }
  return (
    <>
      <ul className={classes.list}>
        {conversations.map((conversation) => (
          <ConversationItem
            key={conversation.id}
            conversation={conversation}
            to={`${path}/${conversation.id}`}
            isCurrent={conversation.id === currentId}
            onNavigate={onNavigate}
            onRename={() => onAsk({ what: 'rename', about: conversation })}
            onDelete={() => onAsk({ what: 'delete', about: conversation })}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="subtle" size="compact-md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  )
}

function ListFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Stack gap={8} align="start" className={classes.note} role="alert">
      <Text size="sm">
        {texts.failed} {error.message}
      </Text>
      <Button variant="default" size="compact-sm" onClick={onRetry}>
        {assistantTexts.retry}
      </Button>
    </Stack>
  )
}

function ListSkeleton() {
  return (
    <div className={classes.note} aria-hidden>
      <Skeleton height={20} width="80%" mb={20} />
      <Skeleton height={20} width="60%" mb={20} />
      <Skeleton height={20} width="70%" />
    </div>
  )
}
