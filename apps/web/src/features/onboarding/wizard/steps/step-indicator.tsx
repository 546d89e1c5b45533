import { VisuallyHidden } from '@mantine/core'
import { type WizardStep, wizardSteps } from '../state/wizard-step.ts'
import { wizardTexts as texts } from '../state/wizard-texts.ts'
import classes from './step-indicator.module.css'

/** Progress of the wizard, shown from step 2 on. */
export function StepIndicator({ step }: { step: WizardStep }) {
  return (
    <ol className={classes.root} aria-label={texts.indicator}>
      {wizardSteps.map((each) => (
        <li
          key={each}
          className={classes.step}
          data-reached={each <= step || undefined}
          aria-current={each === step ? 'step' : undefined}
        >
          <span className={classes.name}>{texts.steps[each].name}</span>
          {each < step && <VisuallyHidden>{texts.stepDone}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}
