import { Anchor, Button, Group, Input, Radio, Text } from '@mantine/core'
import { EmailProvider, emailProviderFacts, emailProviders } from '@troupe/contract/mail/email-provider'
import { useId } from 'react'
import { Link } from 'react-router'
import type { EmailSetup } from '../api/email-setup.ts'
import classes from './compose.module.css'
import { composeTexts } from './compose-texts.ts'

const texts = composeTexts.provider

interface ProviderChoiceProps {
  value: EmailProvider
  onChange: (provider: EmailProvider) => void
  setup: EmailSetup | undefined
  error: Error | null
  onRetry: () => void
  settingsPath: string
}

/** Chooses the provider that sends the mail. */
export function ProviderChoice({ value, onChange, setup, error, onRetry, settingsPath }: ProviderChoiceProps) {
  const labelId = useId()
  return (
    <div className={classes.provider}>
      <div className={classes.providerHead}>
        <Input.Label component="div" id={labelId}>
          {texts.label}
        </Input.Label>
        <Anchor component={Link} to={settingsPath} size="sm">
          {texts.settings}
        </Anchor>
      </div>
      <Radio.Group aria-labelledby={labelId} value={value} onChange={(chosen) => onChange(EmailProvider.parse(chosen))}>
        <Group gap="8px 24px" align="flex-start" mt={4}>
          {emailProviders.map((id) => (
            <Radio
              key={id}
              value={id}
              label={emailProviderFacts[id].name}
              description={setup && describe(id, setup)}
              // "the Gmail option is disabled unless the provider list marks it available"
              disabled={emailProviderFacts[id].needsSetup && !setup?.available.includes(id)}
            />
          ))}
        </Group>
      </Radio.Group>
      {error && (
        <Group gap={8} mt={8} role="alert">
          <Text size="sm" c="red">
            {texts.failed(error.message)}
          </Text>
          <Button variant="default" size="compact-sm" onClick={onRetry}>
            {texts.retry}
          </Button>
        </Group>
      )}
    </div>
  )
}

function describe(id: EmailProvider, setup: EmailSetup): string | undefined {
  const isAvailable = !emailProviderFacts[id].needsSetup || setup.available.includes(id)
  return isAvailable ? describeAccount[id](setup) : texts.unavailable
}

const describeAccount: Record<EmailProvider, (setup: EmailSetup) => string | undefined> = {
  smtp: ({ config }) => {
    const address = config.smtp_from || config.smtp_user
    return config.smtp_host && address ? texts.from(address) : texts.unconfigured
  },
  gmail: ({ config }) => (config.gmail_token_path ? undefined : texts.unconfigured),
  microsoft: ({ microsoft: { state, email } }) =>
    state === 'connected' ? texts.from(email ?? '') : texts.unconfigured,
}
