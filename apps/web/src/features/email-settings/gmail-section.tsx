import { Alert, Anchor, Button, Group, Text } from '@mantine/core'
import type { GmailConnection } from '@troupe/contract/email-settings'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { formatExactTime } from '../../lib/format/dates.ts'
import { tell } from '../../lib/language/tell.ts'
import { onMailConnection } from '../../lib/mail-connection-channel.ts'
import { SettingsSection } from '../../ui/settings/settings-section.tsx'
import { useForgetEmailConfig } from './api/email-config.ts'
import { useConnectGmail, useDisconnectGmail } from './api/gmail.ts'
import { emailSettingsTexts } from './email-settings-texts.ts'
import { describeFailure, type Outcome, OutcomeAlert } from './outcome-alert.tsx'

const texts = emailSettingsTexts.gmail
const popup = 'popup,width=500,height=600'

/** State of the connection to a Google account, with buttons to connect and disconnect. */
export function GmailSection({ gmail }: { gmail: GmailConnection }) {
  const { state, email } = gmail
  const { pathname } = useLocation()
  const forgetConfig = useForgetEmailConfig()
  const connect = useConnectGmail()
  const disconnect = useDisconnectGmail()
  const [outcome, setOutcome] = useState<Outcome>()
  const [blockedPage, setBlockedPage] = useState<string>()
  const isElsewhere = state !== 'connected' && gmail.returns_to !== window.location.origin

  useEffect(
    () =>
      onMailConnection(() => {
        setOutcome(undefined)
        setBlockedPage(undefined)
        void forgetConfig()
      }),
    [forgetConfig],
  )

  const startConnection = () =>
    connect.mutate(undefined, {
      onSuccess: ({ success, auth_url: page, ...answer }) => {
        setOutcome({ isSuccess: success, message: tell(answer, answer.message), detail: '' })
        const isBlocked = page !== null && window.open(page, 'troupe-gmail', popup) === null
        setBlockedPage(isBlocked ? page : undefined)
      },
      onError: (error) => setOutcome(describeFailure(error, texts.failed)),
    })
  const endConnection = () =>
    disconnect.mutate(undefined, {
      onSuccess: ({ success, ...answer }) =>
        setOutcome({ isSuccess: success, message: tell(answer, answer.message), detail: '' }),
      onError: (error) => setOutcome(describeFailure(error, texts.disconnectFailed)),
    })

  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      {state === 'revoked' && (
        <Alert color="red" role="alert" title={texts.revokedTitle}>
          {texts.revoked(email ?? '')}
        </Alert>
      )}
      <ConnectionState gmail={gmail} />
      {outcome && <OutcomeAlert outcome={outcome} />}
      {blockedPage && (
        <Anchor href={blockedPage} target="troupe-gmail">
          {texts.openPage}
        </Anchor>
      )}
      {isElsewhere && (
        <Alert color="yellow">
          {texts.elsewhere(gmail.returns_to)}{' '}
          <Anchor href={`${gmail.returns_to}${pathname}`} inherit underline="always">
            {texts.openThere}
          </Anchor>
        </Alert>
      )}
      <Group gap={12}>
        {!isElsewhere && (
          <Button
            variant={state === 'connected' ? 'default' : 'filled'}
            disabled={connect.isPending}
            onClick={startConnection}
          >
            {state === 'revoked' ? texts.connectAgain : texts.connect}
          </Button>
        )}
        {state === 'connected' && (
          <Button variant="default" disabled={disconnect.isPending} onClick={endConnection}>
            {texts.disconnect}
          </Button>
        )}
      </Group>
      {gmail.is_stand_in && (
        <Text size="sm" c="dimmed">
          {texts.standIn}
        </Text>
      )}
    </SettingsSection>
  )
}

function ConnectionState({ gmail: { state, email, since } }: { gmail: GmailConnection }) {
  if (state === 'revoked') return null
  if (state !== 'connected') return <Text>{texts.notConnected}</Text>
  return (
    <Text>
      <strong>{texts.connectedAs(email ?? '')}</strong>{' '}
      {since && (
        <Text component="time" c="dimmed" dateTime={since} title={formatExactTime(new Date(since))}>
          {texts.since(since, new Date())}
        </Text>
      )}
    </Text>
  )
}
