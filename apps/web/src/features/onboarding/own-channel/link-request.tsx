import { Alert, Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { Email } from '@troupe/contract/mail/email-address'
import { type FormEvent, useState } from 'react'
import { toFormRule } from '../../../lib/form-rule.ts'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { useRequestOwnLink } from '../api/own-channel.ts'
import classes from './own-channel-screen.module.css'
import { ownChannelTexts } from './own-channel-texts.ts'

const texts = ownChannelTexts.link
const findEmailProblem = toFormRule(Email)

interface LinkRequestProps {
  /** Why the page cannot be shown. */
  title: string
  text: string
}

/** Form with which a creator without a working link requests a new one. The response is the same for every address. */
export function LinkRequest({ title, text }: LinkRequestProps) {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const request = useRequestOwnLink()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = findEmailProblem(email)
    setProblem(found)
    if (found === null) request.mutate(email)
  }
  return (
    <div className={classes.narrow}>
      <ScreenTitle title={title} />
      <Title order={1}>{title}</Title>
      <Text>{texts.request(text)}</Text>
      {request.isSuccess ? (
        <Alert color="sea" role="status">
          {texts.requested}
        </Alert>
      ) : (
        <form onSubmit={submit} noValidate>
          <Stack gap={16}>
            {request.error && (
              <Alert color="red" role="alert" title={texts.failed}>
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
              error={problem}
              onChange={(event) => {
                setEmail(event.currentTarget.value)
                setProblem(null)
              }}
            />
            <Button type="submit" size="md" disabled={request.isPending}>
              {request.isPending ? texts.sending : texts.submit}
            </Button>
          </Stack>
        </form>
      )}
    </div>
  )
}
