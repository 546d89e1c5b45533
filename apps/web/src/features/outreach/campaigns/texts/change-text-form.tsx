import { Alert, Button, Group, Input, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { CampaignText } from '@troupe/contract/campaigns/campaign-changes'
import type { Campaign } from '@troupe/contract/mail/campaigns'
import { useRef, useState } from 'react'
import { useKeptFocus } from '../../../../lib/use-kept-focus.ts'
import { useChangeText } from '../../api/campaign-changes.ts'
import { SubjectInput } from '../../compose/subject-input.tsx'
import { MailEditor } from '../../editor/mail-editor.tsx'
import classes from './written-mails.module.css'
import { writtenTexts } from './written-texts.ts'

const texts = writtenTexts.dialog

interface ChangeTextFormProps {
  campaign: Campaign
  text: CampaignText
  onDirty: (isDirty: boolean) => void
  onBusy: (isBusy: boolean) => void
  onCancel: () => void
  onDone: () => void
}

/** The text of a step, and how many mails a change reaches. */
export function ChangeTextForm({ campaign, text, onDirty, onBusy, onCancel, onDone }: ChangeTextFormProps) {
  // The text that was opened: a later one would overwrite what is being written.
  const [opened] = useState(text)
  const [draft, setDraft] = useState({ subject: opened.subject ?? '', body: opened.html })
  const [problem, setProblem] = useState<string | null>(null)
  const change = useChangeText(campaign.id)
  const root = useRef<HTMLDivElement>(null)
  useKeptFocus(root, change.isPending)
  const isFirst = opened.step === 0
  const write = (parts: Partial<typeof draft>) => {
    setDraft((current) => ({ ...current, ...parts }))
    setProblem(null)
    onDirty(true)
  }
  const submit = () => {
    const subject = draft.subject.trim()
    if (draft.body === '' || (isFirst && subject === '')) return setProblem(texts.incomplete)
    onBusy(true)
    const changed = { body: draft.body, revision: opened.revision, ...(subject === '' ? {} : { subject }) }
    change.mutate(
      { step: opened.step, text: changed },
      {
        onSuccess: ({ changed: count, left }) => {
          notifications.show({ message: texts.reach(count, left) })
          onDone()
        },
        onError: ({ message }) => setProblem(texts.failed(message)),
        onSettled: () => onBusy(false),
      },
    )
  }
  return (
    <div ref={root} className={classes.form} tabIndex={-1}>
      <SubjectInput
        label={isFirst ? writtenTexts.subject : texts.threadSubject}
        value={draft.subject}
        onChange={(subject) => write({ subject })}
        isDisabled={change.isPending}
        isFirst
      />
      <div>
        <Input.Label component="div" mb={4}>
          {texts.body}
        </Input.Label>
        <MailEditor
          label={texts.body}
          value={draft.body}
          onChange={(body) => write({ body })}
          isDisabled={change.isPending}
        />
      </div>
      <div>
        <Text size="sm" role="status">
          {texts.reach(text.open, text.left)}
        </Text>
        {campaign.state === 'running' && (
          <Text size="sm" c="dimmed">
            {texts.whileOpen}
          </Text>
        )}
      </div>
      {problem !== null && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <Group justify="flex-end" gap={8}>
        <Button variant="default" disabled={change.isPending} onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button loading={change.isPending} onClick={submit}>
          {texts.submit(text.open)}
        </Button>
      </Group>
    </div>
  )
}
