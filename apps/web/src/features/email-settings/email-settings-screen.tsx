import { Button, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { useEmailConfig, useProviders } from './api/email-config.ts'
import { EmailSettingsForm } from './email-settings-form.tsx'
import classes from './email-settings-screen.module.css'
import { emailSettingsTexts as texts } from './email-settings-texts.ts'
import { describeFailure } from './outcome-alert.tsx'

interface EmailSettingsScreenProps {
  /** Called after settings were saved, or an account was connected or disconnected. */
  onSaved?: () => void
  /** Shown above the settings. */
  notice?: ReactNode
  /** Sections of other features about mailboxes. */
  children?: ReactNode
}

/** Configures the mailbox that sends the user's mail. */
export function EmailSettingsScreen({ onSaved, notice, children }: EmailSettingsScreenProps) {
  const config = useQuery(useEmailConfig())
  const providers = useQuery(useProviders())
  const error = config.data ? null : config.error
  return (
    <div className={classes.root}>
      <header className={classes.heading}>
        <ScreenTitle title={texts.title} />
        <Title order={1}>{texts.title}</Title>
        <Text c="dimmed">{texts.lead}</Text>
      </header>
      {notice && <div className={classes.notice}>{notice}</div>}
      {error && (
        <Notice isError title={texts.errors.load} text={describeFailure(error, '').detail}>
          <Button variant="default" onClick={() => void config.refetch()}>
            {texts.retry}
          </Button>
        </Notice>
      )}
      {!config.data && !error && <LoadingShape />}
      {config.data && (
        <>
          <EmailSettingsForm
            config={config.data.config}
            gmail={config.data.gmail}
            microsoft={config.data.microsoft}
            sandboxMailbox={providers.data?.sandbox_mailbox ?? null}
            onSaved={onSaved}
          />
          {children}
        </>
      )}
    </div>
  )
}

function LoadingShape() {
  return (
    <div role="status" aria-label={texts.loading} className={classes.loading}>
      {[80, 280, 80].map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <Skeleton key={index} height={height} />
      ))}
    </div>
  )
}
