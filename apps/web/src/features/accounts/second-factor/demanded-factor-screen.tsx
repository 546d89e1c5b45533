import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { User } from '@troupe/contract/accounts'
import { Logo } from '../../../ui/logo.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { describeError } from '../api/auth-errors.ts'
import { useSecondFactors } from '../api/second-factor.ts'
import { useSessionActions } from '../session/session-context.tsx'
import classes from './demanded-factor-screen.module.css'
import { SecondFactorSection } from './second-factor-section.tsx'
import { factorTexts } from './second-factor-texts.ts'

const texts = factorTexts.demanded

/** All that is shown to a user who has to set up a second factor first. */
export function DemandedFactorScreen({ user }: { user: User }) {
  const { renew, signOut } = useSessionActions()
  const { data: factors } = useQuery(useSecondFactors())
  const opening = useMutation({ mutationFn: renew })
  const hasFactor = factors !== undefined && (factors.app_since !== null || factors.passkeys.length > 0)
  return (
    <main className={classes.root}>
      <Stack gap={24}>
        <Logo />
        <div>
          <ScreenTitle title={texts.title} />
          <Title order={1}>{texts.title}</Title>
          <Text c="dimmed">{texts.lead}</Text>
        </div>
        <SecondFactorSection email={user.email} />
        {opening.isError && (
          <Alert color="red" role="alert">
            {describeError(opening.error, texts.failed)}
          </Alert>
        )}
        <Group gap={12}>
          <Button disabled={!hasFactor || opening.isPending} onClick={() => opening.mutate()}>
            {opening.isPending ? texts.busy : texts.goOn}
          </Button>
          <Button variant="default" onClick={() => signOut()}>
            {texts.signOut}
          </Button>
        </Group>
      </Stack>
    </main>
  )
}
