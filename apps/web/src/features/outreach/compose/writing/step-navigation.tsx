import { Text } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { Link } from 'react-router'
import classes from './writing.module.css'
import { type StepState, stepNames, type WritingStep, writingSteps } from './writing-steps.ts'
import { writingTexts } from './writing-texts.ts'

const icons = { missing: IconAlertCircle, done: IconCircleCheck, optional: IconCircleDashed } as const

interface StepNavigationProps {
  current: WritingStep
  states: Record<WritingStep, StepState>
}

/** The steps, each with what is missing in it. */
export function StepNavigation({ current, states }: StepNavigationProps) {
  return (
    <nav aria-label={writingTexts.steps.label}>
      <ol className={classes.steps}>
        {writingSteps.map((step, index) => {
          const { kind, text } = states[step]
          const Icon = icons[kind]
          return (
            <li key={step}>
              <Link
                to={`?step=${step}`}
                className={classes.step}
                data-kind={kind}
                aria-current={step === current ? 'step' : undefined}
              >
                <Icon className={classes.stepIcon} size={20} stroke={1.8} aria-hidden />
                <span className={classes.stepText}>
                  <Text span size="sm" fw={600}>
                    {index + 1}. {stepNames[step]}
                  </Text>
                  <Text span size="xs" c="dimmed" className={classes.stepState}>
                    {text}
                  </Text>
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
