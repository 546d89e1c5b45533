import { VisuallyHidden } from '@mantine/core'
import { IconMail, IconMailOff } from '@tabler/icons-react'
import { memo } from 'react'
import { creatorTexts as texts } from './creator-texts.ts'
import classes from './email-mark.module.css'

/** Shows whether the creator's address is known. */
export const EmailMark = memo(function EmailMark({ isKnown }: { isKnown: boolean }) {
  const label = isKnown ? texts.hasEmail : texts.hasNoEmail
  const EmailIcon = isKnown ? IconMail : IconMailOff
  return (
    <span className={classes.root} data-known={isKnown || undefined} title={label}>
      <EmailIcon size={18} stroke={1.6} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
})
