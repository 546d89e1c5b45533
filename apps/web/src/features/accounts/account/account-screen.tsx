import { Text, Title } from '@mantine/core'
import type { User } from '@troupe/contract/accounts'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { SecondFactorSection } from '../second-factor/second-factor-section.tsx'
import classes from './account-screen.module.css'
import { accountTexts as texts } from './account-texts.ts'
import { DataSection } from './data-section.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { EmailSection } from './email-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** Settings of the user's own account. */
export function AccountScreen({ user }: { user: User }) {
  return (
    <div className={classes.root}>
      <header className={classes.heading}>
        <ScreenTitle title={texts.title} />
        <Title order={1}>{texts.title}</Title>
        <Text c="dimmed">{texts.lead(user.username, user.created_at)}</Text>
      </header>
      <EmailSection email={user.email} />
      <PasswordSection user={user} />
      <SecondFactorSection email={user.email} />
      <SessionsSection />
      <DataSection />
      <DeletionSection email={user.email} />
    </div>
  )
}
