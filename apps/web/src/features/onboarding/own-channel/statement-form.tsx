import { Alert, Button, Group, Stack } from '@mantine/core'
import type { CreatorStatement } from '@troupe/contract/onboarding'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useCorrectOwnChannel } from '../api/own-channel.ts'
import { IdentityFields } from '../statement-fields/identity-fields.tsx'
import { PlaceFields } from '../statement-fields/place-fields.tsx'
import {
  readStatement,
  type StatementProblems,
  type StatementValues,
  toStatementValues,
} from '../statement-fields/statement-values.ts'
import { WorkFields } from '../statement-fields/work-fields.tsx'
import { ownChannelTexts } from './own-channel-texts.ts'

const texts = ownChannelTexts.statement

interface StatementFormProps {
  token: string
  statement: CreatorStatement
  onSaved: () => void
  onCancel: () => void
}

/** Form that corrects the creator's statement, with the fields and messages of the wizard. */
export function StatementForm({ token, statement, onSaved, onCancel }: StatementFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(() => toStatementValues(statement))
  const [problems, setProblems] = useState<StatementProblems>({})
  const [refusals, setRefusals] = useState(0)
  const correction = useCorrectOwnChannel(token)
  // The button that had the focus no longer exists.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  // On a phone, the invalid field is far above the button.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  const change = (changed: Partial<StatementValues>) => {
    setValues((present) => ({ ...present, ...changed }))
    setProblems((present) => withoutFields(present, Object.keys(changed)))
    if (correction.isError) correction.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readStatement(values)
    if ('problems' in read) {
      setProblems(read.problems)
      setRefusals(refusals + 1)
    } else correction.mutate(read.statement, { onSuccess: onSaved })
  }
  const fields = { values, problems, onChange: change }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap={16}>
        <IdentityFields {...fields} />
        <PlaceFields {...fields} />
        <WorkFields {...fields} />
        {Object.keys(problems).length > 0 && (
          <Alert color="red" role="alert">
            {texts.fixErrors}
          </Alert>
        )}
        {correction.error && (
          <Alert color="red" role="alert" title={texts.failed}>
            {correction.error.message}
          </Alert>
        )}
        <Group gap={8}>
          <Button type="submit" size="md" loading={correction.isPending}>
            {texts.save}
          </Button>
          <Button variant="default" size="md" disabled={correction.isPending} onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function withoutFields(problems: StatementProblems, fields: readonly string[]): StatementProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field)))
}
