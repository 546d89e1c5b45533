import { Select } from '@mantine/core'
import { isAtLeast } from '@troupe/contract/base/roles'
import { useRefusal } from '../role/use-refusal.ts'
import { useMembers } from './people-query.ts'
import { useTeam } from './team-context.ts'
import { teamTexts as texts } from './team-texts.ts'

interface AssigneeSelectProps {
  value: string | null | undefined
  onChange: (userId: string | null) => void
  /** Whether a heading beside it says what it is. */
  isLabelHidden?: boolean
}

const nobody = ''

/** Assigns something to a member who may work on it, or to nobody. Nothing for a user who is alone. */
export function AssigneeSelect({ value, onChange, isLabelHidden = false }: AssigneeSelectProps) {
  const { selfId, hasColleagues } = useTeam()
  const members = useMembers()
  const refusal = useRefusal()
  if (!hasColleagues) return null
  const data = members
    .filter(({ user_id, role }) => isAtLeast(role, 'member') || user_id === value)
    .map(({ user_id, username }) => ({
      value: user_id,
      label: user_id === selfId ? texts.you(username) : username,
    }))
  return (
    <Select
      label={isLabelHidden ? undefined : texts.assignedTo}
      aria-label={isLabelHidden ? texts.assignedTo : undefined}
      data={[{ value: nobody, label: texts.nobody }, ...data]}
      value={value ?? nobody}
      onChange={(chosen) => onChange(chosen === nobody ? null : chosen)}
      disabled={refusal !== undefined}
      title={refusal}
      allowDeselect={false}
      searchable
      nothingFoundMessage={texts.noMember}
    />
  )
}
