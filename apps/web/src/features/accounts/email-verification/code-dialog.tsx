import { Button, Center, Modal, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { verificationCodeLength } from '@troupe/contract/accounts'
import { type FormEvent, useEffect, useRef } from 'react'
import { CodeFields } from '../code-entry/code-fields.tsx'
import type { CodeTimes } from '../code-entry/code-times.ts'
import { SentTo } from '../code-entry/sent-to.tsx'
import { useCodeEntry } from '../code-entry/use-code-entry.ts'
import { useCodeSubmission } from '../code-entry/use-code-submission.ts'
import { emailVerificationTexts as texts } from './email-verification-texts.ts'

const successShownMs = 2000

interface CodeDialogBodyProps {
  description: string
  email: string
  /** If `expiresAt` is null, a code is requested at once. */
  times: CodeTimes
  requestCode: () => Promise<unknown>
  submitCode: (code: string) => Promise<unknown>
  describeRequestError: (error: unknown) => string
  describeSubmitError: (error: unknown) => string
  /** Called two seconds after the address was verified, or earlier when the dialog is closed. */
  onVerified: () => void
}

interface CodeDialogProps extends CodeDialogBodyProps {
  isOpen: boolean
  title: string
  onClose: () => void
}

/** A dialog that verifies an address with a mailed code, through the given calls. */
export function CodeDialog({ isOpen, title, onClose, onVerified, ...body }: CodeDialogProps) {
  const isVerified = useRef(false)
  const finish = () => {
    if (!isVerified.current) return
    isVerified.current = false
    onVerified()
    onClose()
  }
  return (
    <Modal
      opened={isOpen}
      onClose={() => (isVerified.current ? finish() : onClose())}
      title={title}
      centered
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      <CodeDialogBody
        {...body}
        onAccepted={() => {
          isVerified.current = true
        }}
        onVerified={finish}
      />
    </Modal>
  )
}

function CodeDialogBody(props: CodeDialogBodyProps & { onAccepted: () => void }) {
  const { email, times, requestCode } = props
  const entry = useCodeEntry({ times, requestCode, describeRequestError: props.describeRequestError })
  const { submit, isPending, isAccepted } = useCodeSubmission(entry, {
    submitCode: props.submitCode,
    describeError: props.describeSubmitError,
    onAccepted: props.onAccepted,
  })
  const isAskedFor = useRef(times.expiresAt !== null)
  useEffect(() => {
    if (isAskedFor.current) return
    isAskedFor.current = true
    entry.resend.start()
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }

  if (isAccepted) return <VerifiedView onShown={props.onVerified} />
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap={16}>
        <Text c="dimmed">
          <SentTo text={props.description} email={email} />
        </Text>
        <CodeFields entry={entry} />
        <Button type="submit" size="md" disabled={isPending || entry.code.length < verificationCodeLength}>
          {isPending ? texts.busy : texts.submit}
        </Button>
      </Stack>
    </form>
  )
}

function VerifiedView({ onShown }: { onShown: () => void }) {
  const latest = useRef(onShown)
  useEffect(() => {
    latest.current = onShown
  })
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), successShownMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Center py={32} role="status">
      <Stack align="center" gap={16}>
        <ThemeIcon size={56} radius="50%" variant="light" aria-hidden>
          <IconCheck size={28} />
        </ThemeIcon>
        <Title order={3}>{texts.verified}</Title>
      </Stack>
    </Center>
  )
}
