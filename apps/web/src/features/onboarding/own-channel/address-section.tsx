import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { Email } from '@troupe/contract/mail/email-address'
import type { AddressChange, OwnChannel } from '@troupe/contract/own-channel'
import { type FormEvent, useState } from 'react'
import { toFormRule } from '../../../lib/form-rule.ts'
import { SettingsSection } from '../../../ui/settings/settings-section.tsx'
import { useChangeAddress, useKeepAddress } from '../api/own-channel.ts'
import { changeTexts } from './change-texts.ts'

const texts = changeTexts.address
const findEmailProblem = toFormRule(Email)

interface AddressSectionProps {
  token: string
  channel: Pick<OwnChannel, 'address_change' | 'creator'>
}

/** Changes the address with which the channel is registered, once the mailed links are confirmed. */
export function AddressSection({ token, channel: { address_change: change, creator } }: AddressSectionProps) {
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      {change ? <WaitingChange token={token} change={change} /> : <AddressForm token={token} present={creator.email} />}
    </SettingsSection>
  )
}

function AddressForm({ token, present }: { token: string; present: string | null }) {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const change = useChangeAddress(token)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = findEmailProblem(email)
    setProblem(found)
    if (found === null) change.mutate(email)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16} align="start">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {texts.present}: <strong dir="ltr">{present}</strong>
        </Text>
        <TextInput
          label={texts.next}
          type="email"
          name="new-email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          w="100%"
          value={email}
          error={problem}
          onChange={(event) => {
            setEmail(event.currentTarget.value)
            setProblem(null)
            if (change.isError) change.reset()
          }}
        />
        {change.error && (
          <Alert color="red" role="alert" title={texts.failed}>
            {change.error.message}
          </Alert>
        )}
        <Button type="submit" variant="default" size="md" loading={change.isPending}>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  )
}

function WaitingChange({ token, change }: { token: string; change: AddressChange }) {
  const stop = useKeepAddress(token)
  return (
    <Stack gap={16} align="start">
      <Alert color="sea" role="status" title={texts.waiting(change.email)} w="100%">
        <Text size="sm">{describeWaiting(change)}</Text>
        {change.is_old_confirmed === false && (
          <Text size="sm" mt={8}>
            {texts.lost}
          </Text>
        )}
      </Alert>
      {stop.error && (
        <Alert color="red" role="alert" title={texts.failed}>
          {stop.error.message}
        </Alert>
      )}
      <Button variant="default" size="md" loading={stop.isPending} onClick={() => stop.mutate()}>
        {texts.stop}
      </Button>
    </Stack>
  )
}

function describeWaiting({ is_new_confirmed: isNew, is_old_confirmed: isOld }: AddressChange): string {
  if (isNew) return texts.waitingForOld
  return isOld === false ? texts.waitingForBoth : texts.waitingForNew
}
