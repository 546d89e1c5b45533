import { Alert, Anchor, Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { GmailConnection } from '@troupe/contract/email-settings'
import type { MicrosoftConnection } from '@troupe/contract/mail/microsoft-connection'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { formatExactTime } from '../../lib/format/dates.ts'
import { tell } from '../../lib/language/tell.ts'
import { onMailConnection } from '../../lib/mail-connection-channel.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { SettingsSection } from '../../ui/settings/settings-section.tsx'
import { useForgetEmailConfig } from './api/email-config.ts'
import type { useConnectGmail, useDisconnectGmail } from './api/gmail.ts'
import type { useConnectMicrosoft, useDisconnectMicrosoft } from './api/microsoft.ts'
import type { emailSettingsTexts } from './email-settings-texts.ts'
import { describeFailure, type Outcome, OutcomeAlert } from './outcome-alert.tsx'

type Connection = GmailConnection | MicrosoftConnection

interface OAuthSectionProps {
  connection: Connection
  texts: typeof emailSettingsTexts.gmail & { reads?: string }
  /** The window in which the provider asks, with its features. */
  popup: { name: string; features: string }
  /** Whether a connected account can be connected anew. */
  connectsAnew?: boolean
  connect: ReturnType<typeof useConnectGmail | typeof useConnectMicrosoft>
  disconnect: ReturnType<typeof useDisconnectGmail | typeof useDisconnectMicrosoft>
}

/** State of the connection to a provider's account, with buttons to connect and to disconnect. */
export function OAuthSection(props: OAuthSectionProps) {
  const { connection, texts, popup, connectsAnew = false } = props
  const { state, email, returns_to: returnsTo } = connection
  const { pathname } = useLocation()
  const forgetConfig = useForgetEmailConfig()
  const [outcome, setOutcome] = useState<Outcome>()
  const [blockedPage, setBlockedPage] = useState<string>()
  const isElsewhere = state !== 'connected' && returnsTo !== window.location.origin

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
      <ConnectionState connection={connection} texts={texts} />
      {outcome && <OutcomeAlert outcome={outcome} />}
      {blockedPage && (
        <Anchor href={blockedPage} target={popup.name}>
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
        {!isElsewhere && (state !== 'connected' || connectsAnew) && (
          <ConnectButton {...props} onOutcome={setOutcome} onBlocked={setBlockedPage} />
        )}
        {state === 'connected' && <DisconnectButton {...props} onOutcome={setOutcome} />}
      </Group>
      {connection.is_stand_in && (
        <Text size="sm" c="dimmed">
          {texts.standIn}
        </Text>
      )}
    </SettingsSection>
  )
}

interface ConnectButtonProps extends OAuthSectionProps {
  onOutcome: (outcome: Outcome) => void
  /** Called with the provider's page if the browser keeps the popup shut. */
  onBlocked: (page: string | undefined) => void
}

function ConnectButton({ connection: { state }, texts, popup, connect, onOutcome, onBlocked }: ConnectButtonProps) {
  const start = () =>
    connect.mutate(undefined, {
      onSuccess: ({ success, auth_url: page, ...answer }) => {
        onOutcome({ isSuccess: success, message: tell(answer, answer.message), detail: '' })
        const isBlocked = page !== null && window.open(page, popup.name, popup.features) === null
        onBlocked(isBlocked ? page : undefined)
      },
      onError: (error) => onOutcome(describeFailure(error, texts.failed)),
    })
  return (
    <Button variant={state === 'connected' ? 'default' : 'filled'} loading={connect.isPending} onClick={start}>
      {state === 'revoked' ? texts.connectAgain : texts.connect}
    </Button>
  )
}

function DisconnectButton({ texts, disconnect, onOutcome }: Omit<ConnectButtonProps, 'onBlocked'>) {
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

function ConnectionState({
  connection: { state, email, since, reads },
  texts,
}: Pick<OAuthSectionProps, 'connection' | 'texts'>) {
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
      {reads && texts.reads && <Text c="dimmed">{texts.reads}</Text>}
    </div>
  )
}
