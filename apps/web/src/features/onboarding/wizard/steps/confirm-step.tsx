import { Anchor, Button, Group, Stack, TextInput } from '@mantine/core'
import { isEmailAddress } from '@troupe/contract/mail/email-address'
import { IdentityFields } from '../../statement-fields/identity-fields.tsx'
import type { useWizard, WizardOptions } from '../state/use-wizard.ts'
import { wizardTexts } from '../state/wizard-texts.ts'
import { isOtherEmail } from '../state/wizard-values.ts'
import { ChannelSummary } from './channel-summary.tsx'

const texts = wizardTexts.confirm

interface ConfirmStepProps {
  wizard: ReturnType<typeof useWizard>
  invitation: WizardOptions['invitation']
}

/** Step 2: the platform's data of the channel, which the creator can correct. */
export function ConfirmStep({ wizard: { channel, values, problems, change }, invitation }: ConfirmStepProps) {
  const { email: invitedEmail, inviter_email: inviterEmail } = invitation
  const isOther = isOtherEmail(values.email, invitedEmail)
  const differs = isOther ? texts.emailDiffers(invitedEmail) : null
  return (
    <>
      {channel && <ChannelSummary profile={channel.profile} />}
      <Stack gap={16}>
        <TextInput
          label={texts.email}
          withAsterisk
          aria-required
          // As an error it is shown already.
          description={problems.email === differs ? null : (differs ?? texts.emailHint)}
          descriptionProps={{ 'aria-live': 'polite', c: isOther ? 'var(--troupe-warning)' : 'dimmed' }}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          type="email"
          name="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={values.email}
          error={problems.email}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        {isOther && (
          <Group gap={16}>
            <Button variant="default" mih={44} onClick={() => change({ email: invitedEmail })}>
              {texts.useInvited}
            </Button>
            {inviterEmail !== null && isEmailAddress(values.email) && (
              <Anchor href={toRequest(inviterEmail, { wanted: values.email, invited: invitedEmail })} lh="44px">
                {texts.askInviter}
              </Anchor>
            )}
          </Group>
        )}
        <IdentityFields values={values} problems={problems} onChange={change} />
      </Stack>
    </>
  )
}

/** Address of a mail to the inviting user, already written. */
function toRequest(inviterEmail: string, addresses: { wanted: string; invited: string }): string {
  const [subject, body] = [texts.request.subject, texts.request.body(addresses)].map(encodeURIComponent)
  return `mailto:${encodeURIComponent(inviterEmail)}?subject=${subject}&body=${body}`
}
