import { Radio, Stack } from '@mantine/core'
import { EmailProvider, emailProviderFacts, emailProviders } from '@troupe/contract/mail/email-provider'
import { translate } from '../../lib/language/text.ts'
import { SettingsSection } from '../../ui/settings/settings-section.tsx'
import { emailSettingsTexts } from './email-settings-texts.ts'

const texts = emailSettingsTexts.provider

interface ProviderSectionProps {
  value: EmailProvider
  isAvailable: Record<EmailProvider, boolean>
  onChange: (provider: EmailProvider) => void
}

export function ProviderSection({ value, isAvailable, onChange }: ProviderSectionProps) {
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <Radio.Group
        aria-label={texts.label}
        value={value}
        onChange={(chosen) => onChange(EmailProvider.parse(chosen))}
        name="email-provider"
      >
        <Stack gap={16}>
          {emailProviders.map((id) => (
            <Radio
              key={id}
              value={id}
              label={emailProviderFacts[id].name}
              description={isAvailable[id] ? translate(emailProviderFacts[id].description) : texts.unavailable}
              disabled={!isAvailable[id]}
            />
          ))}
        </Stack>
      </Radio.Group>
    </SettingsSection>
  )
}
