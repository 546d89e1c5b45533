import { useReducedMotion, useSessionStorage } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { progressTexts } from './progress-texts.ts'
import { randomBetween } from './random-between.ts'

/** "progress steps complete one by one at a random 700-1300 ms each, then staged messages appear 1.2-3 s apart" */
const stepMs = { min: 700, max: 1300 }
const messageMs = { min: 1200, max: 3000 }

const stepCount = progressTexts.start.steps.length
const stageCount = stepCount + progressTexts.start.messages.length

/** How far the assistant's start has come. */
export interface StagedStart {
  doneSteps: number
  shownMessages: number
}

/** Plays the assistant's start, once a visit; after that, and for those who asked for less motion, all of it is there at once. */
export function useStagedStart(): StagedStart {
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
