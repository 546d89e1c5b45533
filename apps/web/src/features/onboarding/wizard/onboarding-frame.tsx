import type { ReactNode } from 'react'
import { CreatorLanguageMenu } from '../../../ui/language/creator-language-menu.tsx'
import { LogoLink } from '../../../ui/logo.tsx'
import classes from './onboarding-frame.module.css'

interface OnboardingFrameProps {
  /** Shown beside the product's name. `progress` is shown below it. */
  status?: ReactNode
  progress?: ReactNode
  /** Beside the content on a wide screen, and above it on a narrow one. */
  aside?: ReactNode
  children: ReactNode
}

/** The plain page around all screens for invited creators. */
export function OnboardingFrame({ status, progress, aside, children }: OnboardingFrameProps) {
  return (
    <div className={classes.root} data-wide={aside ? true : undefined}>
      <header className={classes.header}>
        <div className={classes.line}>
          <LogoLink />
          {status}
          <CreatorLanguageMenu />
        </div>
        {progress}
      </header>
      <main className={classes.main}>
        {aside}
        <div className={classes.content}>{children}</div>
      </main>
    </div>
  )
}
