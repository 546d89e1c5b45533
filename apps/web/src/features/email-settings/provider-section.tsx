import { Radio, Stack } from '@mantine/core'
import { EmailProvider } from '@troupe/contract/email-provider'
import { SettingsSection } from '../../ui/settings-section.tsx'
import { emailSettingsTexts } from './email-settings-texts.ts'

const texts = emailSettingsTexts.provider

interface ProviderSectionProps {
  value: EmailProvider
  isGmailAvailable: boolean
  onChange: (provider: EmailProvider) => void
}

export function ProviderSection({ value, isGmailAvailable, onChange }: ProviderSectionProps) {
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <Radio.Group
        aria-label={texts.label}
        value={value}
        onChange={(chosen) => onChange(EmailProvider.parse(chosen))}
        name="email-provider"
      >
        <Stack gap={16}>
          <Radio value="smtp" label={texts.smtp} description={texts.smtpText} />
          <Radio
            value="gmail"
            label={texts.gmail}
            description={isGmailAvailable ? texts.gmailText : texts.gmailUnavailable}
            disabled={!isGmailAvailable}
          />
        </Stack>
      </Radio.Group>
    </SettingsSection>
  )
}
