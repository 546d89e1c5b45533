import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'

interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** Narrows what a screen shows while somebody types. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
      w={{ base: '100%', xs: 320 }}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
