import { Alert, Anchor, Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { MicrosoftConnection } from '@troupe/contract/mail/microsoft-connection'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { formatExactTime } from '../../lib/format/dates.ts'
import { tell } from '../../lib/language/tell.ts'
import { onMailConnection } from '../../lib/mail-connection-channel.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { SettingsSection } from '../../ui/settings/settings-section.tsx'
import { useForgetEmailConfig } from './api/email-config.ts'
import { useConnectMicrosoft, useDisconnectMicrosoft } from './api/microsoft.ts'
import { emailSettingsTexts } from './email-settings-texts.ts'
import { describeFailure, type Outcome, OutcomeAlert } from './outcome-alert.tsx'

const texts = emailSettingsTexts.microsoft
const popupName = 'troupe-microsoft'
const popup = 'popup,width=500,height=640'

/** State of the connection to a Microsoft account, with buttons to connect and to disconnect. */
export function MicrosoftSection({ microsoft }: { microsoft: MicrosoftConnection }) {
  const { state, email, returns_to: returnsTo } = microsoft
  const { pathname } = useLocation()
  const forgetConfig = useForgetEmailConfig()
  const [outcome, setOutcome] = useState<Outcome>()
  const [blockedPage, setBlockedPage] = useState<string>()
  const isElsewhere = returnsTo !== window.location.origin

  useEffect(
    () =>
      onMailConnection(() => {
        setOutcome(undefined)
        setBlockedPage(undefined)
        void forgetConfig()
      }),
    [forgetConfig],
  )

  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      {state === 'revoked' && (
        <Alert color="red" role="alert" title={texts.revokedTitle}>
          {texts.revoked(email ?? '')}
        </Alert>
      )}
      <ConnectionState microsoft={microsoft} />
      {outcome && <OutcomeAlert outcome={outcome} />}
      {blockedPage && (
        <Anchor href={blockedPage} target={popupName}>
          {texts.openPage}
        </Anchor>
      )}
      {isElsewhere && (
        <Alert color="yellow">
          {texts.elsewhere(returnsTo)}{' '}
          <Anchor href={`${returnsTo}${pathname}`} inherit underline="always">
            {texts.openThere}
          </Anchor>
        </Alert>
      )}
      <Group gap={12}>
        {!isElsewhere && state !== 'connected' && (
          <ConnectButton microsoft={microsoft} onOutcome={setOutcome} onBlocked={setBlockedPage} />
        )}
        {state === 'connected' && <DisconnectButton onOutcome={setOutcome} />}
      </Group>
      {microsoft.is_stand_in && (
        <Text size="sm" c="dimmed">
          {texts.standIn}
        </Text>
      )}
    </SettingsSection>
  )
}

interface ConnectButtonProps {
  microsoft: MicrosoftConnection
  onOutcome: (outcome: Outcome) => void
  /** Called with the page of Microsoft if the browser keeps the popup shut. */
  onBlocked: (page: string | undefined) => void
}

function ConnectButton({ microsoft: { state }, onOutcome, onBlocked }: ConnectButtonProps) {
  const connect = useConnectMicrosoft()
  const start = () =>
    connect.mutate(undefined, {
      onSuccess: ({ success, auth_url: page, ...answer }) => {
        onOutcome({ isSuccess: success, message: tell(answer, answer.message), detail: '' })
        const isBlocked = page !== null && window.open(page, popupName, popup) === null
        onBlocked(isBlocked ? page : undefined)
      },
      onError: (error) => onOutcome(describeFailure(error, texts.failed)),
    })
  return (
    <Button loading={connect.isPending} onClick={start}>
      {state === 'revoked' ? texts.connectAgain : texts.connect}
    </Button>
  )
}

function DisconnectButton({ onOutcome }: { onOutcome: (outcome: Outcome) => void }) {
  const disconnect = useDisconnectMicrosoft()
  const [isAsking, asking] = useDisclosure()
  const end = () =>
    disconnect.mutate(undefined, {
      onSuccess: ({ success, ...answer }) =>
        onOutcome({ isSuccess: success, message: tell(answer, answer.message), detail: '' }),
      onError: (error) => onOutcome(describeFailure(error, texts.disconnectFailed)),
      onSettled: asking.close,
    })
  return (
    <>
      <Button variant="default" onClick={asking.open}>
        {texts.disconnect}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.disconnectTitle}
        question={texts.disconnectLead}
        confirm={texts.disconnect}
        isBusy={disconnect.isPending}
        onConfirm={end}
        onClose={asking.close}
      />
    </>
  )
}

function ConnectionState({ microsoft: { state, email, since, reads } }: { microsoft: MicrosoftConnection }) {
  if (state === 'revoked') return null
  if (state !== 'connected') return <Text>{texts.notConnected}</Text>
  return (
    <div>
      <Text>
        <strong>{texts.connectedAs(email ?? '')}</strong>{' '}
        {since && (
          <Text component="time" c="dimmed" dateTime={since} title={formatExactTime(new Date(since))}>
            {texts.since(since, new Date())}
          </Text>
        )}
      </Text>
      {reads && <Text c="dimmed">{texts.reads}</Text>}
    </div>
  )
}
