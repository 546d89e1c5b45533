import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type AuthStep, useAuthStep } from './auth-step.ts'

interface StepLinkProps {
  to: AuthStep
  /** Takes the place of this step in the history. */
  replace?: boolean
  onClick?: () => void
  /** Stands within a sentence, from which its colour alone would not tell it. */
  isInText?: boolean
  children: ReactNode
}

/** A link to another form of the auth screen. */
export function StepLink({ to, replace = false, onClick, isInText = false, children }: StepLinkProps) {
  const { addressOf, state } = useAuthStep()
  const look = isInText ? ({ inherit: true, underline: 'always' } as const) : ({ size: 'sm', ta: 'center' } as const)
  return (
    <Anchor component={Link} to={addressOf(to)} state={state} replace={replace} onClick={onClick} {...look}>
      {children}
    </Anchor>
  )
}
