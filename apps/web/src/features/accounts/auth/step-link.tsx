import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type AuthStep, useAuthStep } from './auth-step.ts'

interface StepLinkProps {
  to: AuthStep
  /** Whether it replaces the current step in the history. */
  replace?: boolean
  onClick?: () => void
  /** Underlines the link, because colour alone would not distinguish it within a sentence. */
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
