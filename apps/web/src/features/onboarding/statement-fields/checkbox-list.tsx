import { Checkbox, SimpleGrid } from '@mantine/core'

interface CheckboxListProps {
  label: string
  options: readonly string[]
  checked: readonly string[]
  onChange: (checked: string[]) => void
}

/** Any number of some options; two columns on a phone, each line high enough for a thumb. */
export function CheckboxList({ label, options, checked, onChange }: CheckboxListProps) {
  return (
    <Checkbox.Group label={label} value={[...checked]} onChange={onChange}>
      <SimpleGrid cols={{ base: 2, xs: 3 }} spacing={8} verticalSpacing={0} mt={4}>
        {options.map((option) => (
          <Checkbox key={option} value={option} label={option} py={8} />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  )
}
