import { Button } from '@mantine/core'
import { wizardTexts as texts } from '../state/wizard-texts.ts'
import { toBusyProps } from '../steps/busy-button.tsx'
import classes from './step-pager.module.css'

interface StepPagerProps {
  isBusy: boolean
  onNext: () => void
}

/** Previous and Next of step 1. They are quiet, because the step's form has a button of its own. */
export function StepPager({ isBusy, onNext }: StepPagerProps) {
  return (
    <div className={classes.root}>
      <Button variant="subtle" size="sm" disabled>
        {texts.previous}
      </Button>
      <Button variant="subtle" size="sm" {...toBusyProps(isBusy)} onClick={() => !isBusy && onNext()}>
        {texts.next}
      </Button>
    </div>
  )
}
