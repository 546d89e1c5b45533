import { Alert, Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { Campaign } from '@troupe/contract/mail/campaigns'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatMinutesAndSeconds, useSecondsUntil } from '../../../lib/countdown.ts'
import { formatTimeUntil } from '../../../lib/format/dates.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useUndoSend } from '../api/mail-review.ts'
import { undoTexts as texts } from './undo-texts.ts'

/** Seconds up to which the time that is left is counted down. */
const countedSeconds = 3600

interface UndoBarProps {
  campaign: Campaign
  /** Path of the page on which the mail is written again. */
  writingPath: string
}

/** When a campaign leaves, with the way to undo it; nothing if it cannot be undone. */
export function UndoBar({ campaign, writingPath }: UndoBarProps) {
  const { state, has_draft, scheduled_at, counts } = campaign
  const { undo, isPending, question } = useUndo(campaign.id, writingPath)
  const isKept = state === 'cancelled'
  if (!has_draft) return null
  return (
    <>
      <Alert p={12} aria-label={texts.label} role="region">
        <Group justify="space-between" gap="8px 24px">
          <div>
            {state === 'scheduled' && scheduled_at !== null ? (
              <Leaving at={scheduled_at} count={counts.waiting} />
            ) : (
              <Text size="sm">{isKept ? texts.kept : texts.nothingLeft}</Text>
            )}
          </div>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            loading={isPending}
            onClick={() => undo(false)}
          >
            {isKept ? texts.bringBack : texts.undo}
          </Button>
        </Group>
      </Alert>
      {question}
    </>
  )
}

/** Undoes the campaign and goes to its mail; asks first if that would replace another one. */
function useUndo(campaignId: string, writingPath: string) {
  const navigate = useNavigate()
  const undoSend = useUndoSend(campaignId)
  const [isAsking, setAsking] = useState(false)
  const undo = (replacesDraft: boolean) =>
    undoSend.mutate(
      { replace_draft: replacesDraft },
      {
        onSuccess: ({ is_draft_in_the_way }) => {
          setAsking(is_draft_in_the_way)
          if (!is_draft_in_the_way) void navigate(writingPath)
        },
        onError: ({ message }) => {
          setAsking(false)
          notifications.show({ color: 'red', title: texts.failed, message, autoClose: false })
        },
      },
    )
  const question = (
    <ConfirmDialog
      isOpen={isAsking}
      title={texts.otherDraft.title}
      question={texts.otherDraft.question}
      confirm={texts.otherDraft.confirm}
      isBusy={undoSend.isPending}
      onConfirm={() => undo(true)}
      onClose={() => setAsking(false)}
    />
  )
  return { undo, isPending: undoSend.isPending, question }
}

function Leaving({ at, count }: { at: string; count: number }) {
  const seconds = useSecondsUntil(new Date(at).getTime())
  const isNear = seconds <= countedSeconds
  return (
    <>
      <Text fw={600} style={{ fontVariantNumeric: 'tabular-nums' }} role={isNear ? 'timer' : undefined}>
        {seconds === 0
          ? texts.leaving
          : isNear
            ? texts.leavesIn(count, formatMinutesAndSeconds(seconds))
            : texts.leavesLater(count, formatTimeUntil(new Date(at), new Date()))}
      </Text>
      <Text size="sm" c="dimmed">
        {texts.hint}
      </Text>
    </>
  )
}
