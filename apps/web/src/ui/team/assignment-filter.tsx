import { NativeSelect } from '@mantine/core'
import { type Assignment, assignments } from '@troupe/contract/collection-members/assignment'
import { useSearchParams } from 'react-router'
import { useTeam } from './team-context.ts'
import { teamTexts as texts } from './team-texts.ts'

const name = 'assigned'
const options = [
  { value: '', label: texts.filters.anyone },
  ...assignments.map((value) => ({ value, label: texts.filters[value] })),
]

/** The assignment to which the address of the page limits a list; undefined for none, and for a user who is alone. */
export function useAssignment(): Assignment | undefined {
  const [parameters] = useSearchParams()
  const { hasColleagues } = useTeam()
  return hasColleagues ? assignments.find((each) => each === parameters.get(name)) : undefined
}

/** Chooses between what is assigned to anyone, to the user, or to nobody. Nothing for a user who is alone. */
export function AssignmentFilter({ className }: { className?: string | undefined }) {
  const [, setParameters] = useSearchParams()
  const { hasColleagues } = useTeam()
  const chosen = useAssignment()
  if (!hasColleagues) return null
  return (
    <NativeSelect
      className={className}
      label={texts.filter}
      data={options}
      value={chosen ?? ''}
      onChange={({ currentTarget: { value } }) =>
        setParameters(
          (present) => {
            const next = new URLSearchParams(present)
            if (value === '') next.delete(name)
            else next.set(name, value)
            return next
          },
          { replace: true, preventScrollReset: true },
        )
      }
    />
  )
}
