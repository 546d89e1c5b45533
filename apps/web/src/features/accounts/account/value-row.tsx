import { Button, Group, Text } from '@mantine/core'

interface ValueRowProps {
  value: string
  change: string
  onChange: () => void
}

/** The present value with the button that changes it. */
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
