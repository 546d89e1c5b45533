import { ActionIcon, Group, SegmentedControl, Select, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { PreviewResponse } from '@troupe/contract/outreach'
import { useState } from 'react'
import { MailFrame } from '../mail-frame.tsx'
import classes from './compose.module.css'
import { composeTexts } from './compose-texts.ts'
import type { MailCreator } from './find-send-problem.ts'
import { describeReason } from './recipient-summary.tsx'

const texts = composeTexts.preview
const listedCreators = 100

interface MailPreviewProps {
  creators: readonly MailCreator[]
  preview: PreviewResponse
  onCreator: (creatorId: string) => void
}

/** Preview of the mail for each of the creators. */
export function MailPreview({ creators, preview, onCreator }: MailPreviewProps) {
  const [chosenMail, setChosenMail] = useState(0)
  const { shown, unknown_fields } = preview
  if (!shown) return null
  const { creator, mails } = shown
  const number = Math.min(chosenMail, mails.length - 1)
  const mail = mails[number]
  const leftOut = preview.left_out.find((entry) => entry.creator.id === creator.id)
  return (
    <div className={classes.preview}>
      <CreatorChoice creators={creators} current={creator.id} onChange={onCreator} />
      {leftOut && (
        <Text size="sm" c="red">
          {texts.notSent(describeReason(leftOut))}
        </Text>
      )}
      {unknown_fields.length > 0 && (
        <Text size="sm" c="red">
          {texts.unknownFields(unknown_fields)}
        </Text>
      )}
      {mails.length > 1 && (
        <SegmentedControl
          size="xs"
          aria-label={texts.mail}
          value={String(number)}
          onChange={(value) => setChosenMail(Number(value))}
          data={mails.map((_, index) => ({
            value: String(index),
            label: index === 0 ? texts.first : composeTexts.followUps.title(index),
          }))}
        />
      )}
      {mail && (
        <div className={classes.paper}>
          <dl className={classes.envelope}>
            <dt>{texts.to}</dt>
            <dd>{shown.to ?? texts.noAddress}</dd>
            <dt>{texts.subject}</dt>
            {mail.subject ? (
              <dd dir="auto">{mail.subject}</dd>
            ) : (
              <dd className={classes.noSubject}>{texts.noSubject}</dd>
            )}
          </dl>
          <MailFrame html={mail.html} title={texts.frame(creator.title)} className={classes.frame} />
        </div>
      )}
    </div>
  )
}

interface CreatorChoiceProps {
  creators: readonly MailCreator[]
  current: string
  onChange: (creatorId: string) => void
}

function CreatorChoice({ creators, current, onChange }: CreatorChoiceProps) {
  const index = creators.findIndex(({ id }) => id === current)
  const step = (distance: number) => {
    const target = creators[(index + distance + creators.length) % creators.length]
    if (target) onChange(target.id)
  }
  return (
    <Group gap={4} align="flex-end" wrap="nowrap">
      <Select
        className={classes.grow}
        label={texts.as}
        size="sm"
        searchable
        allowDeselect={false}
        limit={listedCreators}
        data={creators.map(({ id, title }) => ({ value: id, label: title }))}
        value={current}
        onChange={(id) => id !== null && onChange(id)}
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={texts.previous}
        disabled={creators.length < 2}
        onClick={() => step(-1)}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={texts.next}
        disabled={creators.length < 2}
        onClick={() => step(1)}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
    </Group>
  )
}
