import { Anchor, Button, Text, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ApiError } from '../../../lib/transport/api-error.ts'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { useDeclineInvitation } from '../api/decline-invitation.ts'
import { OnboardingFrame } from '../wizard/onboarding-frame.tsx'
import { clearDraft } from '../wizard/state/draft-storage.ts'
import classes from './decline-screen.module.css'
import { declineTexts as texts } from './decline-texts.ts'

interface DeclineScreenProps {
  token: string
  /** Path of the invitation, for users who do not want to decline. */
  invitationPath: string
}

/** Declines further invitations after a click. Opening the page has no effect. */
export function DeclineScreen({ token, invitationPath }: DeclineScreenProps) {
  const decline = useDeclineInvitation()
  const send = () => decline.mutate(token, { onSuccess: () => clearDraft(token) })
  if (decline.isSuccess) return <DeclinedView />
  return (
    <OnboardingFrame>
      <div className={classes.root}>
        <ScreenTitle title={texts.title} />
        <Title order={1}>{texts.title}</Title>
        <Text c="dimmed">{texts.question}</Text>
        {decline.error && (
          <Text c="red" role="alert">
            {describeError(decline.error)}
          </Text>
        )}
        <Button size="md" mih={48} mt={16} loading={decline.isPending} onClick={send}>
          {texts.button}
        </Button>
        <Anchor component={Link} to={invitationPath} className={classes.back}>
          {texts.back}
        </Anchor>
      </div>
    </OnboardingFrame>
  )
}

function DeclinedView() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <OnboardingFrame>
      <div className={classes.root}>
        <ScreenTitle title={texts.doneTitle} />
        <Title order={1} ref={heading} tabIndex={-1} className={classes.title}>
          {texts.doneTitle}
        </Title>
        <Text c="dimmed">{texts.done}</Text>
      </div>
    </OnboardingFrame>
  )
}

function describeError(error: Error): string {
  if (error instanceof ApiError && !error.isTransient) return texts.refused
  return texts.failed(error.message)
}
