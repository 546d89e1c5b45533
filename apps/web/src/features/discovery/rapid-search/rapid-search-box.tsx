import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useRef } from 'react'
import { discoverTexts as texts } from '../discover-texts.ts'
import classes from '../search-box.module.css'
import { useSlashKey } from '../use-slash-key.ts'

interface RapidSearchBoxProps {
  query: string
  /** What keeps the search from being run. */
  problem: string | null
  onChange: (query: string) => void
  onSearch: () => void
}

/** The words to ask the platforms for; Enter or the button runs the search. */
export function RapidSearchBox({ query, problem, onChange, onSearch }: RapidSearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  useSlashKey(() => input.current?.focus())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is too new for some screen readers and for jsdom
    <form role="search" className={classes.root} onSubmit={submit}>
      <TextInput
        ref={input}
        className={classes.input}
        type="search"
        name="query"
        size="lg"
        aria-label={texts.searchLabel}
        aria-keyshortcuts="/"
        placeholder={texts.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        leftSection={<IconSearch size={20} stroke={1.8} aria-hidden />}
        value={query}
        error={problem}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button type="submit" size="lg" fz={16}>
        {texts.search}
      </Button>
    </form>
  )
}
