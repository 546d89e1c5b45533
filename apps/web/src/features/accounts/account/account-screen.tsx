import { Loader, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Identity } from '@troupe/contract/account/single-sign-on'
import type { User } from '@troupe/contract/accounts'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { useIdentities } from '../api/identities.ts'
import { SecondFactorSection } from '../second-factor/second-factor-section.tsx'
import classes from './account-screen.module.css'
import { accountTexts as texts } from './account-texts.ts'
import { DataSection } from './data-section.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { EmailSection } from './email-section.tsx'
import { IdentitiesSection } from './identities-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** Settings of the user's own account. */
export function AccountScreen({ user }: { user: User }) {
  const { data, isPending } = useQuery(useIdentities())
  return (
    <div className={classes.root}>
      <header className={classes.heading}>
        <ScreenTitle title={texts.title} />
        <Title order={1}>{texts.title}</Title>
        <Text c="dimmed">{texts.lead(user.username, user.created_at)}</Text>
      </header>
      {/* Nothing moves when it is known whether there is a password. */}
      {isPending ? <Loader size="sm" mx="auto" /> : <Sections user={user} ways={data} />}
    </div>
  )
}

interface SectionsProps {
  user: User
  /** Undefined if they could not be read. */
  ways: { identities: readonly Identity[]; has_password: boolean } | undefined
}

function Sections({ user, ways }: SectionsProps) {
  const { email } = user
  const { identities, has_password: hasPassword } = ways ?? { identities: [], has_password: true }
  return (
    <>
      <EmailSection email={email} hasPassword={hasPassword} />
      <PasswordSection user={user} hasPassword={hasPassword} />
      {identities.length > 0 && <IdentitiesSection identities={identities} />}
      <SecondFactorSection email={email} />
      <SessionsSection />
      <DataSection />
      <DeletionSection email={email} hasPassword={hasPassword} />
    </>
  )
}
