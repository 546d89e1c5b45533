import { Alert, Anchor, Button, Stack } from '@mantine/core'
import { AuthHeading } from './auth-heading.tsx'
import { closedRegistrationTexts as texts } from './closed-registration-texts.ts'
import { StepLink } from './step-link.tsx'

interface ClosedRegistrationProps {
  /** Address to ask for an invitation; null: none is set. */
  contact: string | null
  /** Shows the form, for people with an invitation. */
  onInvited: () => void
}

/** Tells a stranger that registration is by invitation, and whom to ask. */
export function ClosedRegistration({ contact, onInvited }: ClosedRegistrationProps) {
  return (
    <Stack gap={16}>
      <AuthHeading title={texts.title} lead={texts.lead} />
      <Contact contact={contact} />
      <Button size="md" variant="default" onClick={onInvited}>
        {texts.invited}
      </Button>
      <StepLink to="sign-in">{texts.toSignIn}</StepLink>
    </Stack>
  )
}

/** Says which addresses may register. */
export function DomainNotice({ domains, contact }: { domains: readonly string[]; contact: string | null }) {
  return (
    <Stack gap={8} mb={16}>
      <Alert color="sea">{texts.domains(domains)}</Alert>
      {contact !== null && <Contact contact={contact} />}
    </Stack>
  )
}

function Contact({ contact }: { contact: string | null }) {
  if (contact === null) return <span>{texts.askOperator}</span>
  return (
    <span>
      {texts.askAddress} <Anchor href={`mailto:${contact}`}>{contact}</Anchor>
    </span>
  )
}
