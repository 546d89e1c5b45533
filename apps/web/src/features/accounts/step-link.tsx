import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type AuthStep, useAuthStep } from './auth-step.ts'

interface StepLinkProps {
  to: AuthStep
  /** Takes the place of this step in the history. */
  replace?: boolean
  onClick?: () => void
  children: ReactNode
}

/** A link to another form of the auth screen. */
export function StepLink({ to, replace = false, onClick, children }: StepLinkProps) {
  const { addressOf, state } = useAuthStep()
  return (
    <Anchor component={Link} to={addressOf(to)} state={state} replace={replace} onClick={onClick} size="sm" ta="center">
      {children}
    </Anchor>
  )
}
