import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useAddressText } from '../../lib/use-address-text.ts'

interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** Search field that filters a screen as the user types. */
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

/** The search text of a screen. It is also stored in the address, so that links and the back button restore it. */
export function useSearchText(): [text: string, setText: (text: string) => void] {
  return useAddressText('q')
}
