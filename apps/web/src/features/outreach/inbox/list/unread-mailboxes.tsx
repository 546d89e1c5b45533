import { Alert, Anchor, Text } from '@mantine/core'
import { isUnread } from '@troupe/contract/mail/mailbox-reading'
import { Link } from 'react-router'
import { tell } from '../../../../lib/language/tell.ts'
import { useMailboxReadings } from '../../api/mailbox-reading.ts'
import { inboxTexts } from '../texts/inbox-texts.ts'
import classes from './thread-list.module.css'

const texts = inboxTexts.unreadMailboxes

/** Says why answers are missing, if one of the user's mailboxes cannot be read. */
export function UnreadMailboxes({ settingsPath }: { settingsPath: string }) {
  const { data } = useMailboxReadings()
  const readings = data?.flatMap(({ reading }) => reading ?? []) ?? []
  const failure = readings.find((reading) => isUnread(reading, new Date()))?.failure
  if (!failure) return null
  return (
    <div className={classes.unread}>
      <Alert color="yellow" role="status" title={texts.title(readings.length)}>
        <Text size="sm">{tell(failure, failure.message)}</Text>
        <Anchor component={Link} to={settingsPath} size="sm">
          {texts.action}
        </Anchor>
      </Alert>
    </div>
  )
}
