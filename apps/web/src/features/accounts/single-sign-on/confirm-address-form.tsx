import { Anchor, Button, Stack, Text, Title } from '@mantine/core'
import type { SingleSignOnAnswer } from '@troupe/contract/account/single-sign-on'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { describeVerificationError } from '../api/auth-errors.ts'
import { useConfirmAddress } from '../api/single-sign-on.ts'
import { CodeFields } from '../code-entry/code-fields.tsx'
import { startCodeTimes } from '../code-entry/code-times.ts'
import { SentTo } from '../code-entry/sent-to.tsx'
import { useCodeEntry } from '../code-entry/use-code-entry.ts'
import { useCodeSubmission } from '../code-entry/use-code-submission.ts'
import { singleSignOnTexts } from './single-sign-on-texts.ts'

const texts = singleSignOnTexts.confirm

interface ConfirmAddressFormProps {
  sent: Extract<SingleSignOnAnswer, { state: 'code_sent' }>
  signInPath: string
  onSignedIn: (destination: string) => void
}

/** Form for the code that was mailed to an address which the provider has not verified. A new code needs a new sign-in. */
export function ConfirmAddressForm({ sent, signInPath, onSignedIn }: ConfirmAddressFormProps) {
  const navigate = useNavigate()
  const confirm = useConfirmAddress()
  const [times] = useState(() => startCodeTimes(new Date(sent.expires_at)))
  const startAgain = async () => navigate(signInPath, { replace: true })
  const entry = useCodeEntry({
    times,
    requestCode: startAgain,
    describeRequestError: describeVerificationError,
  })
  const { submit, isPending } = useCodeSubmission(entry, {
    submitCode: async (code) => onSignedIn(await confirm({ confirmationId: sent.confirmation_id, code })),
    describeError: describeVerificationError,
    onAccepted: () => undefined,
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap={16}>
        <Stack gap={4}>
          <ScreenTitle title={texts.title} />
          <Title order={1} size="h2">
            {texts.title}
          </Title>
          <Text c="dimmed" component="div">
            <SentTo text={texts.lead} email={sent.email} />
          </Text>
        </Stack>
        <CodeFields entry={entry} onResend={() => void startAgain()} />
        <Button type="submit" size="md" disabled={isPending}>
          {isPending ? texts.busy : texts.submit}
        </Button>
        <Anchor component={Link} to={signInPath} replace size="sm" ta="center">
          {singleSignOnTexts.back}
        </Anchor>
      </Stack>
    </form>
  )
}
