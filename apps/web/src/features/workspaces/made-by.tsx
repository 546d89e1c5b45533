import { Text } from '@mantine/core'
import { useMaker } from './api/activities.ts'
import { madeByText } from './workspace-texts.ts'

/** "Created by …" on a thing that several people share; nothing for a user who works alone. */
export function MadeBy({ of, id }: { of: 'collection' | 'campaign'; id: string }) {
  const { data } = useMaker({ of, id })
  if (!data?.name) return null
  return (
    <Text span size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {madeByText(data.name)}
    </Text>
  )
}
