import { Center, Group, Loader, Text } from '@mantine/core'
import { ApiError } from '../../../lib/transport/api-error.ts'
import { useInvitation } from '../api/validate-invitation.ts'
import type { EmailProof } from './email-proof.ts'
import type { OnboardingLinks } from './onboarding-links.ts'
import { ForbiddenView, UnreachableView } from './refused-views.tsx'
import { RegisteredView } from './registered-view.tsx'
import { Wizard } from './wizard.tsx'
import { wizardTexts as texts } from './wizard-texts.ts'

interface OnboardingScreenProps {
  /** Of the invitation; '' when there is none. */
  token: string
  isRegistered: boolean
  emailProof: EmailProof
  links: OnboardingLinks
  onRegistered: () => void
}

/** What an invited creator sees: the wizard, if the invitation lets them in, and its end. */
export function OnboardingScreen({ token, isRegistered, emailProof, links, onRegistered }: OnboardingScreenProps) {
  if (isRegistered) return <RegisteredView signInPath={links.auth} />
  if (token === '') return <ForbiddenView links={links} />
  return <InvitedWizard token={token} emailProof={emailProof} links={links} onRegistered={onRegistered} />
}

function InvitedWizard({ token, emailProof, links, onRegistered }: Omit<OnboardingScreenProps, 'isRegistered'>) {
  const { data, error, isFetching, refetch } = useInvitation(token)
  if (!data) {
    if (!error || isFetching) return <ValidatingView />
    // What the server will not even look at is no token; anything else may pass.
    if (error instanceof ApiError && !error.isTransient) return <ForbiddenView links={links} />
    return <UnreachableView reason={error.message} onRetry={() => void refetch()} />
  }
  if (!data.valid) return <ForbiddenView links={links} />
  return <Wizard key={token} token={token} invitation={data} emailProof={emailProof} onRegistered={onRegistered} />
}

function ValidatingView() {
  return (
    <Center component="main" mih="100dvh">
      <Group gap={12} role="status">
        <Loader size="sm" aria-hidden />
        <Text>{texts.validating}</Text>
      </Group>
    </Center>
  )
}
