import { Stack, TextInput } from '@mantine/core'
import { normalizeEmail } from '@troupe/contract/mail/email-address'
import { IdentityFields } from '../../statement-fields/identity-fields.tsx'
import type { useWizard } from '../state/use-wizard.ts'
import { wizardTexts } from '../state/wizard-texts.ts'
import { ChannelSummary } from './channel-summary.tsx'

const texts = wizardTexts.confirm

interface ConfirmStepProps {
  wizard: ReturnType<typeof useWizard>
  /** The address of the invitation. */
  invitedEmail: string | null
}

/** Step 2: the platform's data of the channel, which the creator can correct. */
export function ConfirmStep({ wizard: { channel, values, problems, change }, invitedEmail }: ConfirmStepProps) {
  const isOther = invitedEmail !== null && normalizeEmail(values.email) !== normalizeEmail(invitedEmail)
  return (
    <>
      {channel && <ChannelSummary profile={channel.profile} />}
      <Stack gap={16}>
        <TextInput
          label={texts.email}
          withAsterisk
          aria-required
          description={isOther ? texts.emailDiffers(invitedEmail) : texts.emailHint}
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
        <IdentityFields values={values} problems={problems} onChange={change} />
      </Stack>
    </>
  )
}
