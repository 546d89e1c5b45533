import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { WizardStep } from './state/wizard-step.ts'
import { wizardTexts as texts } from './state/wizard-texts.ts'
import { toBusyProps } from './steps/busy-button.tsx'
import classes from './wizard-navigation.module.css'

interface WizardNavigationProps {
  step: WizardStep
  isBusy: boolean
  onPrevious: () => void
  onNext: () => void
  /** Replaces Next in the last step. */
  end: ReactNode
}

export function WizardNavigation({ step, isBusy, onPrevious, onNext, end }: WizardNavigationProps) {
  const busy = toBusyProps(isBusy)
  return (
    <div className={classes.root}>
      <Button variant="default" size="md" mih={48} {...busy} onClick={() => !isBusy && onPrevious()}>
        {texts.previous}
      </Button>
      {step === 4 ? (
        end
      ) : (
        <Button size="md" mih={48} {...busy} onClick={() => !isBusy && onNext()}>
          {texts.next}
        </Button>
      )}
    </div>
  )
}
