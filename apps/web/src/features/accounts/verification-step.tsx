import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { resendCooldownSeconds, VerificationCode, verificationCodeLength } from '@troupe/contract/accounts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formatMinutesAndSeconds, useSecondsUntil } from '../../lib/countdown.ts'
import { toFormRule } from '../../lib/form-rule.ts'
import { CodeInput, type CodeInputHandle } from '../../ui/code-input.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { type Registration, useRegister } from './api/register.ts'
import { useVerifyRegistration } from './api/verify-registration.ts'
import { describeResendError, describeVerificationError } from './auth-errors.ts'
import { AuthHeading } from './auth-heading.tsx'
import { authTexts } from './auth-texts.ts'

const autoSubmitDelayMs = 100
const texts = authTexts.verification
const findCodeProblem = toFormRule(VerificationCode)

interface VerificationStepProps {
  registration: Registration
  /** When the code that was mailed first expires. */
  codeExpiresAt: Date
  onVerified: () => void
  onBack: () => void
  onSignIn: () => void
}

export function VerificationStep({ registration, codeExpiresAt, onVerified, onBack, onSignIn }: VerificationStepProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const boxes = useRef<CodeInputHandle>(null)
  const verification = useVerifyRegistration()
  const resend = useResend(registration, codeExpiresAt)

  const submit = () => {
    if (verification.isPending) return
    const codeProblem = findCodeProblem(code)
    setProblem(codeProblem)
    if (codeProblem !== null) return
    verification.mutate(
      { email: registration.email, code },
      {
        onSuccess: onVerified,
        onError: (error) => {
          setProblem(describeVerificationError(error))
          setCode('')
          boxes.current?.focusFirst()
        },
      },
    )
  }
  useAutoSubmit(code, submit)
  useEffect(() => boxes.current?.focusFirst(), [])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const handleResend = () => {
    setProblem(null)
    setCode('')
    resend.start({ onError: (error) => setProblem(describeResendError(error)) })
    boxes.current?.focusFirst()
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap={16}>
        <AuthHeading title={texts.title} lead={<SentTo email={registration.email} />} />
        {problem !== null && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <CodeInput
          ref={boxes}
          value={code}
          onChange={setCode}
          length={verificationCodeLength}
          label={texts.codeGroup}
          boxLabel={texts.codeBox}
          isInvalid={problem !== null}
        />
        <div>
          <Group justify="space-between" mih={24}>
            <CodeExpiry secondsLeft={resend.secondsToExpiry} />
            <LinkButton onClick={handleResend} disabled={!resend.isAllowed}>
              {resend.isAllowed || resend.secondsToWait === 0 ? texts.resend : texts.resendIn(resend.secondsToWait)}
            </LinkButton>
          </Group>
          <Text size="sm" c="dimmed" role="status">
            {resend.isDone && texts.resent}
          </Text>
        </div>
        <Button type="submit" size="md" disabled={verification.isPending}>
          {verification.isPending ? texts.busy : texts.submit}
        </Button>
        <Group justify="space-between">
          <LinkButton onClick={onBack}>{texts.back}</LinkButton>
          <LinkButton onClick={onSignIn}>{texts.toSignIn}</LinkButton>
        </Group>
      </Stack>
    </form>
  )
}

function SentTo({ email }: { email: string }) {
  return (
    <>
      {texts.sentTo}{' '}
      <Text span fw={600} c="var(--troupe-ink)" style={{ overflowWrap: 'anywhere' }}>
        {email}
      </Text>
    </>
  )
}

function CodeExpiry({ secondsLeft }: { secondsLeft: number }) {
  if (secondsLeft === 0) {
    return (
      <Text size="sm" c="var(--troupe-danger)">
        {texts.expired}
      </Text>
    )
  }
  return (
    <Text size="sm" c="dimmed">
      {`${texts.expiresIn} ${formatMinutesAndSeconds(secondsLeft)}`}
    </Text>
  )
}

/** Submits shortly after the last digit, so that a person sees it arrive. */
function useAutoSubmit(code: string, submit: () => void) {
  const latestSubmit = useRef(submit)
  useEffect(() => {
    latestSubmit.current = submit
  })
  useEffect(() => {
    if (code.length < verificationCodeLength) return
    const timer = setTimeout(() => latestSubmit.current(), autoSubmitDelayMs)
    return () => clearTimeout(timer)
  }, [code])
}

/** Asking for a new code: not before the cooldown ends, unless the code has expired or the last attempt failed. */
function useResend(registration: Registration, firstExpiry: Date) {
  const register = useRegister()
  const [expiresAt, setExpiresAt] = useState(firstExpiry.getTime())
  const [allowedAt, setAllowedAt] = useState(() => Date.now() + resendCooldownSeconds * 1000)
  const secondsToExpiry = useSecondsUntil(expiresAt)
  const secondsToWait = useSecondsUntil(allowedAt)

  const start = ({ onError }: { onError: (error: Error) => void }) => {
    setAllowedAt(Date.now() + resendCooldownSeconds * 1000)
    register.mutate(registration, {
      onSuccess: (newExpiry) => setExpiresAt(newExpiry.getTime()),
      onError: (error) => {
        setAllowedAt(0)
        onError(error)
      },
    })
  }
  return {
    start,
    secondsToExpiry,
    secondsToWait,
    isAllowed: !register.isPending && (secondsToWait === 0 || secondsToExpiry === 0),
    isDone: register.isSuccess,
  }
}
