import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconPointFilled } from '@tabler/icons-react'
import { isCommonPassword } from '@troupe/contract/account/common-passwords'
import { passwordRequirements, ratePassword } from '@troupe/contract/accounts'
import { translate } from '../../../lib/language/text.ts'
import classes from './password-strength-meter.module.css'
import { passwordTexts as texts } from './password-texts.ts'

/** The highest score that is weak. */
const weakScore = 2

/** A password that is guessed first is weak, whatever requirements it meets. */
function rate(password: string, isCommon: boolean): ReturnType<typeof ratePassword> {
  const rating = ratePassword(password)
  return isCommon ? { score: Math.min(rating.score, weakScore), strength: 'weak' } : rating
}

/** Strength of a new password: a bar, a word and the five requirements. */
export function PasswordStrengthMeter({ password }: { password: string }) {
  const isCommon = isCommonPassword(password)
  const { score, strength } = rate(password, isCommon)
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
      {isCommon && (
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
              {translate(requirement.label)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
