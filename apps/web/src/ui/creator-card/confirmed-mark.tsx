import { IconUserCheck } from '@tabler/icons-react'
import type { ConfirmableField, Creator } from '@troupe/contract/creators'
import { formatExactTime } from '../../lib/format/dates.ts'
import classes from './confirmed-mark.module.css'
import { creatorTexts as texts } from './creator-texts.ts'

interface ConfirmedMarkProps {
  creator: Pick<Creator, 'confirmed_at' | 'confirmed_fields'>
  field: ConfirmableField
}

/** Marks a value that the creator stated, with the date. Renders nothing for other values. */
export function ConfirmedMark({ creator: { confirmed_at, confirmed_fields }, field }: ConfirmedMarkProps) {
  if (confirmed_at === null || !confirmed_fields.includes(field)) return null
  const label = texts.confirmedTitle(formatExactTime(new Date(confirmed_at)))
  return (
    <span className={classes.root} role="img" aria-label={label} title={label}>
      <IconUserCheck size={16} stroke={1.8} aria-hidden />
    </span>
  )
}
