import { memo } from 'react'
import type { ContactMarkProps } from '../../../ui/contact/contact-slot.tsx'
import { useContact } from '../api/contacts.ts'
import { ContactPill } from './contact-pill.tsx'

/** Marks a creator who was written to, also under another address or channel. */
export const ContactMark = memo(function ContactMark({ creatorId, isBrief = false }: ContactMarkProps) {
  const contact = useContact(creatorId)
  return contact && <ContactPill contact={contact} isBrief={isBrief} />
})
