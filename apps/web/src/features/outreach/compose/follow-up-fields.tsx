import { Button, CloseButton, Group, NumberInput, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { maxDelayHours, maxFollowUps } from '@troupe/contract/outreach'
import { type Dispatch, type SetStateAction, useState } from 'react'
import {
  addFollowUp,
  changeFollowUp,
  type FollowUpDraft,
  type MailDraft,
  removeFollowUp,
} from '../drafts/mail-draft.ts'
import { MailEditor } from '../editor/mail-editor.tsx'
import classes from './compose.module.css'
import { composeTexts } from './compose-texts.ts'
import { SubjectInput } from './subject-input.tsx'

const texts = composeTexts.followUps

interface FollowUpFieldsProps {
  followUps: readonly FollowUpDraft[]
  onDraft: Dispatch<SetStateAction<MailDraft>>
  isDisabled: boolean
}

/** Fields of the further mails to creators who do not reply. */
export function FollowUpFields({ followUps, onDraft, isDisabled }: FollowUpFieldsProps) {
  return (
    <>
      {followUps.map((followUp, index) => (
        <FollowUpFieldset
          key={followUp.key}
          number={index + 1}
          followUp={followUp}
          isDisabled={isDisabled}
          onChange={(parts) => onDraft((draft) => changeFollowUp(draft, followUp.key, parts))}
          onRemove={() => onDraft((draft) => removeFollowUp(draft, followUp.key))}
        />
      ))}
      {followUps.length < maxFollowUps && (
        <Group gap={12}>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={isDisabled}
            onClick={() => onDraft(addFollowUp)}
          >
            {texts.add}
          </Button>
          <Text size="sm" c="dimmed">
            {texts.hint}
          </Text>
        </Group>
      )}
    </>
  )
}

interface FollowUpFieldsetProps {
  number: number
  followUp: FollowUpDraft
  isDisabled: boolean
  onChange: (parts: Partial<FollowUpDraft>) => void
  onRemove: () => void
}

function FollowUpFieldset({ number, followUp, isDisabled, onChange, onRemove }: FollowUpFieldsetProps) {
  // While it is empty, the follow-up keeps its days.
  const [isEmptied, setEmptied] = useState(false)
  const changeDays = (days: string | number) => {
    setEmptied(days === '')
    if (days !== '') onChange({ delayDays: Math.max(1, Number(days)) })
  }
  return (
    <fieldset className={classes.followUp}>
      <legend className={classes.legend}>{texts.title(number)}</legend>
      <CloseButton
        className={classes.removeFollowUp}
        aria-label={texts.remove(number)}
        disabled={isDisabled}
        onClick={onRemove}
      />
      <div className={classes.followUpLine}>
        <NumberInput
          className={classes.delay}
          label={texts.delay}
          min={1}
          max={maxDelayHours / 24}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="strict"
          disabled={isDisabled}
          value={isEmptied ? '' : followUp.delayDays}
          onChange={changeDays}
          onBlur={() => setEmptied(false)}
        />
        <SubjectInput
          label={texts.subject}
          value={followUp.subject}
          isDisabled={isDisabled}
          onChange={(subject) => onChange({ subject })}
        />
      </div>
      <MailEditor
        label={texts.body(number)}
        value={followUp.body}
        isDisabled={isDisabled}
        onChange={(body) => onChange({ body })}
      />
    </fieldset>
  )
}
