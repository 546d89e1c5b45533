import { useReducedMotion, useSessionStorage } from '@mantine/hooks'
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { randomBetween } from '../../../../lib/random.ts'
import { progressTexts } from '../conversation/progress-texts.ts'
import classes from './welcome.module.css'

const texts = progressTexts.start

/**
 * The assistant's start: its preparations step by step, then its messages. Their space is reserved from the beginning.
 */
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

/** "progress steps complete one by one at a random 700-1300 ms each, then staged messages appear 1.2-3 s apart" */
const stepMs = { min: 700, max: 1300 }
const messageMs = { min: 1200, max: 3000 }

const stepCount = progressTexts.start.steps.length
const stageCount = stepCount + progressTexts.start.messages.length

/** Progress of the assistant's start. */
interface StagedStart {
  doneSteps: number
  shownMessages: number
}

/** Plays the assistant's start once per visit; afterwards, and with reduced motion, all of it is shown at once. */
function useStagedStart(): StagedStart {
  const [hasPlayed, setPlayed] = useSessionStorage({
    key: 'troupe.assistant-started',
    defaultValue: false,
    deserialize: (stored) => stored === 'true',
    getInitialValueInEffect: false,
  })
  const isStill = useReducedMotion()
  const [stage, setStage] = useState(hasPlayed ? stageCount : 0)
  useEffect(() => {
    if (stage === stageCount) {
      setPlayed(true)
      return
    }
    const timer = setTimeout(() => setStage(stage + 1), randomBetween(stage < stepCount ? stepMs : messageMs))
    return () => clearTimeout(timer)
  }, [stage, setPlayed])
  const reached = isStill ? stageCount : stage
  return { doneSteps: Math.min(reached, stepCount), shownMessages: Math.max(0, reached - stepCount) }
}
