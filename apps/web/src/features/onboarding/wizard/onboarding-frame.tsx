import type { ReactNode } from 'react'
import { Logo } from '../../../ui/logo.tsx'
import classes from './onboarding-frame.module.css'

interface OnboardingFrameProps {
  /** Beside the name of the product, and below it. */
  status?: ReactNode
  progress?: ReactNode
  children: ReactNode
}

/** The plain page around everything that an invited person sees. */
export function OnboardingFrame({ status, progress, children }: OnboardingFrameProps) {
  return (
    <div className={classes.root}>
      <header className={classes.header}>
        <div className={classes.line}>
          <Logo />
          {status}
        </div>
        {progress}
      </header>
      <main className={classes.main}>{children}</main>
    </div>
  )
}
