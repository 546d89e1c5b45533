import { Alert } from '@mantine/core'
import { wizardTexts as texts } from './wizard-texts.ts'
import type { WizardProblems } from './wizard-values.ts'

interface StepNoticesProps {
  problems: WizardProblems
  failure: string | null
}

/** What keeps a step from being left: the fields above, or what the server said. */
export function StepNotices({ problems, failure }: StepNoticesProps) {
  const hasProblems = Object.keys(problems).length > 0
  if (!hasProblems && failure === null) return null
  return (
    <Alert color="red" role="alert">
      {hasProblems ? texts.fixErrors : failure}
    </Alert>
  )
}
