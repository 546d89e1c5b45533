import { Button, Group } from '@mantine/core'
import { useForm } from '@mantine/form'
import {
  type EmailConfig,
  EmailConfigInput,
  type GmailConnection,
  parseSenderAddress,
  type SandboxMailbox,
} from '@troupe/contract/email-settings'
import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import type { MicrosoftConnection } from '@troupe/contract/mail/microsoft-connection'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { toFormRule } from '../../lib/form-rule.ts'
import { tell } from '../../lib/language/tell.ts'
import { SettingsSection } from '../../ui/settings/settings-section.tsx'
import { type EmailConfigValues, useSaveEmailConfig, useTestEmailConfig } from './api/email-config.ts'
import { DomainSection } from './domain-section.tsx'
import { emailSettingsTexts } from './email-settings-texts.ts'
import { GmailSection } from './gmail-section.tsx'
import { MicrosoftSection } from './microsoft-section.tsx'
import { describeFailure, listFieldErrors, type Outcome, OutcomeAlert } from './outcome-alert.tsx'
import { ProviderSection } from './provider-section.tsx'
import { SmtpSection } from './smtp-section.tsx'
import { describeTestMessage } from './test-messages.ts'
import { Tutorial } from './tutorial.tsx'

const { actions: texts, errors, testDone } = emailSettingsTexts
const { shape } = EmailConfigInput

interface EmailSettingsFormProps {
  config: EmailConfig
  gmail: GmailConnection
  microsoft: MicrosoftConnection
  sandboxMailbox: SandboxMailbox | null
  onSaved: (() => void) | undefined
}

/** Form to change, test and save the settings. */
export function EmailSettingsForm({ config, gmail, microsoft, sandboxMailbox, onSaved }: EmailSettingsFormProps) {
  const save = useSaveEmailConfig()
  const test = useTestEmailConfig()
  const [outcome, setOutcome] = useState<Outcome>()
  const form = useForm<EmailConfigValues>({
    initialValues: toValues(config),
    validate: {
      smtp_host: toFormRule(shape.smtp_host),
      smtp_port: toFormRule(shape.smtp_port),
      smtp_user: toFormRule(shape.smtp_user),
      smtp_pass: toFormRule(shape.smtp_pass),
      smtp_from: toFormRule(shape.smtp_from),
    },
  })
  const { email_provider: provider, smtp_from: from, smtp_user: user } = form.values
  useCallOnChange(`${gmail.state} ${microsoft.state} ${microsoft.reads}`, onSaved)

  const fail = (message: string) => (error: unknown) => {
    form.setErrors(listFieldErrors(error))
    setOutcome(describeFailure(error, message))
  }
  /** Shows the problem above the form, because the invalid field may belong to the provider that is not shown. */
  const refuse = (message: string) => (problems: typeof form.errors) =>
    setOutcome({ isSuccess: false, message, detail: String(Object.values(problems)[0] ?? '') })

  const submit = form.onSubmit(
    (values) =>
      save.mutate(values, {
        onSuccess: (saved) => {
          form.setValues(toValues(saved.config))
          setOutcome({ isSuccess: true, message: tell(saved, saved.message), detail: '' })
          onSaved?.()
        },
        onError: fail(errors.save),
      }),
    refuse(errors.save),
  )
  const tryOut = form.onSubmit(
    (values) =>
      test.mutate(values, {
        onSuccess: ({ success, message, detail, detail_message: told }) =>
          setOutcome({
            isSuccess: success,
            message: success && message === '' ? testDone : describeTestMessage(message),
            detail: tell(told, detail ?? ''),
          }),
        onError: fail(errors.test),
      }),
    refuse(errors.test),
  )
  const isBusy = save.isPending || test.isPending
  const sections: Record<EmailProvider, ReactNode> = {
    smtp: <SmtpSection form={form} sandboxMailbox={sandboxMailbox} />,
    gmail: <GmailSection gmail={gmail} />,
    microsoft: <MicrosoftSection microsoft={microsoft} />,
  }
  const addresses: Record<EmailProvider, string> = {
    smtp: from || user,
    gmail: gmail.email ?? '',
    microsoft: microsoft.email ?? '',
  }

  return (
    <>
      <form onSubmit={submit} noValidate>
        <Tutorial
          onChoose={({ host, port }) => form.setValues({ email_provider: 'smtp', smtp_host: host, smtp_port: port })}
        />
        <ProviderSection
          value={provider}
          isAvailable={{
            smtp: true,
            gmail: gmail.state !== 'unavailable',
            microsoft: microsoft.state !== 'unavailable',
          }}
          onChange={(chosen) => form.setFieldValue('email_provider', chosen)}
        />
        {sections[provider]}
        <SettingsSection title={texts.title} lead={texts.lead}>
          {outcome && <OutcomeAlert outcome={outcome} />}
          <Group gap={12}>
            <Button type="submit" disabled={isBusy}>
              {save.isPending ? texts.saving : texts.save}
            </Button>
            <Button variant="default" disabled={isBusy} onClick={() => tryOut()}>
              {test.isPending ? texts.testing : texts.test}
            </Button>
          </Group>
        </SettingsSection>
      </form>
      <DomainSection ownDomain={findDomain(addresses[provider])} />
    </>
  )
}

/** Calls the function when the connections are others than before: what depends on settings depends on them, too. */
function useCallOnChange(connections: string, onChange: (() => void) | undefined) {
  const known = useRef(connections)
  useEffect(() => {
    if (known.current === connections) return
    known.current = connections
    onChange?.()
  }, [connections, onChange])
}

function toValues(config: EmailConfig): EmailConfigValues {
  const { smtp_host, smtp_port, smtp_user, smtp_pass, smtp_from, email_provider } = config
  return { smtp_host, smtp_port, smtp_user, smtp_pass, smtp_from, email_provider }
}

function findDomain(sender: string): string {
  return parseSenderAddress(sender)?.address.split('@')[1] ?? ''
}
