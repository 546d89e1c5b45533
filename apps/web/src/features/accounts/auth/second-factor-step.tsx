import { Alert, Button, Stack, TextInput } from '@mantine/core'
import {
  appCodeLength,
  RecoveryCode,
  type SecondFactorMethod,
  type SecondFactorNeeded,
} from '@troupe/contract/sign-in/second-factor-proof'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { LinkButton } from '../../../ui/link-button.tsx'
import { CodeInput, type CodeInputHandle } from '../../../ui/settings/code-input.tsx'
import { type EnteredFactor, useProveSecondFactor } from '../api/login.ts'
import { describePasskeyError } from '../api/passkey-errors.ts'
import { canUsePasskeys } from '../passkeys/sign-with-passkey.ts'
import { AuthHeading } from './auth-heading.tsx'
import { authTexts } from './auth-texts.ts'

const texts = authTexts.secondFactor
const leads = { code: texts.codeLead, passkey: texts.passkeyLead, recovery_code: texts.recoveryLead }
const switches = { code: texts.toCode, passkey: texts.toPasskey, recovery_code: texts.toRecovery }

interface SecondFactorStepProps {
  needed: SecondFactorNeeded
  onSignedIn: () => void
  /** Called to enter address and password again. */
  onBack: () => void
}

/** Asks for the second factor after the right password, in one way at a time. */
export function SecondFactorStep({ needed, onSignedIn, onBack }: SecondFactorStepProps) {
  const methods = needed.methods.filter((method) => method !== 'passkey' || canUsePasskeys())
  const [method, setMethod] = useState<SecondFactorMethod>(methods[0] ?? 'recovery_code')
  const proof = useProveSecondFactor(needed)
  const change = (next: SecondFactorMethod) => {
    proof.reset()
    setMethod(next)
  }
  return (
    <Stack gap={16}>
      <AuthHeading title={texts.title} lead={leads[method]} />
      {proof.isError && (
        <Alert color="red" role="alert">
          {describePasskeyError(proof.error, texts.failed)}
        </Alert>
      )}
      <FactorForm
        key={method}
        method={method}
        isBusy={proof.isPending}
        isRefused={proof.isError}
        onSubmit={(entered) => proof.mutate(entered, { onSuccess: onSignedIn })}
      />
      <Stack gap={8} align="flex-start">
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <LinkButton key={other} onClick={() => change(other)}>
              {switches[other]}
            </LinkButton>
          ))}
        <LinkButton onClick={onBack}>{texts.back}</LinkButton>
      </Stack>
    </Stack>
  )
}

interface FactorFormProps {
  method: SecondFactorMethod
  isBusy: boolean
  isRefused: boolean
  onSubmit: (entered: EnteredFactor) => void
}

function FactorForm({ method, isBusy, isRefused, onSubmit }: FactorFormProps) {
  const [code, setCode] = useState('')
  const boxes = useRef<CodeInputHandle>(null)
  useLayoutEffect(() => boxes.current?.focusFirst(), [])
  const isWhole = method === 'code' ? code.length === appCodeLength : RecoveryCode.safeParse(code).success
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (method === 'passkey') onSubmit({ method })
    else if (isWhole) onSubmit({ method, code })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        {method === 'code' && (
          <CodeInput
            ref={boxes}
            value={code}
            onChange={setCode}
            length={appCodeLength}
            label={texts.codeGroup}
            boxLabel={texts.codeBox}
            isInvalid={isRefused}
          />
        )}
        {method === 'recovery_code' && (
          <TextInput
            label={texts.recoveryCode}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            autoComplete="off"
            spellCheck={false}
            autoFocus
            dir="ltr"
          />
        )}
        <Button type="submit" size="md" disabled={isBusy || (method !== 'passkey' && !isWhole)}>
          {isBusy ? texts.busy : method === 'passkey' ? texts.usePasskey : texts.submit}
        </Button>
      </Stack>
    </form>
  )
}
