import { Text } from '@mantine/core'
import type { ThreadMail } from '@troupe/contract/mail/thread-mails'
import { AttachmentList } from './attachment-list.tsx'
import { MailLayout } from './mail-layout.tsx'
import { MailText } from './mail-text.tsx'
import { threadTexts as texts } from './thread-texts.ts'

export type ReceivedThreadMail = Extract<ThreadMail, { type: 'received' }>

/** A mail that came back: its text or its own layout, and its files. */
export function ReceivedMailBody({ mail }: { mail: ReceivedThreadMail }) {
  const { is_permanent: isPermanent, cause, has_html: hasHtml, attachments } = mail
  const content = <MailText mail={mail} />
  return (
    <>
      {isPermanent !== null && (
        <Text size="sm" c="dimmed">
          {isPermanent ? texts.noSuchAddress : cause === 'delayed' ? texts.delayed : texts.later}
        </Text>
      )}
      {hasHtml ? <MailLayout mailId={mail.id}>{content}</MailLayout> : content}
      {attachments.length > 0 && <AttachmentList attachments={attachments} />}
    </>
  )
}
