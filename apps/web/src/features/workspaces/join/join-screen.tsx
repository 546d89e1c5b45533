import { Alert, Button, Group, Skeleton, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { ApiError } from '../../../lib/transport/api-error.ts'
import { describeFailure } from '../../../lib/transport/describe-failure.ts'
import { Logo } from '../../../ui/logo.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { useAcceptInvitation, useInvitationLook } from '../api/join.ts'
import { roleTexts } from '../workspace-texts.ts'
import classes from './join-screen.module.css'
import { joinTexts as texts } from './join-texts.ts'

interface JoinScreenProps {
  /** From the link of the invitation. */
  token: string
  /** Address of the signed-in user; null for visitors, undefined as long as it is not known. */
  email: string | null | undefined
  /** Path of the sign-in page, which leads back to `ownPath`. */
  authPath: string
  ownPath: string
  onSignOut: () => void
  onJoined: () => void
}

/** Page of an invitation's link: who invites to what, and the way in. */
export function JoinScreen(props: JoinScreenProps) {
  return (
    <main className={classes.root}>
      <Logo />
      <InvitationCard {...props} />
    </main>
  )
}

function InvitationCard(props: JoinScreenProps) {
  const { data, error, isFetching, refetch } = useInvitationLook(props.token)
  if (!data) {
    if (!error || isFetching) return <Skeleton height={240} role="status" aria-label={texts.loading} />
    return <Failure error={error} onRetry={() => void refetch()} />
  }
  const { workspace_name: workspace, invited_by: inviter, email, role } = data
  return (
    <div className={classes.card}>
      <ScreenTitle title={texts.title(workspace)} />
      <Title order={1} size="h2" dir="auto">
        {texts.title(workspace)}
      </Title>
      <Text>{inviter === null ? texts.invitedByNobody(workspace) : texts.invited(inviter, workspace)}</Text>
      <Text c="dimmed">
        {texts.address(email)} {texts.role(roleTexts[role].label, roleTexts[role].text)}
      </Text>
      <NextStep {...props} invited={email} />
    </div>
  )
}

/** Joining, or what has to be done first. */
function NextStep({
  token,
  email,
  invited,
  authPath,
  ownPath,
  onSignOut,
  onJoined,
}: JoinScreenProps & { invited: string }) {
  const accept = useAcceptInvitation(token)
  if (email === undefined) return <Skeleton height={42} role="status" aria-label={texts.loading} />
  if (email === null) {
    const state = { origin: ownPath }
    return (
      <>
        <Text>{texts.signedOut}</Text>
        <Group gap={12}>
          <Button component={Link} to={authPath} state={state}>
            {texts.signIn}
          </Button>
          <Button component={Link} to={`${authPath}?step=register`} state={state} variant="default">
            {texts.register}
          </Button>
        </Group>
      </>
    )
  }
  if (email !== invited) {
    return (
      <>
        <Text>{texts.otherAddress(email)}</Text>
        <Button variant="default" onClick={onSignOut}>
          {texts.signOut}
        </Button>
      </>
    )
  }
  return (
    <>
      {accept.error && (
        <Alert color="red" role="alert">
          {describeFailure(accept.error, texts.joinFailed)}
        </Alert>
      )}
      <Button
        size="md"
        loading={accept.isPending || accept.isSuccess}
        onClick={() => accept.mutate(undefined, { onSuccess: onJoined })}
      >
        {texts.join}
      </Button>
    </>
  )
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  // Unknown or malformed token.
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) {
    return (
      <>
        <ScreenTitle title={texts.goneTitle} />
        <Notice title={texts.goneTitle} text={texts.gone} />
      </>
    )
  }
  return (
    <Notice isError title={texts.failed} text={describeFailure(error, '')}>
      <Button variant="default" onClick={onRetry}>
        {texts.retry}
      </Button>
    </Notice>
  )
}
