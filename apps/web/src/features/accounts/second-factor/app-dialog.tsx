import { Alert, Button, Code, Group, Modal, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { SecondFactorState } from '@troupe/contract/account/second-factor-settings'
import { appCodeLength } from '@troupe/contract/sign-in/second-factor-proof'
import { type FormEvent, useState } from 'react'
import { CodeInput } from '../../../ui/settings/code-input.tsx'
import { describeError } from '../api/auth-errors.ts'
import { useFactorCalls } from '../api/second-factor.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { QrCode } from './qr-code.tsx'
import { factorTexts } from './second-factor-texts.ts'

const texts = factorTexts.app

interface AppDialogProps {
  email: string
  factors: SecondFactorState
  /** Called with recovery codes if these are the account's first. */
  onDone: (recoveryCodes: string[] | null) => void
  onClose: () => void
}

interface Begun {
  secret: string
  uri: string
}

/** Sets up an authenticator app: asks for the owner, shows the key, and asks for its first code. */
export function AppDialog({ email, factors, onDone, onClose }: AppDialogProps) {
  const { beginApp } = useFactorCalls()
  const [begun, setBegun] = useState<Begun>()
  return (
    <Modal opened onClose={onClose} title={texts.title} closeButtonProps={{ 'aria-label': factorTexts.close }}>
      {begun ? (
        <FirstCode begun={begun} onDone={onDone} onCancel={onClose} />
      ) : (
        <ConfirmForm
          email={email}
          factors={factors}
          submit={factorTexts.confirm.next}
          failed={texts.setUpFailed}
          action={async (confirmation) => setBegun(await beginApp(confirmation))}
          onCancel={onClose}
        />
      )}
    </Modal>
  )
}

interface FirstCodeProps {
  begun: Begun
  onDone: (recoveryCodes: string[] | null) => void
  onCancel: () => void
}

function FirstCode({ begun: { secret, uri }, onDone, onCancel }: FirstCodeProps) {
  const { completeApp } = useFactorCalls()
  const [code, setCode] = useState('')
  const completion = useMutation({ mutationFn: completeApp, onSuccess: (answer) => onDone(answer.recovery_codes) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === appCodeLength) completion.mutate(code)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <Text>{texts.scan}</Text>
        <Stack gap={12} align="center">
          <QrCode content={uri} label={texts.picture} />
          <Code block aria-label={texts.key} dir="ltr" style={{ whiteSpace: 'pre-wrap', textAlign: 'center' }}>
            {secret.match(/.{1,4}/g)?.join(' ')}
          </Code>
        </Stack>
        <Text>{texts.enter}</Text>
        {completion.isError && (
          <Alert color="red" role="alert">
            {describeError(completion.error, texts.setUpFailed)}
          </Alert>
        )}
        <CodeInput
          value={code}
          onChange={setCode}
          length={appCodeLength}
          label={texts.codeGroup}
          boxLabel={texts.codeBox}
          isInvalid={completion.isError}
        />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onCancel}>
            {factorTexts.confirm.cancel}
          </Button>
          <Button type="submit" disabled={code.length < appCodeLength || completion.isPending}>
            {completion.isPending ? texts.busy : texts.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
