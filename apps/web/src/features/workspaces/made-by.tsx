import { Text } from '@mantine/core'
import { useMaker } from './api/activities.ts'
import { madeByText } from './workspace-texts.ts'

/** "Created by …" on a thing that several people share; nothing for a user who works alone. */
export function MadeBy({ of, id }: { of: 'collection' | 'campaign'; id: string }) {
  const { data, isLoading } = useMaker({ of, id })
  if (!data?.name && !isLoading) return null
  return (
    <Text span size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {/* Keeps the place of what is being read. */}
      {data?.name ? madeByText(data.name) : '\u00a0'}
    </Text>
  )
}
