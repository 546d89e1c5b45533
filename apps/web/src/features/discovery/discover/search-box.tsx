import { Button, Combobox, TextInput, useCombobox } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useRef } from 'react'
import { useRecentSearches } from '../api/recent-searches.ts'
import { useSavedSearches } from '../api/saved-searches.ts'
import type { SearchInput } from '../api/search-request.ts'
import { KeptSearchOptions, listKeptSearches } from '../saved-searches/kept-search-options.tsx'
import { discoverTexts as texts } from '../search/discover-texts.ts'
import classes from '../search-controls/search-box.module.css'
import { useSlashKey } from '../search-controls/use-slash-key.ts'

interface SearchBoxProps {
  query: string
  /** The reason why the search cannot be run. */
  problem: string | null
  onChange: (query: string) => void
  onSearch: () => void
  /** Called when a saved or recent search is chosen. */
  onRun: (input: SearchInput) => void
}

/** The search text; Enter or the button runs the search. Lists earlier searches below. */
export function SearchBox({ query, problem, onChange, onSearch, onRun }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  useSlashKey(() => input.current?.focus())
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const wanted = { enabled: combobox.dropdownOpened }
  const { data: saved = [] } = useSavedSearches(wanted)
  const { data: recent = [] } = useRecentSearches(wanted)
  const kept = listKeptSearches(query, { saved, recent })
  const options = [...kept.saved, ...kept.recent]

  const submit = (event: FormEvent) => {
    event.preventDefault()
    combobox.closeDropdown()
    onSearch()
  }
  const choose = (key: string) => {
    combobox.closeDropdown()
    const option = options.find((candidate) => candidate.key === key)
    if (option) onRun(option.input)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is too new for some screen readers and for jsdom
    <form role="search" className={classes.root} onSubmit={submit}>
      <Combobox store={combobox} onOptionSubmit={choose} shadow="md">
        <Combobox.Target autoComplete="off">
          <TextInput
            ref={input}
            className={classes.input}
            type="search"
            name="query"
            size="lg"
            aria-label={texts.searchLabel}
            aria-keyshortcuts="/"
            placeholder={texts.placeholder}
            enterKeyHint="search"
            leftSection={<IconSearch size={20} stroke={1.8} aria-hidden />}
            value={query}
            error={problem}
            onClick={() => combobox.openDropdown()}
            onBlur={() => combobox.closeDropdown()}
            onChange={(event) => {
              combobox.resetSelectedOption()
              onChange(event.currentTarget.value)
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={options.length === 0}>
          <KeptSearchOptions {...kept} />
        </Combobox.Dropdown>
      </Combobox>
      <Button type="submit" size="lg" fz={16}>
        {texts.search}
      </Button>
    </form>
  )
}
