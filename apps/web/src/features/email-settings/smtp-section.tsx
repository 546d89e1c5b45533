import { Alert, Button, Group, type InputWrapperProps, NumberInput, SimpleGrid, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type SandboxMailbox, secretMask, smtpPresets } from '@troupe/contract/email-settings'
import { translate } from '../../lib/language/text.ts'
import { PasswordField } from '../../ui/settings/password-field.tsx'
import { SettingsSection } from '../../ui/settings/settings-section.tsx'
import type { EmailConfigValues } from './api/email-config.ts'
import { emailSettingsTexts } from './email-settings-texts.ts'
import classes from './smtp-section.module.css'

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
  const { smtp_host: host, smtp_pass: pass } = form.values
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
      <div className={classes.server}>
        <TextInput label={texts.host} autoComplete="off" spellCheck={false} {...form.getInputProps('smtp_host')} />
        <NumberInput
          label={texts.port}
          min={1}
          max={65_535}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          {...form.getInputProps('smtp_port')}
        />
      </div>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16}>
        <TextInput
          label={texts.user}
          description={texts.userHint}
          inputWrapperOrder={hintBelow}
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('smtp_user')}
        />
        <PasswordField
          label={texts.pass}
          description={texts.passHint}
          inputWrapperOrder={hintBelow}
          autoComplete="new-password"
          // The mask is not a password, so it can neither be revealed nor edited.
          {...(pass === secretMask ? { visible: false } : {})}
          onFocus={(event) => pass === secretMask && event.currentTarget.select()}
          {...form.getInputProps('smtp_pass')}
        />
      </SimpleGrid>
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
