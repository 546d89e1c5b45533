import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { ScreenTitle } from '../../../ui/screen-title.tsx'

/** Heading of a step of the auth screen. */
export function AuthHeading({ title, lead }: { title: string; lead: ReactNode }) {
  return (
    <Stack gap={4} mb={8}>
      <ScreenTitle title={title} />
      <Title order={1} size="h2">
        {title}
      </Title>
      <Text c="dimmed">{lead}</Text>
    </Stack>
  )
}
