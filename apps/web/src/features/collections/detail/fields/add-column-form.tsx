import { Alert, Button, Group, Select, Stack, TagsInput, TextInput } from '@mantine/core'
import {
  ColumnName,
  ColumnType,
  columnNameMaxLength,
  columnTypes,
  columnValueMaxLength,
  maxColumnChoices,
} from '@troupe/contract/collection-members/columns'
import { type FormEvent, useRef, useState } from 'react'
import { toFormRule } from '../../../../lib/form-rule.ts'
import { useAddColumn } from '../../api/add-column.ts'
import { describeFailure } from '../../collection-messages.ts'
import { fieldTexts } from './field-texts.ts'

const texts = fieldTexts.columns
const checkName = toFormRule(ColumnName)
const types = columnTypes.map((type) => ({ value: type, label: texts.types[type] }))

/** Adds a column at the end of a collection's columns. */
export function AddColumnForm({ collectionId }: { collectionId: string }) {
  const [name, setName] = useState('')
  const [type, setType] = useState<ColumnType>('text')
  const [choices, setChoices] = useState<string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const nameRef = useRef<HTMLInputElement>(null)
  const adding = useAddColumn(collectionId)
  const needsChoices = type === 'choice'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = checkName(name)
    setProblem(wrong)
    if (wrong) return nameRef.current?.focus()
    adding.mutate(
      { name, type, choices: needsChoices ? choices : [] },
      {
        onSuccess: () => {
          setName('')
          setChoices([])
          nameRef.current?.focus()
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={12}>
        <Group gap={12} align="flex-start" grow preventGrowOverflow={false}>
          <TextInput
            ref={nameRef}
            label={texts.add.name}
            maxLength={columnNameMaxLength}
            autoComplete="off"
            dir="auto"
            error={problem}
            value={name}
            onChange={(event) => {
              setName(event.currentTarget.value)
              setProblem(null)
            }}
          />
          <Select
            label={texts.add.type}
            data={types}
            allowDeselect={false}
            value={type}
            onChange={(chosen) => setType(ColumnType.parse(chosen))}
          />
        </Group>
        {needsChoices && (
          <TagsInput
            label={texts.add.choices}
            description={texts.choicesHint}
            maxTags={maxColumnChoices}
            maxLength={columnValueMaxLength}
            splitChars={[]}
            acceptValueOnBlur
            value={choices}
            onChange={setChoices}
          />
        )}
        {adding.error && (
          <Alert color="red" role="alert">
            {describeFailure(texts.add.failed, adding.error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button type="submit" variant="default" loading={adding.isPending}>
            {texts.add.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
