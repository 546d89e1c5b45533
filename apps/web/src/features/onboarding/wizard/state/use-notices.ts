import { useState } from 'react'
import type { WizardStep } from './wizard-step.ts'
import { pickProblems, type WizardProblems, type WizardValues } from './wizard-values.ts'

/** Problems of fields and the failure of the current step. Leaving a step clears its failure. */
export function useNotices(step: WizardStep) {
  const [problems, setProblems] = useState<WizardProblems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [attempts, setAttempts] = useState(0)
  const [shownStep, setShownStep] = useState(step)
  if (step !== shownStep) {
    setShownStep(step)
    setFailure(null)
  }
  return {
    problems: pickProblems(problems, step),
    failure,
    /** The number of times the fields were checked. */
    attempts,
    check: (found: WizardProblems) => {
      setProblems(found)
      setAttempts((count) => count + 1)
    },
    setFailure,
    clear: (changed: Partial<WizardValues>) => {
      setProblems((present) =>
        Object.fromEntries(Object.entries(present).filter(([field]) => !Object.hasOwn(changed, field))),
      )
      setFailure(null)
    },
  }
}
