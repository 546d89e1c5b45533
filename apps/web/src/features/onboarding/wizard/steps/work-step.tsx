import { Button, Text } from '@mantine/core'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { WorkFields } from '../../statement-fields/work-fields.tsx'
import type { EmailProof } from '../state/email-proof.ts'
import type { useWizard } from '../state/use-wizard.ts'
import { wizardTexts } from '../state/wizard-texts.ts'
import classes from './work-step.module.css'

const texts = wizardTexts.proof

interface WorkStepProps {
  wizard: ReturnType<typeof useWizard>
  emailProof: EmailProof
  /** Called once the address is verified and the button that asked for it is gone. */
  onProven: () => void
}

/** Step 4: how the creator likes to work, and verification of their address. */
export function WorkStep({ wizard: { values, problems, change }, emailProof, onProven }: WorkStepProps) {
  const { email } = values
  const isProven = emailProof.isProven(email)
  const isAsked = useRef(false)
  const check = useEffectEvent(emailProof.check)
  const leave = useEffectEvent(onProven)
  useEffect(() => check(email), [email])
  useEffect(() => {
    if (isProven && isAsked.current) leave()
  }, [isProven])
  const ask = () => {
    isAsked.current = true
    emailProof.ask(email)
  }
  return (
    <>
      <WorkFields values={values} problems={problems} onChange={change} />
      <div className={classes.proof} data-proven={isProven || undefined} aria-live="polite">
        {isProven ? (
          <p className={classes.done}>
            <IconCircleCheckFilled size={20} aria-hidden />
            {texts.done(email)}
          </p>
        ) : (
          <>
            <div>
              <p className={classes.title}>{texts.title}</p>
              <Text size="sm" c="dimmed">
                {texts.text(email)} {texts.next}
              </Text>
              {emailProof.problem && (
                <Text size="sm" c="var(--troupe-danger)">
                  {emailProof.problem}
                </Text>
              )}
            </div>
            <Button mih={44} onClick={ask}>
              {texts.submit}
            </Button>
          </>
        )}
      </div>
    </>
  )
}
