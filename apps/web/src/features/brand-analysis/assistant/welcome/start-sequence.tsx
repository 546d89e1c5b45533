import { IconCheck } from '@tabler/icons-react'
import { progressTexts } from '../progress-texts.ts'
import { useStagedStart } from '../use-staged-start.ts'
import classes from './welcome.module.css'

const texts = progressTexts.start

/** The assistant's start: what it has at hand, step by step, then what it has to say. The room for all of it is there from the start. */
export function StartSequence() {
  const { doneSteps, shownMessages } = useStagedStart()
  return (
    <div className={classes.start}>
      <ul className={classes.steps} aria-label={texts.title}>
        {texts.steps.map((step, position) => (
          <li key={step} data-done={position < doneSteps || undefined}>
            <IconCheck size={16} stroke={2} aria-hidden />
            {step}
          </li>
        ))}
      </ul>
      {texts.messages.map((message, position) => (
        <p key={message} className={classes.remark} data-shown={position < shownMessages || undefined}>
          {message}
        </p>
      ))}
    </div>
  )
}
