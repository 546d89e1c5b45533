import { Alert } from '@mantine/core'
import { wizardTexts as texts } from '../state/wizard-texts.ts'
import type { WizardProblems } from '../state/wizard-values.ts'

interface StepNoticesProps {
  problems: WizardProblems
  failure: string | null
}

/** Why a step cannot be completed: invalid fields, or the server's message. */
export function StepNotices({ problems, failure }: StepNoticesProps) {
  const hasProblems = Object.keys(problems).length > 0
  if (!hasProblems && failure === null) return null
  return (
    <Alert color="red" role="alert">
      {hasProblems ? texts.fixErrors : failure}
    </Alert>
  )
}
