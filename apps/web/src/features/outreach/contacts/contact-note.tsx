import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { useContact } from '../api/contacts.ts'
import { labelMergeFields } from '../name-merge-field.ts'
import { ContactPill } from './contact-pill.tsx'
import { contactTexts as texts } from './contact-texts.ts'

interface ContactNoteProps {
  creatorId: string
  campaignsPath: string
}

/** Mails that reached a creator by the same address or another channel, and are in no list of the creator's own mails. */
export function ContactNote({ creatorId, campaignsPath }: ContactNoteProps) {
  const contact = useContact(creatorId)
  if (!contact || contact.link === 'channel') return null
  const { last_mail } = contact
  return (
    <Text size="sm" component="div" mb={8}>
      <ContactPill contact={contact} /> {texts.describeLink(contact)}{' '}
      {last_mail && (
        <Anchor
          component={Link}
          to={`${campaignsPath}/${last_mail.campaign_id}`}
          size="sm"
          underline="always"
          dir="auto"
        >
          {labelMergeFields(last_mail.campaign_name)}
        </Anchor>
      )}
    </Text>
  )
}
