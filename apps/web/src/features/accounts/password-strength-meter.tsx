import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconPointFilled } from '@tabler/icons-react'
import { passwordRequirements, ratePassword } from '@troupe/contract/accounts'
import { isCommonPassword } from '@troupe/contract/common-passwords'
import { authTexts } from './auth-texts.ts'
import classes from './password-strength-meter.module.css'

const texts = authTexts.registration

/** How good a new password is: a bar of the met share, a word for it, and the five requirements. */
export function PasswordStrengthMeter({ password }: { password: string }) {
  const { score, strength } = ratePassword(password)
  return (
    <div className={classes.root} data-strength={strength}>
      <div className={classes.track} aria-hidden>
        <div className={classes.bar} style={{ width: `${(score / passwordRequirements.length) * 100}%` }} />
      </div>
      <p className={classes.word} role="status">
        {password !== '' && (
          <>
            <VisuallyHidden>{texts.strength}</VisuallyHidden> {texts.strengths[strength]}
          </>
        )}
      </p>
      {isCommonPassword(password) && (
        <p className={classes.warning} role="status">
          {texts.commonPassword}
        </p>
      )}
      <ul className={classes.list}>
        {passwordRequirements.map((requirement) => {
          const isMet = requirement.isMet(password)
          return (
            <li key={requirement.id} className={classes.item} data-met={isMet || undefined}>
              {isMet ? <IconCheck size={14} stroke={2.5} aria-hidden /> : <IconPointFilled size={14} aria-hidden />}
              <VisuallyHidden>{isMet ? texts.requirementMet : texts.requirementUnmet}</VisuallyHidden>
              {requirement.label}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
