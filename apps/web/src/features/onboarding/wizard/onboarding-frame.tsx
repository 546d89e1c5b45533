import type { ReactNode } from 'react'
import { CreatorLanguageMenu } from '../../../ui/language/creator-language-menu.tsx'
import { LogoLink } from '../../../ui/logo.tsx'
import classes from './onboarding-frame.module.css'

interface OnboardingFrameProps {
  /** Shown beside the product's name. `progress` is shown below it. */
  status?: ReactNode
  progress?: ReactNode
  children: ReactNode
}

/** The plain page around all screens for invited creators. */
export function OnboardingFrame({ status, progress, children }: OnboardingFrameProps) {
  return (
    <div className={classes.root}>
      <header className={classes.header}>
        <div className={classes.line}>
          <LogoLink />
          {status}
          <CreatorLanguageMenu />
        </div>
        {progress}
      </header>
      <main className={classes.main}>{children}</main>
    </div>
  )
}
