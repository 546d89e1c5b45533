import { ActionIcon, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconDownload, IconPaperclip, IconShieldX } from '@tabler/icons-react'
import type { Attachment } from '@troupe/contract/mail/thread-mails'
import { formatBytes } from '../../../../lib/format/numbers.ts'
import { tell } from '../../../../lib/language/tell.ts'
import { StateMark } from '../../../../ui/state-mark.tsx'
import { useSaveAttachment } from '../../api/thread-answers.ts'
import classes from './thread-mails.module.css'
import { threadTexts } from './thread-texts.ts'

const texts = threadTexts.files

/** The files of a mail: to be saved, or why they cannot be. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  return (
    <ul className={classes.files} aria-label={texts.list}>
      {attachments.map((attachment) => (
        <AttachmentItem key={attachment.id} attachment={attachment} />
      ))}
    </ul>
  )
}

function AttachmentItem({ attachment }: { attachment: Attachment }) {
  const { name, size, state, message } = attachment
  const save = useSaveAttachment()
  const Icon = state === 'dangerous' ? IconShieldX : IconPaperclip
  return (
    <li className={classes.file} data-state={state}>
      <Icon size={18} stroke={1.6} aria-hidden className={classes.fileIcon} />
      <span className={classes.fileFacts}>
        <bdi className={classes.fileName}>{name}</bdi>
        <Text span size="xs" c="dimmed" className={classes.facts}>
          <span>{formatBytes(size)}</span>
          {state === 'dangerous' && <StateMark tone="bad">{texts.dangerous}</StateMark>}
          {state === 'too_large' && <StateMark tone="warning">{texts.tooLarge}</StateMark>}
        </Text>
        {message !== null && (
          <Text span size="xs" display="block">
            {tell(attachment, message)}
          </Text>
        )}
      </span>
      {state === 'ready' && (
        <ActionIcon
          variant="default"
          size={40}
          aria-label={texts.save(name)}
          loading={save.isPending}
          onClick={() =>
            save.mutate(attachment, {
              onError: (error) => notifications.show({ color: 'red', title: texts.failed, message: error.message }),
            })
          }
        >
          <IconDownload size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}
