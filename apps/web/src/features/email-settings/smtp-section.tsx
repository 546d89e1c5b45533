import { Alert, Button, Group, type InputWrapperProps, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type SandboxMailbox, smtpPresets } from '@troupe/contract/email-settings'
import { translate } from '../../lib/language/text.ts'
import { MailServerFields } from '../../ui/settings/mail-server-fields.tsx'
import { SettingsSection } from '../../ui/settings/settings-section.tsx'
import type { EmailConfigValues } from './api/email-config.ts'
import { emailSettingsTexts } from './email-settings-texts.ts'

const texts = emailSettingsTexts.smtp
/** Puts hints below the inputs, so that fields side by side are aligned. */
const hintBelow: NonNullable<InputWrapperProps['inputWrapperOrder']> = ['label', 'input', 'description', 'error']
const microsoftHost = /(?:^|\.)(?:outlook|hotmail|live|office365)\.com$/i

export interface SmtpServer {
  host: string
  port: number
}

interface SmtpSectionProps {
  form: UseFormReturnType<EmailConfigValues>
  /** Null if there is no sandbox. */
  sandboxMailbox: SandboxMailbox | null
}

export function SmtpSection({ form, sandboxMailbox }: SmtpSectionProps) {
  const { smtp_host: host } = form.values
  const fillIn = ({ host: smtp_host, port: smtp_port }: SmtpServer) => form.setValues({ smtp_host, smtp_port })
  const fillInSandbox = (mailbox: SandboxMailbox) => {
    fillIn(mailbox)
    form.setValues({ smtp_user: mailbox.user, smtp_pass: mailbox.pass })
  }
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <Group gap={8} role="group" aria-label={texts.presets}>
        <Text size="sm" c="dimmed" aria-hidden>
          {texts.presets}
        </Text>
        {smtpPresets.map((preset) => (
          <Button key={preset.id} variant="default" size="xs" onClick={() => fillIn(preset)}>
            {translate(preset.name)}
          </Button>
        ))}
        {sandboxMailbox && (
          <Button variant="default" size="xs" onClick={() => fillInSandbox(sandboxMailbox)}>
            {texts.sandbox}
          </Button>
        )}
      </Group>
      {microsoftHost.test(host) && (
        <Alert color="yellow" role="status">
          {texts.outlookWarning}
        </Alert>
      )}
      <MailServerFields
        host={{ label: texts.host, ...form.getInputProps('smtp_host') }}
        port={{ label: texts.port, ...form.getInputProps('smtp_port') }}
        user={{ label: texts.user, description: texts.userHint, ...form.getInputProps('smtp_user') }}
        password={{ label: texts.pass, description: texts.passHint, ...form.getInputProps('smtp_pass') }}
      />
      <TextInput
        label={texts.from}
        description={texts.fromHint}
        inputWrapperOrder={hintBelow}
        autoComplete="off"
        {...form.getInputProps('smtp_from')}
      />
    </SettingsSection>
  )
}
