import { Skeleton, Text } from '@mantine/core'
import { usePreview } from '../../api/preview-mail.ts'
import { toPreviewInput } from '../../drafts/mail-draft.ts'
import { MailFrame } from '../../mail-frame.tsx'
import compose from '../compose.module.css'
import { composeTexts } from '../compose-texts.ts'
import type { Writing } from './use-writing.ts'
import classes from './writing.module.css'
import { writingTexts } from './writing-texts.ts'

const texts = writingTexts.list

interface OpenedMailProps {
  creatorId: string
  name: string
  writing: Writing
}

/** The mail and its follow-ups as one creator gets them. */
export function OpenedMail({ creatorId, name, writing }: OpenedMailProps) {
  const { quietDraft, sending } = writing
  const input = toPreviewInput(quietDraft, [creatorId], { creatorId, provider: sending.provider })
  const { data, error } = usePreview(input)
  return (
    <div className={classes.opened}>
      {error && (
        <Text size="sm" c="red" role="alert">
          {texts.openFailed}
        </Text>
      )}
      {!data && !error && <Skeleton height={280} />}
      {data?.shown?.mails.map((mail, index) => (
        <div key={index === 0 ? 'first' : `follow-up-${index}`} className={classes.paper}>
          <Text size="sm" fw={600} dir="auto" className={classes.paperHead}>
            {index === 0 ? mail.subject || texts.noSubject : texts.followUp(index, mail.subject)}
          </Text>
          <MailFrame html={mail.html} title={composeTexts.preview.frame(name)} className={compose.frame} />
        </div>
      ))}
    </div>
  )
}
