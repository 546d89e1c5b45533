import { Avatar } from '@mantine/core'
import { useMembers } from './people-query.ts'
import { teamTexts as texts } from './team-texts.ts'

/** Who works on something, as a small picture with the name for its label; nothing for a member who is not known. */
export function AssignedMark({ userId }: { userId: string | null | undefined }) {
  const members = useMembers()
  const name = members.find(({ user_id }) => user_id === userId)?.username
  if (name === undefined) return null
  const label = texts.assignedToName(name)
  return <Avatar name={name} size={22} radius="xl" role="img" aria-label={label} title={label} />
}
