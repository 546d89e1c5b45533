import { Center, Group, Loader, Text } from '@mantine/core'
import { ApiError } from '../../../lib/transport/api-error.ts'
import { useInvitation } from '../api/validate-invitation.ts'
import { ForbiddenView, type OnboardingLinks, UnreachableView } from './refused-views.tsx'
import { RegisteredView } from './registered-view.tsx'
import type { EmailProof } from './state/email-proof.ts'
import { wizardTexts as texts } from './state/wizard-texts.ts'
import { Wizard } from './wizard.tsx'

interface OnboardingScreenProps {
  /** Invitation token; '' if there is none. */
  token: string
  isRegistered: boolean
  emailProof: EmailProof
  links: OnboardingLinks
  onRegistered: () => void
}

/** The wizard, its final view, or the reason why the invitation cannot be used. */
export function OnboardingScreen({ token, isRegistered, emailProof, links, onRegistered }: OnboardingScreenProps) {
  if (isRegistered) return <RegisteredView links={links} />
  if (token === '') return <ForbiddenView links={links} />
  return <InvitedWizard token={token} emailProof={emailProof} links={links} onRegistered={onRegistered} />
}

function InvitedWizard({ token, emailProof, links, onRegistered }: Omit<OnboardingScreenProps, 'isRegistered'>) {
  const { data, error, isFetching, refetch } = useInvitation(token)
  if (!data) {
    if (!error || isFetching) return <ValidatingView />
    // A permanent error means that the token is malformed. Temporary errors offer a retry.
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
