import { Button, Group, Loader, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { tell } from '../../../lib/language/tell.ts'
import { ApiError } from '../../../lib/transport/api-error.ts'
import { Logo } from '../../../ui/logo.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { type ConnectedProvider, useMailConnection } from '../api/complete-mail-connection.ts'
import classes from './mail-callback-screen.module.css'
import { mailCallbackTexts as texts } from './mail-callback-texts.ts'

const closeDelayMs = 3000
/** The error in the address is shown, up to this length. */
const maxErrorLength = 200

interface MailCallbackScreenProps {
  provider: ConnectedProvider
  /** Parameters that the provider adds to the address. */
  code: string | null
  state: string | null
  error: string | null
  /** The path of the e-mail settings. */
  settingsPath: string
}

/** The page to which a provider returns users after they allowed or refused access to their mailbox. */
export function MailCallbackScreen({ provider, code, state, error, settingsPath }: MailCallbackScreenProps) {
  const content = () => {
    if (error) return <Failure reason={texts.errors.refused(error.slice(0, maxErrorLength))} goBackTo={settingsPath} />
    if (!code || !state) return <Failure reason={texts.errors.incomplete} goBackTo={settingsPath} />
    return <Connection provider={provider} code={code} state={state} settingsPath={settingsPath} />
  }
  return (
    <main className={classes.root}>
      <Logo />
      <section className={classes.card}>{content()}</section>
    </main>
  )
}

interface ConnectionProps {
  provider: ConnectedProvider
  code: string
  state: string
  settingsPath: string
}

function Connection({ settingsPath, ...answer }: ConnectionProps) {
  const { data, error } = useQuery(useMailConnection(answer))
  if (error) return <Failure reason={describeFailure(error)} goBackTo={settingsPath} />
  if (!data)
    return <Outcome icon={<Loader size="md" />} title={texts.loading[answer.provider]} text={texts.loadingLead} />
  if (!data.success) return <Failure reason={tell(data, data.message) || texts.errors.failed} goBackTo={settingsPath} />
  return <Success message={tell(data, data.message)} settingsPath={settingsPath} />
}

function Success({ message, settingsPath }: { message: string; settingsPath: string }) {
  useEffect(() => {
    const timer = setTimeout(() => window.close(), closeDelayMs)
    return () => clearTimeout(timer)
  }, [])
  const icon = (
    <ThemeIcon size={56} radius="50%" variant="light" aria-hidden>
      <IconCheck size={28} />
    </ThemeIcon>
  )
  return (
    <Outcome icon={icon} title={texts.success} text={message}>
      <Text size="sm" c="dimmed">
        {texts.closesItself}
      </Text>
      <Group gap={12} justify="center">
        <CloseWindow />
        <Button component={Link} to={settingsPath} variant="default">
          {texts.goOn}
        </Button>
      </Group>
    </Outcome>
  )
}

function Failure({ reason, goBackTo }: { reason: string; goBackTo: string }) {
  const icon = (
    <ThemeIcon size={56} radius="50%" variant="light" color="red" aria-hidden>
      <IconX size={28} />
    </ThemeIcon>
  )
  return (
    <Outcome icon={icon} title={texts.failure} text={reason}>
      <Group gap={12} justify="center">
        <Button component={Link} to={goBackTo}>
          {texts.goBack}
        </Button>
        <CloseWindow />
      </Group>
    </Outcome>
  )
}

function CloseWindow() {
  return (
    <Button variant="default" onClick={() => window.close()}>
      {texts.close}
    </Button>
  )
}

interface OutcomeProps {
  icon: ReactNode
  title: string
  text: string
  children?: ReactNode
}

function Outcome({ icon, title, text, children }: OutcomeProps) {
  return (
    <Stack align="center" gap={16} ta="center" role="status">
      {icon}
      <Stack gap={4}>
        <ScreenTitle title={title} />
        <Title order={1} size="h2">
          {title}
        </Title>
        <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
      </Stack>
      {children}
    </Stack>
  )
}

/** The server's message, or a general one. */
function describeFailure(error: Error): string {
  return (error instanceof ApiError && error.told) || texts.errors.failed
}
