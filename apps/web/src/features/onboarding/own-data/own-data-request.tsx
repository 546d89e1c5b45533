import { Alert, Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { ownDataDays } from '@troupe/contract/law/own-data'
import { Email } from '@troupe/contract/mail/email-address'
import { type FormEvent, useState } from 'react'
import { toFormRule } from '../../../lib/form-rule.ts'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { useRequestOwnData } from '../api/own-data.ts'
import classes from './own-data-screen.module.css'
import { ownDataTexts as texts } from './own-data-texts.ts'

const findEmailProblem = toFormRule(Email)

/** Form that asks for a link. The response is the same for every address. @param problem why a link did not open. */
export function OwnDataRequest({ problem }: { problem?: string }) {
  const [email, setEmail] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)
  const request = useRequestOwnData()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = findEmailProblem(email)
    setMistake(found)
    if (found === null) request.mutate(email)
  }
  return (
    <div className={classes.narrow}>
      <ScreenTitle title={texts.title} />
      <Title order={1}>{texts.title}</Title>
      {problem !== undefined && (
        <Alert color="yellow" role="status">
          {problem}
        </Alert>
      )}
      {request.isSuccess ? (
        <Alert color="sea" role="status">
          {texts.sent}
        </Alert>
      ) : (
        <form onSubmit={submit} noValidate>
          <Stack gap={16}>
            <Text>{texts.ask(ownDataDays)}</Text>
            {request.error && (
              <Alert color="red" role="alert" title={texts.notSent}>
                {request.error.message}
              </Alert>
            )}
            <TextInput
              label={texts.email}
              type="email"
              name="email"
              inputMode="email"
              autoComplete="email"
              value={email}
              error={mistake}
              onChange={(event) => {
                setEmail(event.currentTarget.value)
                setMistake(null)
              }}
            />
            <Button type="submit" size="md" loading={request.isPending}>
              {texts.submit}
            </Button>
          </Stack>
        </form>
      )}
    </div>
  )
}
