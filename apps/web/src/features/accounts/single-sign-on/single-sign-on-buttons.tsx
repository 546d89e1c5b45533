import { Alert, Button, Divider, Stack } from '@mantine/core'
import type { SignInProvider } from '@troupe/contract/account/single-sign-on'
import { Email } from '@troupe/contract/mail/email-address'
import { describeError } from '../api/auth-errors.ts'
import { useStartSingleSignOn } from '../api/single-sign-on.ts'
import { findProvider } from './find-provider.ts'
import { singleSignOnTexts as texts } from './single-sign-on-texts.ts'

interface SingleSignOnButtonsProps {
  providers: readonly SignInProvider[]
  /** The page to open afterwards. */
  destination: string
  /** The address entered so far: its provider is offered first. */
  email?: string
  /** Whether there is no form above them. */
  isAlone?: boolean
}

/** A button for each provider. Without providers there is nothing. */
export function SingleSignOnButtons({ providers, destination, email = '', isAlone = false }: SingleSignOnButtonsProps) {
  const start = useStartSingleSignOn()
  const found = findProvider(providers, email)
  if (providers.length === 0) return null
  const hint = Email.safeParse(email).data
  return (
    <Stack gap={12}>
      {!isAlone && (
        <Divider
          label={found ? texts.serves(found.domain, found.provider.name) : texts.or}
          labelPosition="center"
          aria-live="polite"
        />
      )}
      {start.isError && (
        <Alert color="red" role="alert">
          {describeError(start.error, texts.startFailed)}
        </Alert>
      )}
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          size="md"
          variant={found?.provider.id === id || (isAlone && providers.length === 1) ? 'filled' : 'default'}
          loading={start.isPending && start.variables.provider === id}
          disabled={start.isPending && start.variables.provider !== id}
          onClick={() => start.mutate({ provider: id, destination, email: hint })}
        >
          {texts.button(name)}
        </Button>
      ))}
    </Stack>
  )
}
