import { ActionIcon, Anchor, Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import type { ReviewedMail } from '@troupe/contract/campaigns/mail-review'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { CreatorAvatar } from '../../../../ui/creator/creator-avatar.tsx'
import { PlatformGlyph } from '../../../../ui/creator/platform-glyph.tsx'
import { Moment } from '../../../../ui/moment.tsx'
import { ContactPill } from '../../contacts/contact-pill.tsx'
import { labelMergeFields } from '../../name-merge-field.ts'
import { describeReason } from '../recipient-summary.tsx'
import { OpenedMail } from './opened-mail.tsx'
import type { Writing } from './use-writing.ts'
import classes from './writing.module.css'
import { writingTexts } from './writing-texts.ts'

const texts = writingTexts.list

interface ReviewRowProps {
  mail: ReviewedMail
  writing: Writing
  campaignsPath: string
  onRemove: ((creatorId: string) => void) | undefined
  onWriteAnyway: (isWritten: boolean) => void
}

/** A creator with the mail that would leave, or why none does. */
export function ReviewRow({ mail, writing, campaignsPath, onRemove, onWriteAnyway }: ReviewRowProps) {
  const { creator, left_out, to } = mail
  const [isOpen, { toggle }] = useDisclosure()
  const name = creator.title || creator.handle
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    findNextButton(currentTarget)?.focus({ preventScroll: true })
    onRemove?.(creator.id)
  }
  return (
    <li className={classes.row} data-left-out={left_out !== null || undefined}>
      <CreatorAvatar src={creator.avatar_path} name={name} size={36} />
      <div className={classes.who}>
        <Text size="sm" fw={600} truncate>
          <PlatformGlyph platform={creator.platform} size={14} /> <bdi>{name}</bdi>
        </Text>
        <Text size="sm" c="dimmed" truncate>
          {to ?? texts.noAddress}
        </Text>
      </div>
      <div className={classes.what}>
        <RowFacts mail={mail} campaignsPath={campaignsPath} withSubject={onRemove === undefined} />
      </div>
      <div className={classes.acts}>
        <AnywayButton mail={mail} writing={writing} name={name} onWriteAnyway={onWriteAnyway} />
        {onRemove ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            data-remove
            aria-label={writingTexts.recipients.remove(name)}
            onClick={remove}
          >
            <IconX size={18} stroke={1.6} />
          </ActionIcon>
        ) : (
          left_out === null && (
            <Button
              variant="default"
              size="xs"
              aria-expanded={isOpen}
              aria-label={isOpen ? texts.closeMail(name) : texts.readMail(name)}
              onClick={toggle}
            >
              {isOpen ? texts.close : texts.read}
            </Button>
          )
        )}
      </div>
      {isOpen && left_out === null && <OpenedMail creatorId={creator.id} name={name} writing={writing} />}
    </li>
  )
}

interface RowFactsProps {
  mail: ReviewedMail
  campaignsPath: string
  withSubject: boolean
}

/** The subject or why there is no mail, and the last mail. */
function RowFacts({ mail, campaignsPath, withSubject }: RowFactsProps) {
  const { left_out, subject, last_mail, contact, to } = mail
  const isTold = last_mail !== null && contact?.outcome === 'written' && contact.link === 'channel'
  // The address stands beside the name.
  const detail = left_out?.detail === to ? null : (left_out?.detail ?? null)
  return (
    <>
      {left_out ? (
        <Text size="sm" className={classes.leftOut}>
          {texts.leftOut(describeReason({ ...left_out, detail }))}
        </Text>
      ) : (
        withSubject && (
          <Text size="sm" dir="auto" className={classes.subject}>
            {subject || texts.noSubject}
          </Text>
        )
      )}
      {contact && !isTold && (
        <div>
          <ContactPill contact={contact} />
        </div>
      )}
      {last_mail && (
        <Text size="sm" c="dimmed">
          <Moment label={texts.lastMail} at={last_mail.at} />{' '}
          <Anchor
            component={Link}
            to={`${campaignsPath}/${last_mail.campaign_id}`}
            size="sm"
            dir="auto"
            underline="always"
          >
            {labelMergeFields(last_mail.campaign_subject)}
          </Anchor>
        </Text>
      )}
    </>
  )
}

interface AnywayButtonProps extends Pick<ReviewRowProps, 'mail' | 'writing' | 'onWriteAnyway'> {
  name: string
}

/** Includes a creator who had a mail lately, or leaves them out again. */
function AnywayButton({ mail: { creator, left_out }, writing, name, onWriteAnyway }: AnywayButtonProps) {
  const { draft, isSending } = writing
  if (!draft.skipsWritten) return null
  const isWritten = draft.writtenAnyway.includes(creator.id)
  if (!isWritten && left_out?.reason !== 'written_lately') return null
  return (
    <Button
      variant="default"
      size="xs"
      disabled={isSending}
      aria-label={isWritten ? texts.leaveOutName(name) : texts.writeAnywayTo(name)}
      onClick={() => onWriteAnyway(!isWritten)}
    >
      {isWritten ? texts.leaveOut : texts.writeAnyway}
    </Button>
  )
}

/** The button that takes the place of a row's, which is removed with it. */
function findNextButton(button: HTMLElement): HTMLElement | null | undefined {
  const row = button.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  return neighbour?.querySelector<HTMLElement>('[data-remove]')
}
