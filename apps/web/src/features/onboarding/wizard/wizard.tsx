import { Text } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { PlaceFields } from '../statement-fields/place-fields.tsx'
import { InviterNote } from './around/inviter-note.tsx'
import { LiveCard } from './around/live-card.tsx'
import { StepPager } from './around/step-pager.tsx'
import { OnboardingFrame } from './onboarding-frame.tsx'
import { useWizard, type WizardOptions } from './state/use-wizard.ts'
import { wizardTexts as texts } from './state/wizard-texts.ts'
import { BusyButton } from './steps/busy-button.tsx'
import { ChannelStep } from './steps/channel-step.tsx'
import { ConfirmStep } from './steps/confirm-step.tsx'
import { StepHeading } from './steps/step-heading.tsx'
import { StepIndicator } from './steps/step-indicator.tsx'
import { StepNotices } from './steps/step-notices.tsx'
import { WorkStep } from './steps/work-step.tsx'
import classes from './wizard.module.css'
import { WizardNavigation } from './wizard-navigation.tsx'

/** The four steps in which an invited creator registers a channel. */
export function Wizard(options: WizardOptions) {
  const { emailProof, invitation } = options
  const wizard = useWizard(options)
  const { step, channel, values, problems, failure, change } = wizard
  const isBusy = wizard.isStarting || wizard.isCompleting
  const isProven = emailProof.isProven(values.email)
  const { heading, content, end } = useStepFocus(wizard)
  const stepId = useId()

  return (
    <OnboardingFrame
      status={
        <Text id={stepId} size="sm" c="dimmed">
          {texts.stepOf(step)}
        </Text>
      }
      progress={step === 1 ? <StepPager isBusy={isBusy} onNext={wizard.goNext} /> : <StepIndicator step={step} />}
      aside={step !== 1 && channel && <LiveCard channel={channel} values={values} />}
    >
      {step === 1 && invitation.inviter_name !== null && (
        <InviterNote name={invitation.inviter_name} message={invitation.message} />
      )}
      <StepHeading ref={heading} describedBy={stepId} {...texts.steps[step]} />
      <div className={classes.body}>
        <div ref={content}>
          {step === 1 && <ChannelStep wizard={wizard} />}
          {/* No forms from here on, because Enter must not lead to the next step. */}
          {step === 2 && <ConfirmStep wizard={wizard} invitation={invitation} />}
          {step === 3 && <PlaceFields values={values} problems={problems} onChange={change} />}
          {step === 4 && <WorkStep wizard={wizard} emailProof={emailProof} onProven={() => end.current?.focus()} />}
        </div>
        {step !== 1 && <StepNotices problems={problems} failure={failure} />}
        {step !== 1 && (
          <WizardNavigation
            step={step}
            isBusy={isBusy}
            onPrevious={wizard.goBack}
            onNext={wizard.goNext}
            end={
              <BusyButton
                ref={end}
                // Until then, the main button is the one that verifies the address.
                isQuiet={!isProven}
                isBusy={wizard.isCompleting}
                busyText={texts.complete.busy}
                onClick={wizard.complete}
              >
                {isProven ? texts.complete.submit : texts.complete.verifyFirst}
              </BusyButton>
            }
          />
        )}
      </div>
    </OnboardingFrame>
  )
}

/** Manages the focus: it goes to the heading of a new step, or to the first invalid field. */
function useStepFocus({ step, attempts }: ReturnType<typeof useWizard>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLButtonElement>(null)
  const shownStep = useRef(step)

  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [step])
  useEffect(() => {
    if (attempts > 0) content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])
  return { heading, content, end }
}
