import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Confirmation, SecondFactorState } from '@troupe/contract/account/second-factor-settings'
import { CurrentPassword } from '@troupe/contract/accounts'
import { AppCode } from '@troupe/contract/sign-in/second-factor-proof'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ApiError } from '../../../lib/transport/api-error.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { onlyDigits } from '../../../ui/settings/code-input.tsx'
import { PasswordField, PasswordOwner } from '../../../ui/settings/password-field.tsx'
import { describePasskeyError } from '../api/passkey-errors.ts'
import { useFactorCalls } from '../api/second-factor.ts'
import { canUsePasskeys } from '../passkeys/sign-with-passkey.ts'
import { factorTexts } from './second-factor-texts.ts'

const texts = factorTexts.confirm
type Method = Confirmation['method']
const switches = { password: texts.byPassword, code: texts.byCode, passkey: texts.byPasskey }

interface ConfirmFormProps {
  email: string
  factors: SecondFactorState
  submit: string
  /** Message for a failure that the server does not explain. */
  failed: string
  isDanger?: boolean
  /** Whether the fields in `children` are filled in. */
  isReady?: boolean
  /** Fields and explanations above the confirmation. */
  children?: ReactNode
  /** Makes the change. The form stays open while it runs, and when it fails. */
  action: (confirmation: Confirmation) => Promise<unknown>
  onCancel: () => void
}

/** Asks for the password, a code of the app or a passkey before a change. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { email, factors, submit, failed, isDanger = false, isReady = true, children, action, onCancel } = props
  const { confirmByPasskey } = useFactorCalls()
  const [method, setMethod] = useState<Method>('password')
  const [entered, setEntered] = useState('')
  const change = useMutation({
    mutationFn: async () => action(method === 'passkey' ? await confirmByPasskey() : toConfirmation(method, entered)),
  })
  const methods = listMethods(factors)
  const isWrong = change.error instanceof ApiError && change.error.status === 403
  const schema = method === 'code' ? AppCode : CurrentPassword
  const isWhole = method === 'passkey' || schema.safeParse(entered).success
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole && isReady) change.mutate()
  }
  const choose = (next: Method) => {
    change.reset()
    setEntered('')
    setMethod(next)
  }
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap={16}>
        {children}
        {change.isError && !(isWrong && method !== 'passkey') && (
          <Alert color="red" role="alert">
            {describePasskeyError(change.error, failed)}
          </Alert>
        )}
        <ProofField
          email={email}
          method={method}
          value={entered}
          error={isWrong && method !== 'passkey' ? change.error?.message : undefined}
          onChange={setEntered}
        />
        <Group gap={16}>
          {methods
            .filter((other) => other !== method)
            .map((other) => (
              <LinkButton key={other} onClick={() => choose(other)}>
                {switches[other]}
              </LinkButton>
            ))}
        </Group>
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" disabled={!isWhole || !isReady || change.isPending} {...(isDanger && { color: 'red' })}>
            {change.isPending ? texts.busy : submit}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function listMethods({ app_since, passkeys }: SecondFactorState): Method[] {
  return [
    'password',
    ...(app_since === null ? [] : ['code' as const]),
    ...(passkeys.length > 0 && canUsePasskeys() ? ['passkey' as const] : []),
  ]
}

function toConfirmation(method: 'password' | 'code', entered: string): Confirmation {
  return method === 'code' ? { method, code: entered } : { method, password: entered }
}

interface ProofFieldProps {
  email: string
  method: Method
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function ProofField({ email, method, value, error, onChange }: ProofFieldProps) {
  if (method === 'passkey') return <Text size="sm">{texts.passkeyHint}</Text>
  if (method === 'code') {
    return (
      <TextInput
        label={texts.code}
        description={texts.lead}
        value={value}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        onChange={(event) => onChange(onlyDigits(event.currentTarget.value))}
      />
    )
  }
  return (
    <>
      <PasswordOwner email={email} />
      <PasswordField
        label={texts.password}
        description={texts.lead}
        name="current-password"
        autoComplete="current-password"
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  )
}
