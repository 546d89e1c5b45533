import { Alert, Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { AnswerDecision } from '@troupe/contract/mail/thread-answers'
import type { ThreadMail } from '@troupe/contract/mail/thread-mails'
import { useState } from 'react'
import { tell } from '../../../../lib/language/tell.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { useDecideAnswer } from '../../api/thread-answers.ts'
import { threadTexts } from './thread-texts.ts'

const texts = threadTexts.outcome

interface AnswerOutcomeProps {
  mail: Extract<ThreadMail, { type: 'answer' }>
  threadId: string
}

/** Choices for an answer that was not sent, or not yet after an attempt, or whose outcome is unknown. */
export function AnswerOutcome({ mail, threadId }: AnswerOutcomeProps) {
  const decide = useDecideAnswer(threadId)
  const [isAsking, setAsking] = useState(false)
  const isUnknown = mail.state === 'unknown'
  const isFailed = mail.state === 'failed'
  const isRetried = mail.state === 'queued' && mail.message !== null
  if (!isUnknown && !isFailed && !isRetried) return null
  const title = isUnknown ? texts.unknown : texts.failed
  const choose = (decision: AnswerDecision) => {
    setAsking(false)
    decide.mutate(
      { id: mail.id, decision },
      {
        onError: ({ message }) => notifications.show({ color: 'red', title: texts.decideFailed, message }),
      },
    )
  }
  const option = (decision: AnswerDecision, label: string, act: () => void) => (
    <Button
      variant="default"
      size="xs"
      disabled={decide.isPending}
      loading={decide.isPending && decide.variables.decision === decision}
      onClick={act}
    >
      {label}
    </Button>
  )
  return (
    <Alert color={isFailed ? 'red' : 'yellow'} title={isRetried ? undefined : title} mt={8}>
      <Text size="sm">{mail.message === null ? isUnknown && texts.unknownHint : tell(mail, mail.message)}</Text>
      <Group gap={8} mt={12}>
        {isUnknown && option('sent', texts.arrived, () => choose('sent'))}
        {!isRetried && option('resend', texts.resend, () => (isUnknown ? setAsking(true) : choose('resend')))}
        {option('withdraw', texts.withdraw, () => choose('withdraw'))}
      </Group>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.ask.title}
        question={texts.ask.question}
        confirm={texts.ask.confirm}
        isBusy={decide.isPending}
        onConfirm={() => choose('resend')}
        onClose={() => setAsking(false)}
      />
    </Alert>
  )
}
