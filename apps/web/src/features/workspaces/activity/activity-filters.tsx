import { NativeSelect, TextInput } from '@mantine/core'
import { activityKinds } from '@troupe/contract/workspace/activities'
import { activityTexts as texts } from './activity-texts.ts'
import type { ChosenFilter } from './chosen-filter.ts'

interface ActivityFiltersProps {
  chosen: ChosenFilter
  people: readonly { id: string; name: string }[]
  onChange: (parts: Partial<ChosenFilter>) => void
}

const kindOptions = [
  { value: '', label: texts.anyKind },
  ...activityKinds.map((kind) => ({ value: kind, label: texts.kinds[kind] })),
]

/** Narrows the log to a person, a kind of thing and a period. */
export function ActivityFilters({ chosen, people, onChange }: ActivityFiltersProps) {
  const { personId, kind, from, to } = chosen
  return (
    <>
      <NativeSelect
        label={texts.person}
        value={personId}
        data={[{ value: '', label: texts.anyPerson }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={({ currentTarget }) => onChange({ personId: currentTarget.value })}
      />
      <NativeSelect
        label={texts.kind}
        value={kind}
        data={kindOptions}
        onChange={({ currentTarget }) => onChange({ kind: currentTarget.value })}
      />
      <TextInput
        type="date"
        label={texts.from}
        value={from}
        onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
      />
      <TextInput
        type="date"
        label={texts.to}
        value={to}
        onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
      />
    </>
  )
}
