import { Button, Group, Text } from '@mantine/core'

interface ValueRowProps {
  value: string
  change: string
  onChange: () => void
}

/** The current value, with a button to change it. */
export function ValueRow({ value, change, onChange }: ValueRowProps) {
  return (
    <Group justify="space-between" gap={12}>
      <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
        {value}
      </Text>
      <Button variant="default" onClick={onChange}>
        {change}
      </Button>
    </Group>
  )
}
