import { VisuallyHidden } from '@mantine/core'
import {
  IconAlertTriangle,
  IconBan,
  IconMailCheck,
  IconMailOff,
  IconMessageReply,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ContactOutcome, ContactRecord } from '@troupe/contract/campaigns/contact-records'
import { formatTimeAgo } from '../../../lib/format/dates.ts'
import { betweenElements } from '../../../lib/format/punctuation.ts'
import classes from './contact-pill.module.css'
import { contactTexts as texts } from './contact-texts.ts'

const icons: Record<ContactOutcome, TablerIcon> = {
  written: IconMailCheck,
  answered: IconMessageReply,
  bounced: IconMailOff,
  refused: IconMailOff,
  complained: IconAlertTriangle,
  unsubscribed: IconBan,
}

interface ContactPillProps {
  contact: ContactRecord
  /** Shows the symbol alone. */
  isBrief?: boolean
}

/** Outcome of the mails to a creator, with its time; details are shown on hover. */
export function ContactPill({ contact, isBrief = false }: ContactPillProps) {
  const { outcome, outcome_at } = contact
  const label = texts.outcomes[outcome]
  const ago = formatTimeAgo(new Date(outcome_at), new Date())
  const gap = betweenElements(label, ago)
  const all = texts.all(`${label}${gap}${ago}`, texts.describe(contact))
  const Icon = icons[outcome]
  return (
    <span className={classes.root} data-outcome={outcome} data-brief={isBrief || undefined} title={all}>
      <Icon size={isBrief ? 18 : 14} stroke={1.8} aria-hidden />
      {!isBrief && (
        <span className={classes.words} aria-hidden>
          {label}
          <span className={classes.ago}>
            {gap}
            {ago}
          </span>
        </span>
      )}
      <VisuallyHidden>{all}</VisuallyHidden>
    </span>
  )
}
